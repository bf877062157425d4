/** What a pixel can show: the labels of the training yards, in the order of the net's output. */
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

/** Parts of walls and boundaries of known size; independent of a pixel's kind. */
export const seenMarks = ["door", "garage-door", "window", "fence-panel"] as const;
export type SeenMark = (typeof seenMarks)[number];

/** On a grid over the whole picture. */
export interface SeenPhoto {
  width: number;
  height: number;
  /** Probability per pixel, a plane for each of {@link seenKinds}; a pixel's sum is 1. */
  kinds: readonly Float32Array[];
  /** Probability per pixel, a plane for each of {@link seenMarks}; empty if the net was not trained on them. */
  marks: readonly Float32Array[];
  /** Probabilities of the whole photo's subject, by name ("yard", "indoors"). */
  photo: Readonly<Record<string, number>>;
}
