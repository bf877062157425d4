import { speciesCatalogue } from "../../../plants/catalogue.ts";
import { designDepth } from "../../ground/terrain.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Metres of height from which on planting before the viewer hides what is behind it, and the share of the depth that is there. By eye. */
const hides = { height: 0.6, depth: 0.4 };
/** Columns in which the view is looked at, between the shares of its width where planting frames it instead of closing it. */
const columns = 48;
const middle = { from: 0.2, to: 0.8 };
/** Share of the view that may be closed before it feels so: prospect and refuge (Appleton, The Experience of Landscape, 1975). By eye. */
const closed = 0.6;

/** Whether one still looks into the garden, at the house and at the patio, past what grows in front. */
export function scoreViews({ layout, masses }: Candidate): number {
  const { terrain } = layout;
  const near = terrain.grid.nearZ + hides.depth * designDepth(terrain);
  const before = masses.filter(({ name, z, height }) => name in speciesCatalogue && z < near && height > hides.height);
  let covered = 0;
  for (let column = 0; column < columns; column++) {
    const at = middle.from + ((middle.to - middle.from) * (column + 0.5)) / columns;
    if (before.some(({ across, wide }) => Math.abs(across - at) < wide / 2)) covered++;
  }
  return Math.max(0, 1 - covered / columns / closed);
}
