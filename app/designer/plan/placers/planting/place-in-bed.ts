import type { ObjectName } from "../../../objects/catalogue.ts";
import type { Element } from "../../../wish/typed/garden-words.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer } from "../../site/site.ts";

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
          const inFront = toBed < -0.15 ? Math.abs(toBed + 0.45) : 1.2;
          return 2 * site.offPlaceIn("focus", x, z) + inFront + 0.35 * Math.min(3, toPath) + 0.08 * z;
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
