import { fromOwnAxes } from "../../parts/outline.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer } from "../../site/site.ts";

/** Shares of the patio's half width and half depth; meters at most, unless requested, and at least. */
const usualWidth = { share: 1.7, most: 4.2, least: 2 };
const usualDepth = { share: 1.6, most: 3.4, least: 1.8 };
/** Sizes and places (shares of the half depth) to try, best first. */
const factors = [1, 0.92, 1.08, 0.84, 0.76, 0.68];
const backs = [0.1, 0, 0.25, -0.1];

export const placePergola: Placer = {
  element: "pergola",
  place(want, site) {
    const { patio } = site.layout;
    if (!patio) return 0;
    const { style } = site.idea;
    const color = style === "modern" ? "#57504a" : style === "cottage" ? "#cfccc2" : "#7a563a";
    const { share = 1 } = want;
    const wantedWidth = want.size?.width ?? Math.min(patio.halfWidth * usualWidth.share, usualWidth.most) * share;
    const wantedDepth = want.size?.depth ?? Math.min(patio.halfDepth * usualDepth.share, usualDepth.most) * share;
    for (const factor of factors)
      for (const back of backs) {
        const [x, z] = fromOwnAxes(patio, 0, back * patio.halfDepth);
        const width = Math.max(usualWidth.least, wantedWidth * factor);
        const depth = Math.max(usualDepth.least, wantedDepth * factor);
        const piece = { object: "pergola", x, z, angle: -patio.turn, size: 0.96, width, depth, color } as const;
        if (!site.fits(piece, "anywhere")) continue;
        site.add(piece);
        return 1;
      }
    const at = (x: number, z: number) =>
      ({
        object: "pergola",
        x,
        z,
        angle: -patio.turn,
        size: 0.96,
        width: usualWidth.least,
        depth: usualDepth.least,
        color,
      }) as const;
    const spot = findSpot(site, want, ({ x, z }, { toPatio }) =>
      site.fits(at(x, z), "anywhere") ? Math.max(0, toPatio) : Number.POSITIVE_INFINITY,
    );
    if (!spot) return 0;
    site.add(at(spot.x, spot.z));
    return 1;
  },
};
