import type { ObjectName } from "../../../objects/catalogue.ts";
import type { Element } from "../../../wish/typed/garden-words.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer } from "../../site/site.ts";

// Numbers of this file are by eye.
/** Metres into a bed from which on a thing is in it, those at which it is best, and what standing in no bed costs. */
const inside = { from: 0.15, best: 0.45, cost: 1.2 };
/** What a metre off the composition's focus, one from the path (up to a limit) and one away from the viewer costs. */
const costs = { offFocus: 2, fromPath: 0.35, farthestPath: 3, away: 0.08 };

/** A small thing to come upon: in the front of a bed beside the path. */
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
