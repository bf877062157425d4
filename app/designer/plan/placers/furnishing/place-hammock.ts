import { sampleField } from "../../ground/ground-grid.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";

/** In a quiet corner, not across the view: before the planting along house or fence. */
export const placeHammock: Placer = {
  element: "hammock",
  place(want, site) {
    const wanted = want.count ?? 1;
    let placed = 0;
    for (; placed < wanted; placed++) {
      const at = (x: number, z: number, turn: number) => pieceAt(site, x, z, turn);
      let turn = 0;
      const spot = findSpot(site, want, ({ x, z }, { toPatio, toPath, toBed }) => {
        const fitting = [0, 0.6, -0.6, 1.3].find((angle) => site.fits(at(x, z, angle), "off-paving"));
        if (fitting === undefined) return Number.POSITIVE_INFINITY;
        const quiet = Math.max(0, 1.5 - toPatio) + Math.max(0, 1 - toPath);
        // Among plants nobody sees it, nor gets into it.
        const grown = Math.max(0, 0.8 - toBed);
        return quiet + 1.2 * grown + 0.3 * sampleField(site.layout.terrain.grid.toStructure, x, z);
      });
      if (!spot) break;
      turn = [0, 0.6, -0.6, 1.3].find((angle) => site.fits(at(spot.x, spot.z, angle), "off-paving")) ?? 0;
      site.add(at(spot.x, spot.z, turn));
    }
    return placed;
  },
};

function pieceAt({ layout }: Site, x: number, z: number, turn: number) {
  return { object: "hammock", x, z, angle: turn - layout.terrain.surroundings.axis, size: 1 } as const;
}
