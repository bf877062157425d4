/** What a pixel of a photo can show: the kinds that the yards were labelled with, in the order of the net's answer. */
export const seenKinds = [
  "sky",
  "building",
  "wall",
  "tree",
  "shrub",
  "lawn",
  "soil",
  "gravel",
  "paving",
  "driveway",
  "street",
  "steps",
  "water",
  "vehicle",
  "person",
  "thing",
] as const;
export type SeenKind = (typeof seenKinds)[number];

/** Parts of walls and boundaries whose size is known; a pixel can be one of them besides being of its kind. */
export const seenMarks = ["door", "garage-door", "window", "fence-panel"] as const;
export type SeenMark = (typeof seenMarks)[number];

/** What the net says of a photo, on a grid over the whole picture. */
export interface SeenPhoto {
  width: number;
  height: number;
  /** Probability (0..1) per pixel, a plane for each of {@link seenKinds}; of a pixel they add up to 1. */
  kinds: readonly Float32Array[];
  /** Probability (0..1) per pixel, a plane for each of {@link seenMarks}; none where the net was not taught them. */
  marks: readonly Float32Array[];
  /** What the photo as a whole shows, in shares that add up to 1, by the names that the net was taught ("yard", "indoors"). */
  photo: Readonly<Record<string, number>>;
}
