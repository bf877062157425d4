import type { Want } from "../../idea/idea.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";
import type { Patio } from "../../surfaces/patio.ts";
import { pointAlong } from "../../surfaces/ribbon.ts";

/** Shares of the patio's half depth and width, and of the path's length, best first. */
const backs = [0.7, 0.9, 0.45, -0.6, 1.05];
const widths = [2.1, 1.8, 1.5, 2.5];
const alongPath = [0.5, 0.7, 0.35];
/** Meters: the shortest string, and how much wider than the path a string over it is. */
const shortest = 2.5;
const beyondPath = 1.2;
/** Sine of the angle from which a string square to the patio is seen from the side. */
const sideways = 0.75;

export const placeStringLights: Placer = {
  element: "string-lights",
  place(want, site) {
    const wanted = want.count ?? 1;
    let placed = 0;
    for (const piece of candidates(site)) {
      if (placed >= wanted) break;
      if (!site.fits(piece, "anywhere")) continue;
      site.add(piece);
      placed++;
    }
    while (placed < wanted && placeInTheOpen(want, site)) placed++;
    return placed;
  },
};

function placeInTheOpen(want: Want, site: Site): boolean {
  const at = (x: number, z: number) => ({ object: "string-lights", size: 1, x, z, angle: 0, width: shortest }) as const;
  const spot = findSpot(site, want, ({ x, z }) =>
    site.fits(at(x, z), "off-paving") ? Math.abs(x) : Number.POSITIVE_INFINITY,
  );
  if (spot) site.add(at(spot.x, spot.z));
  return spot !== undefined;
}

function candidates({ layout }: Site): ObjectPlacement[] {
  const { patio, path } = layout;
  const string = { object: "string-lights", size: 1 } as const;
  if (patio)
    return turnsOf(patio).flatMap((turn) =>
      backs.flatMap((back) =>
        widths.map((share) => {
          const own = { ...patio, turn };
          const [x, z] = fromOwnAxes(own, 0, back * patio.halfDepth);
          return { ...string, x, z, angle: -turn, width: Math.max(shortest, patio.halfWidth * share) };
        }),
      ),
    );
  if (!path) return [];
  return alongPath.map((share) => {
    const { x, z, angle } = pointAlong(path, path.length * share);
    return { ...string, x, z, angle: Math.PI / 2 - angle, width: path.width + beyondPath };
  });
}

/** From the side, the string would be a heap of bulbs. A patio without corners allows any angle. */
function turnsOf(patio: Patio): number[] {
  const across = -Math.atan2(patio.x, patio.z);
  const off = Math.abs(Math.sin(patio.turn - across));
  return patio.shape === "rectangle" && off < sideways ? [patio.turn] : [across, patio.turn];
}
