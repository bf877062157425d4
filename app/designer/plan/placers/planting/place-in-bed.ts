import type { ObjectName } from "../../../objects/catalog.ts";
import type { Element } from "../../../wish/lexicon/garden-words.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer } from "../../site/site.ts";

/** Meters into a bed from which a thing is in it and is best; cost of being in no bed. */
const inside = { from: 0.15, best: 0.45, cost: 1.2 };
/** Cost per meter from the composition's focus, from the path (up to a limit) and away from the viewer. */
const costs = { offFocus: 2, fromPath: 0.35, farthestPath: 3, away: 0.08 };

/** A small discovery: in the front of a bed next to the path. */
function inBed(element: Element, object: ObjectName): Placer {
  return {
    element,
    place(want, site) {
      const wanted = want.count ?? 1;
      let placed = 0;
      for (; placed < wanted; placed++) {
        const spot = findSpot(site, want, ({ x, z }, { toBed, toPath }) => {
          if (!site.fits({ object, x, z, angle: 0, size: 1 }, "off-paving")) return Number.POSITIVE_INFINITY;
          const inFront = toBed < -inside.from ? Math.abs(toBed + inside.best) : inside.cost;
          const fromPath = costs.fromPath * Math.min(costs.farthestPath, toPath);
          return costs.offFocus * site.offPlaceIn("focus", x, z) + inFront + fromPath + costs.away * z;
        });
        if (!spot) break;
        site.add({ object, ...spot, angle: spot.x > 0 ? -0.25 : 0.25, size: 1 });
      }
      return placed;
    },
  };
}

export const placeLantern = inBed("lantern", "stone-lantern");
export const placeWaterBowl = inBed("water", "water-bowl");
