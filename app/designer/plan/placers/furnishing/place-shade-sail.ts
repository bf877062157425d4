import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";

/** Width and depth in meters as sails are sold, best first; the place on the patio as share of its half depth. By eye. */
const sizes = [
  [3.6, 3.2],
  [3, 3],
  [2.4, 2.4],
] as const;
const backs = [0, 0.2, -0.2, 0.4];

/** Over the patio, square to it; over the lawn without one. */
export const placeShadeSail: Placer = {
  element: "shade-sail",
  place(want, site) {
    const wanted = want.count ?? 1;
    const { width, depth = width } = want.size ?? {};
    const asked = width && depth ? [[width, depth] as const] : [];
    const color = want.colors?.length ? undefined : site.idea.style === "modern" ? "#8a8d8f" : undefined;
    let placed = 0;
    while (placed < wanted && [...asked, ...sizes].some((size) => placeOne(site, want, { size, color }))) placed++;
    return placed;
  },
};

interface Sail {
  size: readonly [width: number, depth: number];
  color?: string;
}

function placeOne(site: Site, want: Parameters<typeof findSpot>[1], { size: [width, depth], color }: Sail): boolean {
  const { patio, terrain } = site.layout;
  const angle = -(patio?.turn ?? terrain.surroundings.axis);
  const at = (x: number, z: number): ObjectPlacement => {
    return { object: "shade-sail", x, z, angle, size: 1, width, depth, color };
  };
  const over = (patio && !want.place && !want.spot ? backs : []).flatMap((back) => {
    const [x, z] = patio ? fromOwnAxes(patio, 0, back * patio.halfDepth) : [0, 0];
    const piece = at(x, z);
    return site.fits(piece, "anywhere") ? [piece] : [];
  });
  const spot =
    over[0] ??
    findSpot(site, want, ({ x, z }, { toPatio }) =>
      site.fits(at(x, z), "anywhere") ? Math.max(0, patio ? toPatio : 0) : Number.POSITIVE_INFINITY,
    );
  if (spot) site.add(at(spot.x, spot.z));
  return spot !== undefined;
}
