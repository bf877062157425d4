import type { Random } from "../../numeric/random.ts";
import { growShrub } from "../../plants/habits/shrub.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { Placement } from "../../stage/mesh.ts";

interface PottedPlant {
  at: readonly [x: number, rim: number, z: number];
  radius: number;
  height: number;
  light?: boolean;
}

/** `radius` and `height` meters of foliage from `rim` up, at (x, z) of the object's frame. */
export function growPotted(
  stage: Stage,
  frame: Placement,
  { at: [x, rim, z], radius, height, light = false }: PottedPlant,
  random: Random,
): void {
  const at = frame([x, rim, z]);
  const form = { radius, height, ground: at[1] - 0.02, lump: 0.3, smallLump: 0.16, stray: 0.75, rise: 0.35 };
  const tones = light ? { inner: "#3d5a22", outer: "#9ab85a" } : { inner: "#22391a", outer: "#658c45" };
  growShrub({ ...form, ...tones }, at[0], at[2], stage, random);
}
