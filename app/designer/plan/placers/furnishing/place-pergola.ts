import { fromOwnAxes } from "../../parts/outline.ts";
import type { Placer } from "../../site/site.ts";

/** Over the patio, its posts clear of the furniture. */
export const placePergola: Placer = {
  element: "pergola",
  place(want, site) {
    const { patio } = site.layout;
    if (!patio) return 0;
    const { style } = site.idea;
    const colour = style === "modern" ? "#57504a" : style === "cottage" ? "#cfccc2" : "#7a563a";
    const wantedWidth = want.size?.width ?? Math.min(patio.halfWidth * 1.7, 4.2);
    const wantedDepth = want.size?.depth ?? Math.min(patio.halfDepth * 1.6, 3.4);
    for (const factor of [1, 0.92, 1.08, 0.84, 0.76, 0.68])
      for (const back of [0.1, 0, 0.25, -0.1]) {
        const [x, z] = fromOwnAxes(patio, 0, back * patio.halfDepth);
        const [width, depth] = [Math.max(2, wantedWidth * factor), Math.max(1.8, wantedDepth * factor)];
        const piece = { object: "pergola", x, z, angle: -patio.turn, size: 0.96, width, depth, colour } as const;
        if (!site.fits(piece, "anywhere")) continue;
        site.add(piece);
        return 1;
      }
    return 0;
  },
};
