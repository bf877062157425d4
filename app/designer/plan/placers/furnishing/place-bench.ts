import { sampleField } from "../../ground/ground-grid.ts";
import { pointAt } from "../../ground/terrain.ts";
import { angleFacing } from "../../parts/footprint.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";

/** At the edge of a bed, its back to planting or fence, looking at water or across the yard. */
export const placeBench: Placer = {
  element: "bench",
  place(want, site) {
    const wanted = want.count ?? 1;
    const { seat, seatColour } = site.idea.sheet;
    const object = seat === "block-bench" ? seat : "bench";
    let placed = 0;
    for (; placed < wanted; placed++) {
      const spot = findSpot(site, want, ({ x, z }, hit) => {
        const own = { object, x, z, angle: facingView(site, x, z), size: 1 } as const;
        const { toBed, toPatio, toPath } = hit;
        const toStructure = sampleField(site.layout.terrain.grid.toStructure, x, z);
        const backed = Math.min(Math.abs(toBed - 0.35), Math.abs(toStructure - 0.7));
        const cost =
          site.offPlaceIn("seat", x, z) * 1.5 + backed * 1.5 + 0.15 * Math.min(4, toPath) + (toPatio < 1 ? 1 : 0);
        return site.fits(own, "off-paving") ? cost : Number.POSITIVE_INFINITY;
      });
      if (!spot) break;
      const colour = seat === object ? seatColour : undefined;
      site.add({ object, ...spot, angle: facingView(site, spot.x, spot.z), size: 1, colour });
    }
    return placed;
  },
};

function facingView(site: Site, x: number, z: number): number {
  const { layout } = site;
  const water = layout.water[0];
  const [viewX, viewZ] = water ? [water.x, water.z] : (site.placeIn("focus") ?? pointAt(layout.terrain, 0, 0.3));
  return angleFacing(x, z, viewX, viewZ);
}
