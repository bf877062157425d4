import type { Want } from "../../idea/idea.ts";
import { areApart } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";
import { linesFor, mostPieces, walkLine } from "../../surfaces/lines/lines.ts";

/** Meters, like a fence. */
const panelWidth = 1.8;
const mostPanels = 3;
/** Meters in front of the yard's edge; farther in if something is in the way. */
const offsets = [0.3, 0.9, 1.5];

export const placeScreen: Placer = {
  element: "screen",
  place(want, site) {
    const places = want.place ? [want.place] : (["around-patio", "back"] as const);
    const found = places.some((place) => offsets.some((offset) => placeRow(site, { ...want, place }, offset)));
    return found ? (want.count ?? 1) : 0;
  },
};

function placeRow(site: Site, want: Want, offset: number): boolean {
  const most = mostPieces(want, panelWidth, mostPanels);
  const pieces: ObjectPlacement[] = [];
  for (const line of linesFor(site.layout, want, offset)) {
    if (pieces.length > 0 && (want.place === "left" || want.place === "right")) break;
    for (const { x, z, angle } of walkLine(line, panelWidth)) {
      if (pieces.length >= most) break;
      const [width, height] = [panelWidth * 0.99, want.size?.height];
      const piece = { object: "screen", x, z, angle: -angle, size: 1, width, height } as const;
      if (site.fits(piece, "off-paving") && pieces.every((other) => areApart(piece, other))) pieces.push(piece);
    }
  }
  for (const piece of pieces) site.add(piece);
  return pieces.length > 0;
}
