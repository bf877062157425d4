import { offPlace } from "../find-spot.ts";
import type { Order } from "../idea.ts";
import { walkLine } from "../lines.ts";
import { lengthOf, pointBeside } from "../ribbon.ts";
import type { Placer, Site } from "../site.ts";
import type { Point } from "../surroundings.ts";

/** Metres along the path from a lamp to the next, which stands on the other side. */
const gap = 1.25;
const gapRoundPatio = 1.6;
/** Metres a lamp may move along, and then out, where its place is taken. */
const shifts = [
  [0, 0],
  [0.25, 0],
  [-0.25, 0],
  [0, 0.25],
  [0.45, 0],
] as const;

/** Lamps at regular distances along the path, now left, now right; round the patio where there is no path. */
export const placePathLights: Placer = {
  element: "lights",
  place(order, site) {
    const wanted = order.count ?? 0;
    let placed = 0;
    for (const spots of candidates(site, order)) {
      if (order.count !== undefined && placed >= wanted) break;
      const lamps = spots.map(([x, z]) => ({ object: "path-light", x, z, angle: 0, size: 1 }) as const);
      // Right in front of the viewer a lamp would stand in the picture like a post.
      const nearest = site.layout.terrain.grid.nearZ + 0.7;
      const lamp = lamps.find(
        (own) => own.z > nearest && offPlace(site, order, own.x, own.z) <= 1 && site.fits(own, "off-paving"),
      );
      if (!lamp) continue;
      site.add(lamp);
      placed++;
    }
    return order.count === undefined ? Math.min(placed, 1) : Math.min(placed, wanted);
  },
};

/** For each lamp the places it may take, the best first. */
function candidates({ layout }: Site, { count }: Order): Point[][] {
  const { path, patio } = layout;
  const found: Point[][] = [];
  if (path) {
    const length = lengthOf(path);
    const step = count ? Math.min(gap, Math.max(0.7, (length - 1.2) / count)) : gap;
    let side = 1;
    for (let along = 0.6; along < length - 0.2; along += step) {
      found.push(
        shifts.map(([on, out]) => {
          const { x, z } = pointBeside(path, along + on, side * (path.width / 2 + 0.2 + out));
          return [x, z];
        }),
      );
      side = -side;
    }
  }
  if (patio && (!path || count)) {
    const ring = Array.from({ length: 25 }, (_, i) => {
      const angle = (i / 24) * Math.PI * 2;
      const reach = Math.max(patio.halfWidth, patio.halfDepth) + 0.35;
      return [patio.x + Math.cos(angle) * reach, patio.z + Math.sin(angle) * reach] as const;
    });
    for (const { x, z } of walkLine(ring, gapRoundPatio)) found.push([[x, z]]);
  }
  return found;
}
