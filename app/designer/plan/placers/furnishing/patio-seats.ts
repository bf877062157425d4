import { clamp } from "../../../numeric/scalar.ts";
import { type ObjectName, objectCatalog } from "../../../objects/catalog.ts";
import { pointAt } from "../../ground/terrain.ts";
import { type Idea, wantsFor } from "../../idea/idea.ts";
import { angleFacing, areApart, onPlan } from "../../parts/footprint.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import type { Site } from "../../site/site.ts";
import type { Patio } from "../../surfaces/patio.ts";

/** Meters; a wider seat is for two, so fewer of them fit on a patio. */
const wideSeat = 1.2;
const mostWide = { small: 1, roomy: 2 };
/** Radians around the fire, facing the viewer first, for wide seats and for chairs; then those between. */
const roundTurns = { wide: [0.75, -0.75, 1.6, -1.6], chairs: [0.55, -0.55, 1.35, -1.35, 0, 2.1, -2.1, 2.9, -2.9] };
const everyTurn = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
/** Meters from a fire of size 1 to its rim, then to a seat, and farther out, best first. */
const fireRadius = 0.62;
const fireToSeat = { wide: 0.75, chairs: 0.85 };
const fartherOut = [0.35, 0.15, 0, 0.6, 0.9];
/** Meters from a sofa's middle to the chairs at its ends. */
const chairReaches = [1.75, 1.6, 1.45];
/** Meters between seats beyond their width; minimum and maximum between middles; how far back they are, as shares. */
const seatGap = { beyond: 0.35, least: 1, most: 2.2 };
const seatBacks = [0.45, 0.25, 0, -0.3];
/** Meters from the patio's middle within which the view would be of the patio itself. */
const viewWithin = { small: 0.5, roomy: 1.2 };

/** The style's own, or smaller ones if those are too wide. */
export function seatsOn(
  site: Site,
  patio: Patio,
  fire: ObjectPlacement | undefined,
  wanted: number,
  chosen = seatFor(site.idea),
): ObjectPlacement[] {
  const garden = site.idea.composition.figure ? "small" : "roomy";
  const isCounted = wantsFor(site.idea, "seating").some(({ count }) => count !== undefined);
  let best: ObjectPlacement[] = [];
  for (const seat of new Set([chosen, "adirondack-chair", "lounge-chair"] as const)) {
    const wide = objectCatalog[seat].width;
    const enough = wide > wideSeat && !isCounted ? Math.min(wanted, mostWide[garden]) : wanted;
    const spots = fire ? roundFire(fire, wide) : lookingOut(site, patio, wide, enough);
    const color = seatColor(site.idea, seat);
    const found: ObjectPlacement[] = [];
    for (const { x, z, angle } of spots) {
      if (found.length >= enough) break;
      const piece = { object: seat, x, z, angle, size: 0.95, color };
      const apart = [...found, ...(fire ? [fire] : [])].every((other) => areApart(piece, other));
      if (apart && site.fits(piece, "on-patio")) found.push(piece);
    }
    if (found.length >= (isCounted ? wanted : Math.min(2, wanted))) return found;
    if (found.length > best.length) best = found;
  }
  return best;
}

/** A sofa, with two lounge chairs if there is no fire. Undefined if none fits, so that chairs can replace it. */
export function placeSofa(
  site: Site,
  patio: Patio,
  aside: number,
  fire: ObjectPlacement | undefined,
  count = 1,
): number | undefined {
  const [x, z] = fromOwnAxes(patio, aside, 0);
  const wide = objectCatalog.sofa.width;
  const spots = fire ? roundFire(fire, wide) : lookingOut(site, { ...patio, x, z }, wide, Math.min(count, 2));
  const sofas: ObjectPlacement[] = [];
  for (const spot of spots) {
    const piece = { object: "sofa", ...spot, size: 1 } as const;
    if (sofas.length >= count || !site.fits(piece, "on-patio")) continue;
    site.add(piece);
    sofas.push(piece);
  }
  const [first] = sofas;
  if (!first) return undefined;
  if (!fire) for (const chair of chairsBeside(site, first)) site.add(chair);
  return sofas.length;
}

function chairsBeside(site: Site, sofa: ObjectPlacement): ObjectPlacement[] {
  const middle = onPlan(sofa, 0, -1);
  return [-1, 1].flatMap((side) => {
    const spots = chairReaches.map((reach) => onPlan(sofa, side * reach, -1));
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

/** Around the fire, far side first: these seats face the viewer and hide nothing. */
function roundFire(fire: ObjectPlacement, wide: number): Seat[] {
  const seats: Seat[] = [];
  const away = Math.atan2(fire.z, fire.x);
  const kind = wide > wideSeat ? "wide" : "chairs";
  const least = fireRadius * fire.size + fireToSeat[kind];
  for (const turn of [...roundTurns[kind], ...everyTurn])
    for (const out of fartherOut) {
      const reach = least + out;
      const around = away + turn;
      const x = fire.x + Math.cos(around) * reach;
      const z = fire.z + Math.sin(around) * reach;
      seats.push({ x, z, angle: angleFacing(x, z, fire.x, fire.z) });
    }
  return seats;
}

/** In a shallow arc at the back of the patio, facing the garden. */
function lookingOut(site: Site, patio: Patio, wide: number, wanted: number): Seat[] {
  const { layout } = site;
  const [water] = layout.water;
  const usualView = site.placeIn("focus") ?? pointAt(layout.terrain, 0, 0.45);
  const view: PlanPoint = water ? [water.x, water.z] : usualView;
  // On a patio in the middle of the yard the view is toward the house, where the viewer is.
  const within = site.idea.composition.figure ? viewWithin.small : viewWithin.roomy;
  const isInTheMiddle = Math.hypot(view[0] - patio.x, view[1] - patio.z) < within;
  const [viewX, viewZ]: PlanPoint = isInTheMiddle ? [0, 0] : view;
  const [dx, dz] = [patio.x - viewX, patio.z - viewZ];
  const far = Math.max(1e-6, Math.hypot(dx, dz));
  const gap = clamp(wide + seatGap.beyond, seatGap.least, seatGap.most);
  const seats: Seat[] = [];
  for (const back of seatBacks)
    for (let i = 0; i < wanted + 2; i++) {
      const aside = (Math.ceil(i / 2) * (i % 2 ? 1 : -1) + (wanted % 2 ? 0 : 0.5)) * gap;
      const reach = back * Math.min(patio.halfWidth, patio.halfDepth);
      const x = patio.x + (dx / far) * reach - (dz / far) * aside;
      const z = patio.z + (dz / far) * reach + (dx / far) * aside;
      seats.push({ x, z, angle: angleFacing(x, z, viewX + (x - patio.x) * 0.4, viewZ + (z - patio.z) * 0.4) });
    }
  return seats;
}

function seatFor(idea: Idea): ObjectName {
  return idea.requestsChairs ? "adirondack-chair" : idea.sheet.seat;
}

/** Chairs in a style that prefers benches take a matching color. */
function seatColor(idea: Idea, seat: ObjectName): string | undefined {
  if (seat === "lounge-chair") return undefined;
  if (seat !== "adirondack-chair" || idea.sheet.seat === seat) return idea.sheet.seatColor;
  return idea.style === "modern" ? "#3c3e40" : idea.style === "formal" ? "#d6d4cc" : "#8a6846";
}
