import { clamp } from "../../../numeric/scalar.ts";
import { type ObjectName, objectCatalogue } from "../../../objects/catalogue.ts";
import { pointAt } from "../../ground/terrain.ts";
import { type Idea, type Order, ordersFor } from "../../idea/idea.ts";
import { angleFacing, areApart, onPlan } from "../../parts/footprint.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Site } from "../../site/site.ts";
import type { Patio } from "../../surfaces/patio.ts";

/** Square metres: half width by half depth of a patio that takes a table beside two chairs. */
const leastForTable = 3.2;

/** Puts fire and table on the patio, side by side where both are wanted, and seats that look at the fire or the view. */
export function furnishPatio(site: Site): void {
  const { idea, layout, noRoom } = site;
  const { patio } = layout;
  const wantsFire = idea.elements.has("fire-pit");
  const orders = ordersFor(idea, "seating");
  const seating = orders.find(({ object }) => object) ?? orders[0];
  const wantsTable = idea.elements.has("dining") || (!wantsFire && looksEmpty(site, seating));
  const wanted = seating ? Math.min(seating.count ?? (wantsFire ? 3 : 2), 8) : 0;
  const shared = wantsTable && (wantsFire || seating?.object !== undefined);
  const aside = shared && patio ? patio.halfWidth * 0.48 : 0;
  const table = wantsTable && patio ? placeFirst(site, centrePieces("dining-set", patio, -aside)) : undefined;
  const fire = wantsFire && patio ? placeFire(site, patio, aside, wanted, seating?.object) : undefined;
  if (wantsFire && !fire) noRoom.tell("fire-pit", 1, 0);
  if (idea.elements.has("dining") && !table) noRoom.tell("dining", 1, 0);
  if (!seating) return;
  const sofa = seating.object === "sofa" && patio ? placeSofa(site, patio, aside, fire, seating.count) : undefined;
  const placed = sofa ?? (patio ? addSeats(site, seatsOn(site, patio, fire, wanted, seating.object)) : 0);
  if (seating.object === "sofa" && !sofa) noRoom.tell("sofa", 1, 0);
  // How many seats stand there is the designer's choice unless the customer counts them; a table brings chairs.
  else if (seating.asked && !(table && seating.count === undefined)) noRoom.tell("seating", seating.count ?? 1, placed);
}

/** Two chairs alone are lost on a large patio: unless the customer chose its seats, a table goes with them. */
function looksEmpty({ idea, layout: { patio } }: Site, seating?: Order): boolean {
  if (!patio || patio.virtual || idea.refused.has("dining") || idea.composition.figure) return false;
  if (!seating || seating.count !== undefined || seating.object !== undefined) return false;
  return patio.halfWidth * patio.halfDepth > leastForTable;
}

function placeFirst(site: Site, pieces: readonly ObjectPlacement[]): ObjectPlacement | undefined {
  const found = pieces.find((piece) => site.fits(piece, "on-patio"));
  if (found) site.add(found);
  return found;
}

/** Where the most seats find room round the fire. */
function placeFire(
  site: Site,
  patio: Patio,
  aside: number,
  wanted: number,
  chosen?: ObjectName,
): ObjectPlacement | undefined {
  let best: ObjectPlacement | undefined;
  let most = -1;
  for (const piece of centrePieces(site.idea.sheet.fire, patio, aside)) {
    if (!site.fits(piece, "on-patio")) continue;
    const seats = seatsOn(site, patio, piece, wanted, chosen).length;
    if (seats <= most) continue;
    most = seats;
    best = piece;
  }
  if (best) site.add(best);
  return best;
}

/** A piece in the patio's middle, then nearer to its front and smaller, where that leaves more room behind. */
function centrePieces(object: ObjectName, patio: Patio, aside: number): ObjectPlacement[] {
  return [1, 0.9, 0.8, 0.7].flatMap((size) =>
    [0, -0.2, -0.38, 0.15].flatMap((back) =>
      (aside === 0 ? [0, 0.25, -0.25] : [1, 1.15, 0.85]).map((side) => {
        const [x, z] = fromOwnAxes(patio, aside === 0 ? side * patio.halfWidth : aside * side, back * patio.halfDepth);
        return { object, x, z, angle: -patio.turn, size };
      }),
    ),
  );
}

function addSeats(site: Site, seats: readonly ObjectPlacement[]): number {
  for (const seat of seats) site.add(seat);
  return seats.length;
}

/** As many seats as wanted if they find room: the style's own, or smaller ones where those are too wide. */
function seatsOn(
  site: Site,
  patio: Patio,
  fire: ObjectPlacement | undefined,
  wanted: number,
  chosen = seatFor(site.idea),
): ObjectPlacement[] {
  let best: ObjectPlacement[] = [];
  for (const seat of new Set([chosen, "adirondack-chair", "lounge-chair"] as const)) {
    const wide = objectCatalogue[seat].width;
    const enough = wide > 1.2 ? Math.min(wanted, site.idea.composition.figure ? 1 : 2) : wanted;
    const spots = fire ? roundFire(fire, wide) : lookingOut(site, patio, wide, enough);
    const colour = seatColour(site.idea, seat);
    const found: ObjectPlacement[] = [];
    for (const { x, z, angle } of spots) {
      if (found.length >= enough) break;
      const piece = { object: seat, x, z, angle, size: 0.95, colour };
      const apart = [...found, ...(fire ? [fire] : [])].every((other) => areApart(piece, other));
      if (apart && site.fits(piece, "on-patio")) found.push(piece);
    }
    if (found.length >= Math.min(2, wanted)) return found;
    if (found.length > best.length) best = found;
  }
  return best;
}

/**
 * A sofa that looks at the fire or over the garden, two lounge chairs beside it where there is no fire to sit round.
 * Answers how many sofas found room; undefined when none, so that chairs can take its place.
 */
function placeSofa(
  site: Site,
  patio: Patio,
  aside: number,
  fire: ObjectPlacement | undefined,
  count = 1,
): number | undefined {
  const [x, z] = fromOwnAxes(patio, aside, 0);
  const wide = objectCatalogue.sofa.width;
  const spots = fire ? roundFire(fire, wide) : lookingOut(site, { ...patio, x, z }, wide, Math.min(count, 2));
  const sofas: ObjectPlacement[] = [];
  for (const spot of spots) {
    const piece = { object: "sofa", ...spot, size: 1 } as const;
    if (sofas.length >= count || !site.fits(piece, "on-patio")) continue;
    site.add(piece);
    sofas.push(piece);
  }
  if (sofas.length === 0) return undefined;
  if (!fire) addSeats(site, chairsBeside(site, sofas[0]));
  return sofas.length;
}

/** A chair at either end of a sofa, turned to who sits on it. */
function chairsBeside(site: Site, sofa: ObjectPlacement): ObjectPlacement[] {
  const middle = onPlan(sofa, 0, -1);
  return [-1, 1].flatMap((side) => {
    const spots = [1.75, 1.6, 1.45].map((reach) => onPlan(sofa, side * reach, -1));
    const chairs = spots.map(({ x, z }): ObjectPlacement => {
      return { object: "lounge-chair", x, z, angle: angleFacing(x, z, middle.x, middle.z), size: 1 };
    });
    return chairs.filter((chair) => site.fits(chair, "on-patio")).slice(0, 1);
  });
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
function lookingOut(site: Site, patio: Patio, wide: number, wanted: number): Seat[] {
  const { layout } = site;
  const usualView = site.placeIn("focus") ?? pointAt(layout.terrain, 0, 0.45);
  const [viewX, viewZ] = layout.water[0] ? [layout.water[0].x, layout.water[0].z] : usualView;
  const away = Math.hypot(viewX - patio.x, viewZ - patio.z);
  // On a patio in the middle of the yard the view is towards the viewer, who is the house.
  const view = away < (site.idea.composition.figure ? 0.5 : 1.2) ? [0, 0] : [viewX, viewZ];
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
function seatColour(idea: Idea, seat: ObjectName): string | undefined {
  if (seat === "lounge-chair") return undefined;
  if (seat !== "adirondack-chair" || idea.sheet.seat === seat) return idea.sheet.seatColour;
  return idea.style === "modern" ? "#3c3e40" : idea.style === "formal" ? "#d6d4cc" : "#8a6846";
}
