import { integerAt } from "../../../numeric/read-at.ts";
import { ramp } from "../../../numeric/scalar.ts";
import { likely } from "../../ground/yard.ts";
import { SurfaceMap } from "../../surfaces/surface-map.ts";
import type { Candidate } from "../seen/candidate.ts";
import { cellColumns, cellRows } from "../seen/paint-masses.ts";

/** Shares of the picture that are new: hardly visible, and as much as can be. */
const share = { least: 0.005, most: 0.5 };
/** Cells between samples. */
const step = 2;

/** How much of the picture is new, in even ratios: twice as much counts the same from any amount on. */
export function scoreAmount({ plan, layout, cells }: Candidate): number {
  const { yard } = layout.terrain;
  const { camera } = yard;
  const surfaces = new SurfaceMap(plan, yard);
  let isNew = 0;
  for (let row = 0; row < cellRows; row += step)
    for (let column = 0; column < cellColumns; column += step) {
      const [u, v] = [((column + 0.5) / cellColumns) * camera.width, ((row + 0.5) / cellRows) * camera.height];
      const [x, z, depth] = camera.groundAt(u, v, [0, 0, 0]);
      const isThing = integerAt(cells, row * cellColumns + column) >= 0;
      if (isThing || (depth > 0 && yard.groundAt(u, v) > likely && surfaces.isNewAt(x, z, u, v))) isNew++;
    }
  const all = (cellColumns * cellRows) / step ** 2;
  return ramp(Math.log(isNew / all), Math.log(share.least), Math.log(share.most));
}
