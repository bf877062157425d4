import type { LinearRgb } from "../../numeric/colour.ts";
import type { Finish, LeafShape } from "../../stage/geometry.ts";

/** What is drawn at a pixel, as far as photos show its like; "photo" is nothing at all. A kind is its index here. */
export const drawnKinds = [
  "photo",
  "foliage",
  "flower",
  "wood",
  "stone",
  "thing",
  "lawn",
  "soil",
  "gravel",
  "paving",
] as const;
export type DrawnKind = (typeof drawnKinds)[number];

export const kindIndex = Object.fromEntries(drawnKinds.map((kind, i) => [kind, i])) as Readonly<
  Record<DrawnKind, number>
>;

const ofFinish: Partial<Record<Finish, DrawnKind>> = {
  wood: "wood",
  bark: "wood",
  "birch-bark": "wood",
  stone: "stone",
  concrete: "stone",
  washed: "stone",
  clay: "stone",
  soil: "soil",
};

/** Kind of a triangle. */
export function kindOfFinish(finish: Finish): number {
  return kindIndex[ofFinish[finish] ?? "thing"];
}

/** Kind of a leaf: petals are flowers, and so are round discs that are not green. */
export function kindOfLeaf(shape: LeafShape | undefined, [red, green, blue]: LinearRgb): number {
  if (shape === "blade") return kindIndex.lawn;
  const isFlower = shape === "petal" || shape === "blossom" || (shape === "ellipse" && green < Math.max(red, blue));
  return isFlower ? kindIndex.flower : kindIndex.foliage;
}
