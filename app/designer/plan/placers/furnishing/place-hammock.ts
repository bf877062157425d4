import { sampleField } from "../../ground/ground-grid.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";

/** Radians from the yard's axis to try, best first. */
const turns = [0, 0.6, -0.6, 1.3];
/** Meters from patio, path and beds that count as quiet and clear of plants. */
const clear = { patio: 1.5, path: 1, beds: 0.8 };
/** Cost per meter too near to a bed, and away from house or fence; a meter too near to patio or path costs 1. */
const costs = { grown: 1.2, fromStructure: 0.3 };

/** In a quiet corner, not across the view: in front of the planting along house or fence. */
export const placeHammock: Placer = {
  element: "hammock",
  place(want, site) {
    const wanted = want.count ?? 1;
    let placed = 0;
    for (; placed < wanted; placed++) {
      const at = (x: number, z: number, turn: number) => pieceAt(site, x, z, turn);
      let turn = 0;
      const spot = findSpot(site, want, ({ x, z }, { toPatio, toPath, toBed }) => {
        const fitting = turns.find((angle) => site.fits(at(x, z, angle), "off-paving"));
        if (fitting === undefined) return Number.POSITIVE_INFINITY;
        const quiet = Math.max(0, clear.patio - toPatio) + Math.max(0, clear.path - toPath);
        // Between plants it would be hidden and hard to reach.
        const grown = Math.max(0, clear.beds - toBed);
        const toStructure = sampleField(site.layout.terrain.grid.toStructure, x, z);
        return quiet + costs.grown * grown + costs.fromStructure * toStructure;
      });
      if (!spot) break;
      turn = turns.find((angle) => site.fits(at(spot.x, spot.z, angle), "off-paving")) ?? 0;
      site.add(at(spot.x, spot.z, turn));
    }
    return placed;
  },
};

function pieceAt({ layout }: Site, x: number, z: number, turn: number) {
  return { object: "hammock", x, z, angle: turn - layout.terrain.surroundings.axis, size: 1 } as const;
}
