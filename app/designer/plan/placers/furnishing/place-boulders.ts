import { inTurn } from "../../parts/in-turn.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";

const rockColours = ["#8c857a", "#9a9184", "#7b7871"];
const usualRadius = 0.32;
/** Greatest radius as share of the distance: at the viewer's feet a rock would be the picture. */
const largestShare = 0.085;
/** In small gardens rocks are smaller, too. */
const smallShare = 0.65;

/** Boulders in groups of three or five of different sizes, at the front of beds or on the banks of a creek. */
export const placeBoulders: Placer = {
  element: "boulders",
  place(want, site) {
    const wanted = Math.min(want.count ?? Math.max(3, site.idea.sheet.boulders), 25);
    let placed = 0;
    while (placed < wanted) {
      const left = wanted - placed;
      const group = placeGroup(site, want, left >= 8 || left === 5 ? 5 : Math.min(3, left));
      if (group === 0) break;
      placed += group;
    }
    return want.count === undefined ? Math.min(placed, 1) : placed;
  },
};

/** The largest first, the others close round it. Answers how many were put down. */
function placeGroup(site: Site, want: Parameters<typeof findSpot>[1], count: number): number {
  const { random, layout, idea } = site;
  const usual = (0.38 + 0.2 * random()) * (idea.composition.figure ? smallShare : 1);
  const radiusAt = (z: number) => Math.min(usual, largestShare * z);
  const turn = Math.floor(random() * 3);
  const spot = findSpot(site, want, ({ x, z }, { toBed, toCreek }) => {
    if (!site.fits(rock(x, z, radiusAt(z), turn), "off-paving")) return Number.POSITIVE_INFINITY;
    const apart = site.objects.filter(
      (other) => other.object === "boulder" && Math.hypot(other.x - x, other.z - z) < 2,
    );
    const bank = layout.creek ? Math.abs(toCreek - 0.35) : Math.abs(toBed + 0.4);
    return Math.min(bank, 2) + apart.length * 0.7 + site.offPlaceIn("focus", x, z);
  });
  if (!spot) return 0;
  const chief = radiusAt(spot.z);
  site.add(rock(spot.x, spot.z, chief, turn));
  let placed = 1;
  for (let attempt = 0; attempt < 40 && placed < count; attempt++) {
    const radius = chief * (0.4 + 0.35 * random());
    const angle = random() * Math.PI * 2;
    const reach = (chief + radius) * (1.02 + 0.5 * random());
    const piece = rock(spot.x + Math.cos(angle) * reach, spot.z + Math.sin(angle) * reach, radius, placed);
    if (!site.fits(piece, "off-paving")) continue;
    site.add(piece);
    placed++;
  }
  return placed;
}

function rock(x: number, z: number, radius: number, turn: number): ObjectPlacement {
  const colour = inTurn(rockColours, turn);
  return { object: "boulder", x, z, angle: turn * 1.3, size: radius / usualRadius, colour };
}
