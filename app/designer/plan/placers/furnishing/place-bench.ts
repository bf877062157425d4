import { sampleField } from "../../ground/ground-grid.ts";
import { pointAt } from "../../ground/terrain.ts";
import { angleFacing } from "../../parts/footprint.ts";
import { findSpot } from "../../site/find-spot.ts";
import { objectAsRequested } from "../../site/objects-for-element.ts";
import { isBeforeRequested } from "../../site/sights.ts";
import type { Placer, Site } from "../../site/site.ts";

/** Meters from a bench to the edge of a bed, or to house or fence. */
const backTo = { bed: 0.35, structure: 0.7 };
/** Per meter from the composition's place, from a back and from the path, which counts up to `farthestPath`. */
const costs = { offPlace: 1.5, offBack: 1.5, fromPath: 0.15, farthestPath: 4 };
/** Meters around a patio in which a bench is redundant, and the cost of that. */
const byPatio = { within: 1, cost: 1 };

export const placeBench: Placer = {
  element: "bench",
  place(want, site) {
    const wanted = want.count ?? 1;
    const { seat, seatColor } = site.idea.sheet;
    const object = objectAsRequested("bench", seat === "block-bench" ? seat : "bench", want);
    let placed = 0;
    for (; placed < wanted; placed++) {
      const spot = findSpot(site, want, ({ x, z }, hit) => {
        const own = { object, x, z, angle: facingView(site, x, z), size: 1 } as const;
        const { toBed, toPatio, toPath } = hit;
        const toStructure = sampleField(site.layout.terrain.grid.toStructure, x, z);
        const backed = Math.min(Math.abs(toBed - backTo.bed), Math.abs(toStructure - backTo.structure));
        const cost =
          site.offPlaceIn("seat", x, z) * costs.offPlace +
          backed * costs.offBack +
          costs.fromPath * Math.min(costs.farthestPath, toPath) +
          (toPatio < byPatio.within ? byPatio.cost : 0);
        return site.fits(own, "off-paving") && !isBeforeRequested(site, own, want) ? cost : Number.POSITIVE_INFINITY;
      });
      if (!spot) break;
      const color = seat === object ? seatColor : undefined;
      site.add({ object, ...spot, angle: facingView(site, spot.x, spot.z), size: 1, color });
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
