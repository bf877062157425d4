import { angleFacing } from "../../parts/footprint.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";
import { pointAlong } from "../../surfaces/ribbon.ts";

/** On the path just before the patio, or at the patio's front edge. A retaining wall brings its own. */
export const placeSteps: Placer = {
  element: "steps",
  place(want, site) {
    if (site.objects.some(({ object }) => object === "steps")) return want.count ?? 1;
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
    for (let along = path.length - 0.4; along > 0.4; along -= 0.25) {
      const { x, z, angle } = pointAlong(path, along);
      const { toPatio } = site.map.surfaceAt(x, z);
      if (toPatio < 0.5 || z < terrain.grid.nearZ + 0.8) continue;
      // Rising the way the path goes.
      pieces.push({ object: "steps", x, z, angle: Math.PI / 2 - angle, size: 1, width: Math.max(0.9, path.width) });
    }
  if (patio)
    for (const side of [-1, 1, 0]) {
      const [x, z] = fromOwnAxes(patio, side * (patio.halfWidth + 0.55), side === 0 ? -patio.halfDepth - 0.55 : 0);
      pieces.push({ object: "steps", x, z, angle: angleFacing(patio.x, patio.z, x, z), size: 1 });
    }
  return pieces;
}
