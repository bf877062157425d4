/**
 * What a size may be: metres, the deviation of its logarithm, and how likely it is this one of several. The sizes are those
 * that things are sold or built in; the spreads are by eye, for how they differ and how well their ends can be told.
 */
export type Guess = readonly [metres: number, spread: number, share: number];

/** The eye of a grown person who holds a camera before the face, and of one on a balcony, at an upper window, on a slope. */
export const standingEye: Guess = [1.55, 0.09, 1];
export const raisedEye: Guess = [4.2, 0.3, 1];
/** What is no fence after all. */
export const anyHeight: Guess = [2.2, 0.6, 1];

/**
 * Outside doors: a leaf of 80 in (2.03 m; in Europe 1.98 to 2.1) in its frame, which the eye takes in, on a threshold;
 * some are 96 in high.
 */
export const doorHeights: readonly Guess[] = [
  [2.08, 0.05, 0.92],
  [2.44, 0.05, 0.08],
];
/** Sectional garage doors are sold 7 ft and 8 ft high, and 8, 9, 10, 16 and 18 ft wide. */
export const garageHeights: readonly Guess[] = [
  [2.13, 0.045, 0.85],
  [2.44, 0.045, 0.15],
];
export const garageWidths: readonly Guess[] = [
  [2.44, 0.07, 0.25],
  [2.74, 0.07, 0.25],
  [4.88, 0.07, 0.45],
  [5.49, 0.07, 0.05],
];
/** Panels and boards for privacy are 6 ft (1.83 m; in Europe 1.8) high, picket fences 3 to 4 ft. */
export const fenceHeights: readonly Guess[] = [
  [1.78, 0.12, 0.8],
  [1.1, 0.2, 0.2],
];
/** Saloons are 1.45 m high, vans and pickups 1.9. */
export const vehicleHeights: readonly Guess[] = [[1.6, 0.13, 1]];
/**
 * Windows' heads stand in line with the doors' on a floor some steps above the ground, a storey higher 2.8 m above that;
 * sills 0.7 to 1.5 m above the ground.
 */
export const windowHeads: readonly Guess[] = [
  [2.3, 0.12, 0.8],
  [5.1, 0.12, 0.2],
];
