import { areApart, footprintOf } from "../footprint.ts";
import { sampleField } from "../ground-grid.ts";
import type { Order } from "../idea.ts";
import { linesFor, type Span, spanLine } from "../lines.ts";
import type { ObjectPlacement } from "../plan.ts";
import type { Placer, Site } from "../site.ts";
import { distanceToDoors } from "../surroundings.ts";
import { driveClearance } from "../terrain.ts";

const panelWidth = 1.8;
/** Metres before the boundary: right in front of a fence that is there already, as it takes that one's place. */
const offsets = [0.12, 0.3, 0.6];
/** Metres left free on either side of a door or gate. */
const gateClearance = 0.8;
const fewestPanels = 2;
const mostPanels = 14;

/** Panels from post to post along the yard's edge. */
export const placeFence: Placer = {
  element: "fence",
  place(order, site) {
    const most = order.size?.width ? Math.ceil(order.size.width / panelWidth) : mostPanels;
    for (const offset of offsets) {
      const panels = findPanels(site, { ...order, place: order.place ?? "along-fence" }, offset).slice(0, most);
      if (panels.length < Math.min(most, fewestPanels)) continue;
      for (const panel of panels) site.add(panel);
      return order.count ?? 1;
    }
    return 0;
  },
};

function findPanels(site: Site, order: Order, offset: number): ObjectPlacement[] {
  const panels: ObjectPlacement[] = [];
  const aside = order.place === "left" || order.place === "right";
  for (const line of linesFor(site.layout, order, offset)) {
    if (panels.length > 0 && aside) break;
    for (const span of spanLine(line, panelWidth)) {
      const { x, z, angle, length } = span;
      const height = order.size?.height;
      const panel = { object: "fence-panel", x, z, angle: -angle, size: 1, width: length, height } as const;
      const meets = (other: ObjectPlacement) => Math.hypot(other.x - x, other.z - z) < length * 1.2;
      if (stands(site, span, panel) && panels.every((other) => meets(other) || areApart(panel, other)))
        panels.push(panel);
    }
  }
  return panels;
}

/**
 * Whether a panel has ground under half of it at least, leaves gates free and is not behind what bounds the yard. Pots and
 * shrubs may stand before it: the picture shows them in front.
 */
function stands({ map, layout }: Site, { x, z, angle, length }: Span, panel: ObjectPlacement): boolean {
  const { grid, surroundings } = layout.terrain;
  const feet = [-0.45, -0.2, 0, 0.2, 0.45].map((share) => {
    const [footX, footZ] = [x + Math.cos(angle) * length * share, z + Math.sin(angle) * length * share];
    const toDoor = distanceToDoors(surroundings.doors, footX, footZ);
    return { footX, footZ, free: toDoor > gateClearance && sampleField(grid.toDrive, footX, footZ) > driveClearance };
  });
  const grounded = feet.filter(({ footX, footZ }) => map.isOpen(footX, footZ) || map.isOpen(footX, footZ - 0.25));
  if (grounded.length < 3 || !feet.every(({ free }) => free)) return false;
  if (map.isHidden(x, 1.2, z - 0.25) && map.isHidden(x, 1.7, z - 0.25)) return false;
  return footprintOf(panel).every((disc) => {
    const { toPatio, toPath } = map.surfaceAt(disc.x, disc.z);
    return toPatio > 0 && toPath > 0 && map.isFree(disc.x, disc.z, disc.radius);
  });
}
