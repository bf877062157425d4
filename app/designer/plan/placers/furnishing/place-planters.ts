import { sampleField } from "../../ground/ground-grid.ts";
import type { Want } from "../../idea/idea.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import { findSpot } from "../../site/find-spot.ts";
import { objectAsRequested } from "../../site/objects-for-element.ts";
import type { Placer, Site } from "../../site/site.ts";

/** Shares of the patio's half width and depth: far corners first. */
const corners = [
  [-0.86, 0.8],
  [0.86, 0.8],
  [0.95, 0.1],
  [-0.95, 0.1],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0, 0.92],
  [0.45, 0.88],
  [-0.45, 0.88],
] as const;

/** How far toward its corner a pot may be, and the relative size of the smaller one of a group. */
const insets = [1, 0.88, 0.76];
const smallPot = { turn: 2, size: 0.75 };
/** In a courtyard, pots are the garden. */
const courtyardPots = 6;
/** Meters from a pot to a bed, and cost per meter from house or fence relative to that. */
const beforeBed = 0.3;
const structureCost = 0.3;

export const placePlanters: Placer = {
  element: "planters",
  place(want, site) {
    const { sheet, composition } = site.idea;
    const object = objectAsRequested("planters", sheet.pot, want);
    const { patio } = site.layout;
    const wanted = want.count ?? (composition.figure?.ground === "paving" ? courtyardPots : Math.max(1, sheet.pots));
    const color = object !== "clay-pot" && sheet.seatColor === "#a5a29b" ? "#5c5e5f" : undefined;
    let placed = 0;
    if (!patio || want.spot || (want.place && want.place !== "around-patio")) return besideBeds(want, site, wanted);
    for (const [side, back] of corners)
      for (const inset of insets) {
        if (placed >= wanted) return placed;
        const [x, z] = fromOwnAxes(patio, side * inset * patio.halfWidth, back * inset * patio.halfDepth);
        const size = placed === smallPot.turn ? smallPot.size : 1;
        const piece = { object, x, z, angle: 0.1 * side, size, color };
        if (!site.fits(piece, "on-patio")) continue;
        site.add(piece);
        placed++;
        break;
      }
    return placed;
  },
};

function besideBeds(want: Want, site: Site, wanted: number): number {
  const object = objectAsRequested("planters", site.idea.sheet.pot, want);
  let placed = 0;
  for (; placed < wanted; placed++) {
    const spot = findSpot(site, want, ({ x, z }, { toBed }) =>
      site.fits({ object, x, z, angle: 0, size: 1 }, "off-paving")
        ? Math.abs(toBed - beforeBed) + structureCost * sampleField(site.layout.terrain.grid.toStructure, x, z)
        : Number.POSITIVE_INFINITY,
    );
    if (!spot) break;
    site.add({ object, ...spot, angle: 0, size: 1 });
  }
  return placed;
}
