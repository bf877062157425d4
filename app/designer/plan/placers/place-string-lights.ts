import { fromOwnAxes } from "../outline.ts";
import type { ObjectPlacement } from "../plan.ts";
import { lengthOf, pointAlong } from "../ribbon.ts";
import type { Placer, Site } from "../site.ts";

/** Strung between posts at the patio's ends, at its back first; over the path where there is no patio. */
export const placeStringLights: Placer = {
  element: "string-lights",
  place(order, site) {
    const wanted = order.count ?? 1;
    let placed = 0;
    for (const piece of candidates(site)) {
      if (placed >= wanted) break;
      if (!site.fits(piece, "anywhere")) continue;
      site.add(piece);
      placed++;
    }
    return placed;
  },
};

function candidates({ layout }: Site): ObjectPlacement[] {
  const { patio, path } = layout;
  const string = { object: "string-lights", size: 1 } as const;
  if (patio)
    return [0.7, 0.9, 0.45, -0.6, 1.05].flatMap((back) =>
      [2.1, 1.8, 1.5, 2.5].map((share) => {
        const [x, z] = fromOwnAxes(patio, 0, back * patio.halfDepth);
        return { ...string, x, z, angle: -patio.turn, width: Math.max(2.5, patio.halfWidth * share) };
      }),
    );
  if (!path) return [];
  return [0.5, 0.7, 0.35].map((share) => {
    const { x, z, angle } = pointAlong(path, lengthOf(path) * share);
    return { ...string, x, z, angle: Math.PI / 2 - angle, width: path.width + 1.2 };
  });
}
