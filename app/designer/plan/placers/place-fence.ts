import type { ObjectName } from "../../objects/catalogue.ts";
import { areApart } from "../footprint.ts";
import type { Order } from "../idea.ts";
import { linesFor, walkLine } from "../lines.ts";
import type { ObjectPlacement } from "../plan.ts";
import type { Placer, Site } from "../site.ts";

const panelWidth = 1.8;
/** Metres before the yard's edge; a screen may stand farther in where something is in the way, a fence bounds the yard. */
const offsets = { fence: [0.3, 0.6], screen: [0.3, 0.9, 1.5] } as const;

/** A row of panels at the yard's edge; a screen stands behind the patio unless the customer says where. */
function panels(
  element: "fence" | "screen",
  object: ObjectName,
  usualPlace: Order["place"],
  mostPanels: number,
): Placer {
  return {
    element,
    place(order, site) {
      const wanted = order.count ?? 1;
      // What the customer says about the place holds; the usual one gives way to the back.
      const places = order.place ? [order.place] : [usualPlace, "back" as const];
      const found = places.some((place) =>
        offsets[element].some((offset) => row(site, object, { ...order, place }, offset, mostPanels) > 0),
      );
      return found ? wanted : 0;
    },
  };
}

function row(site: Site, object: ObjectName, order: Order, offset: number, mostPanels: number): number {
  const most = order.size?.width ? Math.ceil(order.size.width / panelWidth) : mostPanels;
  const pieces: ObjectPlacement[] = [];
  for (const line of linesFor(site.layout, order, offset)) {
    if (pieces.length > 0 && (order.place === "left" || order.place === "right")) break;
    for (const { x, z, angle } of walkLine(line, panelWidth)) {
      if (pieces.length >= most) break;
      const piece = { object, x, z, angle: -angle, size: 1, width: panelWidth * 0.99, height: order.size?.height };
      if (site.fits(piece, "off-paving") && pieces.every((other) => areApart(piece, other))) pieces.push(piece);
    }
  }
  // One panel is a screen, but a fence is a row.
  if (pieces.length < Math.min(most, object === "fence-panel" ? 3 : 1)) return 0;
  for (const piece of pieces) site.add(piece);
  return pieces.length;
}

export const placeFence = panels("fence", "fence-panel", "along-fence", 12);
export const placeScreen = panels("screen", "screen", "around-patio", 3);
