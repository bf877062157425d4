import { clamp } from "../numeric/scalar.ts";
import { type ObjectName, objectCatalogue } from "../objects/catalogue.ts";
import { angleFacing } from "./footprint.ts";
import { type Idea, ordersFor } from "./idea.ts";
import { fromOwnAxes } from "./outline.ts";
import type { Patio } from "./patio.ts";
import type { ObjectPlacement } from "./plan.ts";
import type { Site } from "./site.ts";
import { pointAt } from "./terrain.ts";

/** Puts fire and table on the patio, side by side where both are wanted, and seats that look at the fire or the view. */
export function furnishPatio(site: Site): void {
  const { idea, layout, noRoom } = site;
  const { patio } = layout;
  const wantsFire = idea.elements.has("fire-pit");
  const wantsTable = idea.elements.has("dining");
  const both = wantsFire && wantsTable;
  const aside = both && patio ? patio.halfWidth * 0.48 : 0;
  const fire = wantsFire ? place(site, patio && centrePiece(idea.sheet.fire, patio, aside)) : undefined;
  const table = wantsTable ? place(site, patio && centrePiece("dining-set", patio, -aside)) : undefined;
  if (wantsFire && !fire) noRoom.tell("fire-pit", 1, 0);
  if (wantsTable && !table) noRoom.tell("dining", 1, 0);
  if (!idea.elements.has("seating")) return;
  const [order] = ordersFor(idea, "seating");
  const wanted = order.count ?? (fire ? 3 : 2);
  const placed = patio ? placeSeats(site, patio, fire, Math.min(wanted, 8)) : 0;
  // How many seats stand there is the designer's choice unless the customer counts them.
  if (order.asked && !(table && order.count === undefined)) noRoom.tell("seating", order.count ?? 1, placed);
}

/** Tries a piece as it is, then a little smaller and a little aside. */
function place(site: Site, pieces: ObjectPlacement[] | undefined): ObjectPlacement | undefined {
  const found = pieces?.find((piece) => site.fits(piece, "on-patio"));
  if (found) site.add(found);
  return found;
}

function centrePiece(object: ObjectName, patio: Patio, aside: number): ObjectPlacement[] {
  return [1, 0.92, 0.85, 0.75].flatMap((size) =>
    [0, -0.15, 0.15, 0.3].map((back) => {
      const [x, z] = fromOwnAxes(patio, aside, back * patio.halfDepth);
      return { object, x, z, angle: -patio.turn, size };
    }),
  );
}

function placeSeats(site: Site, patio: Patio, fire: ObjectPlacement | undefined, wanted: number): number {
  const seat = seatFor(site.idea);
  const wide = objectCatalogue[seat].width;
  const colour = seatColour(site.idea, seat);
  let placed = 0;
  const size = 0.95;
  const candidates = fire ? roundFire(fire, wide) : lookingOut(site, patio, wide, wanted);
  for (const { x, z, angle } of candidates) {
    if (placed >= wanted) break;
    const piece = { object: seat, x, z, angle, size, colour };
    if (!site.fits(piece, "on-patio")) continue;
    site.add(piece);
    placed++;
  }
  return placed;
}

interface Seat {
  x: number;
  z: number;
  angle: number;
}

/** Round the fire, those on the far side first: they look at the viewer and hide nothing. */
function roundFire(fire: ObjectPlacement, wide: number): Seat[] {
  const seats: Seat[] = [];
  const away = Math.atan2(fire.z, fire.x);
  const spread = wide > 1.2 ? [0.75, -0.75, 1.6, -1.6] : [0.55, -0.55, 1.35, -1.35, 0, 2.1, -2.1, 2.9, -2.9];
  const least = 0.62 * fire.size + (wide > 1.2 ? 0.75 : 0.85);
  for (const turn of spread)
    for (const reach of [least + 0.35, least + 0.15, least]) {
      const around = away + turn;
      const x = fire.x + Math.cos(around) * reach;
      const z = fire.z + Math.sin(around) * reach;
      seats.push({ x, z, angle: angleFacing(x, z, fire.x, fire.z) });
    }
  return seats;
}

/** In a shallow arc at the back of the patio, looking over the garden. */
function lookingOut({ layout }: Site, patio: Patio, wide: number, wanted: number): Seat[] {
  const [viewX, viewZ] = layout.water[0] ? [layout.water[0].x, layout.water[0].z] : pointAt(layout.terrain, 0, 0.45);
  const away = Math.hypot(viewX - patio.x, viewZ - patio.z);
  // On a patio in the middle of the yard the view is towards the viewer, who is the house.
  const view = away < 1.2 ? [0, 0] : [viewX, viewZ];
  const [dx, dz] = [patio.x - view[0], patio.z - view[1]];
  const far = Math.max(1e-6, Math.hypot(dx, dz));
  const gap = clamp(wide + 0.35, 1, 2.2);
  const seats: Seat[] = [];
  for (const back of [0.45, 0.25, 0, -0.3])
    for (let i = 0; i < wanted + 2; i++) {
      const aside = (Math.ceil(i / 2) * (i % 2 ? 1 : -1) + (wanted % 2 ? 0 : 0.5)) * gap;
      const reach = back * Math.min(patio.halfWidth, patio.halfDepth);
      const x = patio.x + (dx / far) * reach - (dz / far) * aside;
      const z = patio.z + (dz / far) * reach + (dx / far) * aside;
      seats.push({ x, z, angle: angleFacing(x, z, view[0] + (x - patio.x) * 0.4, view[1] + (z - patio.z) * 0.4) });
    }
  return seats;
}

function seatFor(idea: Idea): ObjectName {
  return idea.asksForChairs ? "adirondack-chair" : idea.sheet.seat;
}

/** Chairs in a style that would rather have benches take a colour that goes with it. */
function seatColour(idea: Idea, seat: ObjectName): string {
  if (seat !== "adirondack-chair" || idea.sheet.seat === seat) return idea.sheet.seatColour;
  return idea.style === "modern" ? "#3c3e40" : idea.style === "formal" ? "#d6d4cc" : "#8a6846";
}
