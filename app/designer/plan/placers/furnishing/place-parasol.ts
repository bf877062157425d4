import { fromOwnAxes } from "../../parts/outline.ts";
import type { Placer } from "../../site/site.ts";

/** Shares of the patio's half width and depth, best first. */
const places = [
  [0.5, 0.5],
  [-0.5, 0.5],
  [0.75, 0],
  [-0.75, 0],
  [0, 0.75],
  [0.6, -0.5],
  [-0.6, -0.5],
] as const;

export const placeParasol: Placer = {
  element: "parasol",
  place(want, site) {
    const { patio } = site.layout;
    const wanted = want.count ?? 1;
    let placed = 0;
    if (!patio) return 0;
    for (const [side, back] of places) {
      if (placed >= wanted) break;
      const [x, z] = fromOwnAxes(patio, side * patio.halfWidth, back * patio.halfDepth);
      const piece = { object: "parasol", x, z, angle: 0, size: 1 } as const;
      if (!site.fits(piece, "on-patio")) continue;
      site.add(piece);
      placed++;
    }
    return placed;
  },
};
