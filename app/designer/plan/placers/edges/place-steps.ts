import { angleFacing } from "../../parts/footprint.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";
import { pointAlong } from "../../surfaces/ribbon.ts";

/** Meters along the path: kept at both ends, and between tries. */
const pathEnds = 0.4;
const step = 0.25;
/** Meters that steps keep from patio and near edge, and their minimum width. */
const clear = { patio: 0.5, near: 0.8 };
const narrowest = 0.9;
/** Meters from the patio's edge to the middle of steps that lead up to it. */
const beforePatio = 0.55;

/** A retaining wall has its own steps. */
export const placeSteps: Placer = {
  element: "steps",
  place(want, site) {
    if (site.objects.some(({ object }) => object === "steps" || object === "deck-steps")) return want.count ?? 1;
    const width = want.size?.width;
    for (const piece of candidates(site)) {
      const sized = { ...piece, width: width ?? piece.width };
      if (!site.fits(sized, "anywhere")) continue;
      site.add(sized);
      return want.count ?? 1;
    }
    return 0;
  },
};

function candidates(site: Site): ObjectPlacement[] {
  const { path, patio, terrain } = site.layout;
  const pieces: ObjectPlacement[] = [];
  if (path)
    for (let along = path.length - pathEnds; along > pathEnds; along -= step) {
      const { x, z, angle } = pointAlong(path, along);
      const { toPatio } = site.map.surfaceAt(x, z);
      if (toPatio < clear.patio || z < terrain.grid.nearZ + clear.near) continue;
      pieces.push({
        object: "steps",
        x,
        z,
        angle: Math.PI / 2 - angle,
        size: 1,
        width: Math.max(narrowest, path.width),
      });
    }
  if (patio)
    for (const side of [-1, 1, 0]) {
      const across = side * (patio.halfWidth + beforePatio);
      const [x, z] = fromOwnAxes(patio, across, side === 0 ? -patio.halfDepth - beforePatio : 0);
      pieces.push({ object: "steps", x, z, angle: angleFacing(patio.x, patio.z, x, z), size: 1 });
    }
  return pieces;
}
