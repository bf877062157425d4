import type { Order } from "../../idea/idea.ts";
import { areApart } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";
import { linesFor, mostPieces, walkLine } from "../../surfaces/lines.ts";

const panelWidth = 1.8;
const mostPanels = 3;
/** Metres before the yard's edge; farther in where something is in the way. */
const offsets = [0.3, 0.9, 1.5];

/** Panels behind the patio, or at the back, unless the customer says where. */
export const placeScreen: Placer = {
  element: "screen",
  place(order, site) {
    const places = order.place ? [order.place] : (["around-patio", "back"] as const);
    const found = places.some((place) => offsets.some((offset) => placeRow(site, { ...order, place }, offset)));
    return found ? (order.count ?? 1) : 0;
  },
};

function placeRow(site: Site, order: Order, offset: number): boolean {
  const most = mostPieces(order, panelWidth, mostPanels);
  const pieces: ObjectPlacement[] = [];
  for (const line of linesFor(site.layout, order, offset)) {
    if (pieces.length > 0 && (order.place === "left" || order.place === "right")) break;
    for (const { x, z, angle } of walkLine(line, panelWidth)) {
      if (pieces.length >= most) break;
      const [width, height] = [panelWidth * 0.99, order.size?.height];
      const piece = { object: "screen", x, z, angle: -angle, size: 1, width, height } as const;
      if (site.fits(piece, "off-paving") && pieces.every((other) => areApart(piece, other))) pieces.push(piece);
    }
  }
  for (const piece of pieces) site.add(piece);
  return pieces.length > 0;
}
