import { objectCatalog } from "../../../objects/catalog.ts";
import type { Want } from "../../idea/idea.ts";
import { areApart } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";
import { betweenOpenings, cutLine, linesFor, mostPieces, wantsInTurn } from "../../surfaces/lines/lines.ts";

/** Meters, like a fence; panels by a patio, and along an edge of the yard. */
const panelWidth = 1.8;
const mostPanels = { patio: 3, edge: 8 };
/** Meters in front of the yard's edge; farther in if something is in the way. */
const offsets = [0.3, 0.9, 1.5];
/** Lengths between the middles of two pieces that join. */
const joined = 1.2;

/** Where it is requested; else behind the patio, or where neighbors look in. */
export const placeScreen: Placer = {
  element: "screen",
  place(want, site) {
    const isPlaced = want.place !== undefined || want.spot !== undefined;
    const usual = (["around-patio", "back", "left", "right"] as const).map((place) => ({ ...want, place }));
    const wants = isPlaced ? wantsInTurn(want) : usual;
    const found = wants.some((own) => offsets.some((offset) => placeRow(site, own, offset)));
    return found ? (want.count ?? 1) : 0;
  },
};

function placeRow(site: Site, want: Want, offset: number): boolean {
  const most = mostPieces(want, panelWidth, want.place === "around-patio" ? mostPanels.patio : mostPanels.edge);
  const pieces: ObjectPlacement[] = [];
  for (const line of linesFor(site.layout, want, offset)) {
    if (pieces.length > 0 && (want.place === "left" || want.place === "right")) break;
    const parts = betweenOpenings(site.layout.terrain, line).flatMap((part) => cutLine(part, panelWidth));
    for (const { x, z, angle, length } of parts) {
      if (pieces.length >= most) break;
      const piece = {
        object: "screen",
        x,
        z,
        angle: -angle,
        size: 1,
        width: length,
        height: want.size?.height ?? objectCatalog.screen.height * (want.share ?? 1),
      } as const;
      const joins = (other: ObjectPlacement) => Math.hypot(other.x - x, other.z - z) < length * joined;
      const isApart = pieces.every((other) => joins(other) || areApart(piece, other));
      if (isApart && site.fits(piece, "in-row")) pieces.push(piece);
    }
  }
  for (const piece of pieces) site.add(piece);
  return pieces.length > 0;
}
