import { integerAt } from "../../../numeric/read-at.ts";
import { ramp } from "../../../numeric/scalar.ts";
import { isSpecies, speciesCatalog } from "../../../plants/catalog.ts";
import { likely } from "../../ground/yard.ts";
import { SurfaceMap } from "../../surfaces/surface-map.ts";
import type { Candidate } from "../seen/candidate.ts";
import type { Mass } from "../seen/list-masses.ts";
import { cellColumns, cellRows } from "../seen/paint-masses.ts";

/** Shares of the picture: hardly visible, and as much as can be. */
const share = { least: 0.005, most: 0.5 };
/** Cells between samples of the ground. */
const step = 2;

/** How much of the picture is new. */
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
  return inEvenRatios((isNew * step ** 2) / cells.length);
}

/** Source: people prefer flowers to leaves (Hoyle et al., Landscape and Urban Planning 164, 2017). */
export function scoreFlowers({ masses, cells }: Candidate): number {
  return inEvenRatios(cells.filter((index) => blooms(masses[index])).length / cells.length);
}

/** 0..1: twice as much counts the same from any amount on. */
function inEvenRatios(amount: number): number {
  return ramp(Math.log(amount), Math.log(share.least), Math.log(share.most));
}

function blooms(mass: Mass | undefined): boolean {
  return mass !== undefined && isSpecies(mass.name) && speciesCatalog[mass.name].blooms !== undefined;
}
