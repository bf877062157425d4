/**
 * What a pixel of a fixture yard shows. The first five are ground that may be redesigned, the next three ground that is
 * kept, the others no ground.
 */
export const truthClasses = [
  "lawn",
  "soil",
  "bed",
  "gravel",
  "paving",
  "driveway",
  "street",
  "pool",
  "sky",
  "house",
  "garage-door",
  "fence",
  "hedge",
  "tree",
  "trunk",
  "person",
  "thing",
  "car",
] as const;
export type TruthClass = (typeof truthClasses)[number];

/** Classes below this index are ground that may be redesigned; below {@link flatClasses} they are flat. */
export const openClasses = 5;
export const flatClasses = 8;
