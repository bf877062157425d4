/**
 * Meters, standard deviation of the logarithm, probability among several. Sizes sold or built; spreads include errors
 * of the ends.
 */
export type Guess = readonly [metres: number, spread: number, share: number];

/** Eye heights of a standing adult; and of someone on a balcony, at an upper window or on a slope, one photo in fifty. */
export const standingEye: Guess = [1.55, 0.09, 0.98];
export const raisedEye: Guess = [4.2, 0.3, 0.02];
/** Something mistaken for a fence. */
export const anyHeight: Guess = [2.2, 0.6, 1];

/** Outside doors: a leaf of 80 in (2.03 m; in Europe 1.98 to 2.1) with its frame and threshold; some are 96 in high. */
export const doorHeights: readonly Guess[] = [
  [2.08, 0.08, 0.92],
  [2.44, 0.08, 0.08],
];
/** Sectional garage doors are sold 7 ft and 8 ft high, and 8, 9, 10, 16 and 18 ft wide. */
export const garageHeights: readonly Guess[] = [
  [2.13, 0.08, 0.85],
  [2.44, 0.08, 0.15],
];
export const garageWidths: readonly Guess[] = [
  [2.44, 0.07, 0.25],
  [2.74, 0.07, 0.25],
  [4.88, 0.07, 0.45],
  [5.49, 0.07, 0.05],
];
/** Privacy panels are 6 ft high (in Europe 1.8 m), picket fences 3 to 4 ft; a third are low walls or raised beds. */
export const fenceHeights: readonly Guess[] = [
  [1.78, 0.12, 0.56],
  [1.1, 0.2, 0.14],
  [0.55, 0.5, 0.3],
];
/** Sedans are 1.45 m high, vans and pickups 1.9. */
export const vehicleHeights: readonly Guess[] = [[1.6, 0.13, 1]];
/** Heads align with the doors' on a floor a few steps up, a story higher 2.8 m above; sills are 0.7 to 1.5 m up. */
export const windowHeads: readonly Guess[] = [
  [2.3, 0.12, 0.8],
  [5.1, 0.12, 0.2],
];
