import { offPlace } from "../find-spot.ts";
import type { Order } from "../idea.ts";
import { walkLine } from "../lines.ts";
import { lengthOf, pointBeside } from "../ribbon.ts";
import type { Placer, Site } from "../site.ts";

const gap = 1.6;

/** Lamps along the path, now left, now right; round the patio where there is no path. */
export const placePathLights: Placer = {
  element: "lights",
  place(order, site) {
    let placed = 0;
    const wanted = order.count ?? 0;
    for (const [x, z] of candidates(site, order)) {
      if (order.count !== undefined && placed >= order.count) break;
      const piece = { object: "path-light", x, z, angle: 0, size: 1 } as const;
      // Right in front of the viewer a lamp would stand in the picture like a post.
      if (z < site.layout.terrain.grid.nearZ + 0.9 || offPlace(site, order, x, z) > 1) continue;
      if (!site.fits(piece, "off-paving")) continue;
      site.add(piece);
      placed++;
    }
    return order.count === undefined ? Math.min(placed, 1) : Math.min(placed, wanted);
  },
};

function candidates({ layout }: Site, { count }: Order): [number, number][] {
  const { path, patio } = layout;
  const found: [number, number][] = [];
  if (path) {
    const length = lengthOf(path);
    const step = count ? Math.min(gap, Math.max(0.7, (length - 1.5) / count)) : gap;
    let side = 1;
    for (let along = 0.8; along < length - 0.3; along += step) {
      const { x, z } = pointBeside(path, along, side * (path.width / 2 + 0.2));
      found.push([x, z]);
      side = -side;
    }
  }
  if (patio && (!path || count)) {
    const ring = Array.from({ length: 25 }, (_, i) => {
      const angle = (i / 24) * Math.PI * 2;
      const reach = Math.max(patio.halfWidth, patio.halfDepth) + 0.35;
      return [patio.x + Math.cos(angle) * reach, patio.z + Math.sin(angle) * reach] as const;
    });
    for (const { x, z } of walkLine(ring, gap)) found.push([x, z]);
  }
  return found;
}
