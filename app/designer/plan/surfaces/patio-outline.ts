import { clamp } from "../../numeric/scalar.ts";
import type { Terrain } from "../ground/terrain.ts";
import { sharesOf } from "../idea/existing-paving.ts";
import { type Idea, type Want, wantsFor } from "../idea/idea.ts";
import type { GardenFigure } from "../parts/composition.ts";
import { areaOfOutline, type Outline } from "../parts/outline.ts";
import { outlineFor } from "../parts/requested-shape.ts";

/** Square meters, believable at most. */
const mostArea = 30;
const areaOfSeat = 2.2;
/** Square meters for two chairs, for a fire or a table with seats, and for both of them. */
const needs = { chairs: 9, center: 13.5, both: 21 };
/** Maximum share of the ground of a patio by itself, and in a small garden where something has to be on it. */
const roomyShare = 0.38;
const smallShare = 0.48;
/** And where nothing else has room for what is requested on it. */
export const concededShare = 0.8;
/** Half width of ground in meters below which nothing can be laid diagonally. */
const narrowBox = 1.2;
const aspectOfBoth = 1.5;
/** Meters that chairs take in a small garden, and the half width below which they are one behind the other. */
const seatsTake = { halfWidth: 0.95, ofNarrow: 0.7, side: 0.75, behind: 1.1, behindBelow: 0.75 };
/** Share of itself that a courtyard's terrace keeps if something else is requested. */
const courtyardShare = 0.65;
/** Seats that a terrace is enlarged for: default, and maximum. */
const seatsRoom = { usual: 2, most: 6 };

type PlacedAnywhere = Omit<Outline, "x" | "z">;

/** Large enough for the furniture. */
export function wantedOutline(idea: Idea, terrain: Terrain, want: Want): PlacedAnywhere {
  const before = patioBefore(terrain);
  const usual = before && !want.size && !want.shape ? before : usualOutline(idea, terrain, want);
  return evened(resized(usual, want, terrain), want);
}

/** Of the patio that is there; without one, twice as large is twice the usual one. */
function resized(outline: PlacedAnywhere, want: Want, terrain: Terrain): PlacedAnywhere {
  if (want.size || !isOfShare(want)) return outline;
  const area = areaOfOutline({ ...outline, x: 0, z: 0 });
  const before = patioBefore(terrain);
  const share = want.share ?? (want.amount ? sharesOf[want.amount] : 1);
  const wanted = want.ofYard ? want.ofYard * terrain.grid.area : share * (before ? areaOfOutline(before) : area);
  const factor = Math.sqrt(wanted / area);
  return { ...outline, halfWidth: outline.halfWidth * factor, halfDepth: outline.halfDepth * factor };
}

/** The patio that another one takes the place of. */
export function patioBefore({ freed }: Terrain): Outline | undefined {
  return freed?.of === "patio" ? freed.outline : undefined;
}

/** Whether its size is said relative to another, and not in meters. */
export function isOfShare({ share, ofYard, amount }: Want): boolean {
  return (share ?? ofYard ?? amount) !== undefined;
}

function evened<T extends Omit<Outline, "x" | "z">>(outline: T, { shape, size }: Want): T {
  const aspect = outlineFor(shape)?.aspect;
  if (!aspect || size) return outline;
  const halfDepth = Math.sqrt((outline.halfWidth * outline.halfDepth) / aspect);
  return { ...outline, halfWidth: halfDepth * aspect, halfDepth };
}

function usualOutline(idea: Idea, terrain: Terrain, want: Want): Omit<Outline, "x" | "z"> {
  const { composition, mirror, elements } = idea;
  const { axis } = terrain.surroundings;
  const { width, depth } = want.size ?? {};
  if (width !== undefined) {
    const round = depth === undefined && composition.patioShape === "round";
    const shape = outlineFor(want.shape)?.shape ?? (round ? "round" : "rectangle");
    const across = { shape, halfWidth: width / 2, halfDepth: (depth ?? width) / 2, turn: axis } as const;
    return composition.figure ? turnedAs(composition.figure, across, terrain) : across;
  }
  const centers = Number(elements.has("fire-pit")) + Number(elements.has("dining"));
  const needed = centers > 1 ? needs.both : centers > 0 ? needs.center : needs.chairs;
  if (composition.figure)
    return terraceOf(composition.figure, idea, terrain, centers > 0 ? needed : areaForSeats(idea));
  const room = clamp(terrain.grid.area * roomyShare, needs.chairs, mostArea);
  const area = Math.min(Math.max(composition.patioArea, needed), room);
  const aspect = Math.max(composition.patioAspect, centers > 1 ? aspectOfBoth : 1);
  const unit = { shape: composition.patioShape, x: 0, z: 0, halfWidth: aspect, halfDepth: 1, turn: 0 };
  const halfDepth = Math.sqrt(area / areaOfOutline(unit));
  return {
    shape: unit.shape,
    halfWidth: halfDepth * aspect,
    halfDepth,
    turn: turnOf(unit.shape, axis, mirror),
  };
}

/** In small gardens the figure determines the orientation. */
function turnedAs(
  { terrace }: GardenFigure,
  own: Omit<Outline, "x" | "z">,
  { box }: Terrain,
): Omit<Outline, "x" | "z"> {
  const short = Math.min(own.halfWidth, own.halfDepth);
  const long = Math.max(own.halfWidth, own.halfDepth);
  const fitsBoth = long < Math.min(box.halfWidth, box.depth / 2);
  const deep = fitsBoth ? 2 * terrace.half[1] > terrace.half[0] : box.depth > 2 * box.halfWidth;
  return { ...own, halfWidth: deep ? short : long, halfDepth: deep ? long : short };
}

/** Larger if a requested fire, table or chairs have to be on it. */
function terraceOf(
  { terrace }: GardenFigure,
  { composition, mirror, paving }: Idea,
  { box, surroundings }: Terrain,
  needed: number,
): Omit<Outline, "x" | "z"> {
  const narrow = Math.min(box.halfWidth, box.depth / 2) < narrowBox;
  const shape = narrow && composition.patioShape === "diamond" ? "rectangle" : composition.patioShape;
  // Drawn for a courtyard, it leaves room if something else is requested.
  const share = composition.figure?.ground === "paving" && !paving.wallToWall ? courtyardShare : 1;
  const { halfWidth: wide, ofNarrow, side, behind, behindBelow } = seatsTake;
  const seats = Math.min(wide, narrow ? ofNarrow * box.halfWidth : wide);
  const deep = Math.min(seats < behindBelow ? behind : side, box.depth / 2);
  const halfWidth = Math.max(share * terrace.half[0] * box.halfWidth, seats);
  const halfDepth = Math.max(share * terrace.half[1] * box.depth, deep);
  const area = areaOfOutline({ shape, x: 0, z: 0, halfWidth, halfDepth, turn: 0 });
  const most = composition.patioAnywhere ? concededShare : smallShare;
  const larger = Math.sqrt(Math.max(1, Math.min(needed, most * box.area) / area));
  const turn = turnOf(shape, surroundings.axis, mirror);
  return { shape, halfWidth: halfWidth * larger, halfDepth: halfDepth * larger, turn };
}

/** Square meters; without requested chairs a terrace may be smaller. */
function areaForSeats(idea: Idea): number {
  const [want] = wantsFor(idea, "seating");
  return want?.asked ? areaOfSeat * clamp(want.count ?? seatsRoom.usual, seatsRoom.usual, seatsRoom.most) : 0;
}

/** Straight shapes follow house or fence, the diagonal one crosses it. */
function turnOf(shape: Outline["shape"], axis: number, mirror: number): number {
  if (shape === "diamond") return axis + Math.PI / 4;
  return shape === "kidney" ? axis + 0.5 * mirror : axis;
}
