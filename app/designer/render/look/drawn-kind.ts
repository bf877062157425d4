import type { LinearRgb } from "../../numeric/color.ts";
import type { Finish, LeafShape } from "../../stage/geometry.ts";

/** What is drawn at a pixel; "photo" means nothing. Stored as an index into this list. */
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

export function kindOfFinish(finish: Finish): number {
  return kindIndex[ofFinish[finish] ?? "thing"];
}

/** Petals count as flowers, as do round discs that are not green. */
export function kindOfLeaf(shape: LeafShape | undefined, [red, green, blue]: LinearRgb): number {
  if (shape === "blade") return kindIndex.lawn;
  const isFlower = shape === "petal" || shape === "blossom" || (shape === "ellipse" && green < Math.max(red, blue));
  return isFlower ? kindIndex.flower : kindIndex.foliage;
}
