import { isSpecies } from "../../../plants/catalog.ts";
import { designDepth } from "../../ground/terrain.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Meters of height from which planting hides what is behind it, and the share of the depth it is in. */
const hides = { height: 0.6, depth: 0.4 };
/** Columns in which the view is checked, between the shares of its width where planting frames it instead of closing it. */
const columns = 48;
const middle = { from: 0.2, to: 0.8 };
/** Source: prospect and refuge (Appleton, The Experience of Landscape, 1975). */
const closed = 0.6;

export function scoreViews({ layout, masses }: Candidate): number {
  const { terrain } = layout;
  const near = terrain.grid.nearZ + hides.depth * designDepth(terrain);
  const before = masses.filter(({ name, z, height }) => isSpecies(name) && z < near && height > hides.height);
  let covered = 0;
  for (let column = 0; column < columns; column++) {
    const at = middle.from + ((middle.to - middle.from) * (column + 0.5)) / columns;
    if (before.some(({ across, wide }) => Math.abs(across - at) < wide / 2)) covered++;
  }
  return Math.max(0, 1 - covered / columns / closed);
}
