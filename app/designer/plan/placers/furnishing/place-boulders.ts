import { inTurn } from "../../parts/in-turn.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { findSpot } from "../../site/find-spot.ts";
import { isBeforeRequested } from "../../site/sights.ts";
import type { Placer, Site } from "../../site/site.ts";

const rockColors = ["#8c857a", "#9a9184", "#7b7871"];
/** Radius in meters of the rock drawn at size 1. */
const usualRadius = 0.32;
/** Radius in meters of a group's largest: minimum, and random addition; the others as shares of it, likewise. */
const chiefRadius = { least: 0.38, chance: 0.2 };
const otherRadius = { least: 0.4, chance: 0.35 };
/** Distance of the others as share of both radii: minimum, and random addition. */
const closeness = { least: 1.02, chance: 0.5 };
/** Default number of boulders, maximum, and the number from which a group has five. */
const counts = { usual: 3, most: 25, groupOfFive: 8 };
/** Meters outside a creek and inside a bed; limit of that cost; cost of being behind more than this depth of bed. */
const bank = { creek: 0.35, bed: 0.4, most: 2, before: 0.8, behindCost: 1 };
/** Meters within which groups crowd, and the cost of each boulder there. */
const crowding = { within: 2, cost: 0.7 };
const attempts = 40;
/** Maximum radius as share of the distance, or a rock at the viewer's feet would fill the picture. */
const largestShare = 0.085;
const smallShare = 0.65;

export const placeBoulders: Placer = {
  element: "boulders",
  place(want, site) {
    const wanted = Math.min(want.count ?? Math.max(counts.usual, site.idea.sheet.boulders), counts.most);
    let placed = 0;
    while (placed < wanted) {
      const left = wanted - placed;
      const group = placeGroup(site, want, left >= counts.groupOfFive || left === 5 ? 5 : Math.min(3, left));
      if (group === 0) break;
      placed += group;
    }
    return want.count === undefined ? Math.min(placed, 1) : placed;
  },
};

function placeGroup(site: Site, want: Parameters<typeof findSpot>[1], count: number): number {
  const { random, layout, idea } = site;
  const usual = (chiefRadius.least + chiefRadius.chance * random()) * (idea.composition.figure ? smallShare : 1);
  const radiusAt = (z: number) => Math.min(usual, largestShare * z);
  const turn = Math.floor(random() * 3);
  const spot = findSpot(site, want, ({ x, z }, { toBed, toCreek }) => {
    const chief = rock(x, z, radiusAt(z), turn);
    if (!site.fits(chief, "off-paving") || isBeforeRequested(site, chief, want)) return Number.POSITIVE_INFINITY;
    const apart = site.objects.filter(
      (other) => other.object === "boulder" && Math.hypot(other.x - x, other.z - z) < crowding.within,
    );
    const offBank = layout.creek ? Math.abs(toCreek - bank.creek) : Math.abs(toBed + bank.bed);
    // At the back of a bed plants would hide them.
    const behind = !layout.creek && site.map.surfaceAt(x, z - bank.before).toBed < 0 ? bank.behindCost : 0;
    return Math.min(offBank, bank.most) + behind + apart.length * crowding.cost + site.offPlaceIn("focus", x, z);
  });
  if (!spot) return 0;
  const chief = radiusAt(spot.z);
  site.add(rock(spot.x, spot.z, chief, turn));
  let placed = 1;
  for (let attempt = 0; attempt < attempts && placed < count; attempt++) {
    const radius = chief * (otherRadius.least + otherRadius.chance * random());
    const angle = random() * Math.PI * 2;
    const reach = (chief + radius) * (closeness.least + closeness.chance * random());
    const piece = rock(spot.x + Math.cos(angle) * reach, spot.z + Math.sin(angle) * reach, radius, placed);
    if (!site.fits(piece, "off-paving") || isBeforeRequested(site, piece, want)) continue;
    site.add(piece);
    placed++;
  }
  return placed;
}

function rock(x: number, z: number, radius: number, turn: number): ObjectPlacement {
  const color = inTurn(rockColors, turn);
  return { object: "boulder", x, z, angle: turn * 1.3, size: radius / usualRadius, color };
}
