import { clamp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/typed/garden-words.ts";
import { fitOutline } from "../ground/fit-outline.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { distanceToDoors } from "../ground/surroundings.ts";
import {
  distanceFromPlace,
  doorClearance,
  isInPlace,
  isOutOfTheWay,
  pointAt,
  type Terrain,
} from "../ground/terrain.ts";
import { type Idea, wantsFor } from "../idea/idea.ts";
import type { GardenFigure } from "../parts/composition.ts";
import type { NoRoom } from "../parts/no-room.ts";
import { areaOfOutline, distanceToOutline, extentOf, type Outline } from "../parts/outline.ts";

/** A patio on the plan. A virtual one is existing paving: it carries furniture but is not drawn. */
export interface Patio extends Outline {
  virtual: boolean;
}

/** Square metres between which a patio is believable. All numbers of this file are by eye, and what furniture takes. */
const leastArea = 5;
const mostArea = 30;
/** On small ground two chairs are a patio. */
const leastSmall = 1.9;
const areaOfSeat = 2.2;
/** Square metres for two chairs, for a fire or a table with seats round it, and for both of them. */
const needs = { chairs: 9, centre: 13.5, both: 21 };
/** Share of the ground that a patio takes at most by itself, and in a small garden where something has to stand on it. */
const roomyShare = 0.38;
const smallShare = 0.48;
/** Metres off where it should be that a patio may lie, before a smaller one is tried: in a small garden, with a size, else. */
const mostOff = { figure: 0.7, sized: 9, roomy: 2.4 };
/** Half a width of ground, metres, across which nothing can be laid diagonally. */
const narrowBox = 1.2;
/** Share of the ground that a patio may take when its size is asked for. */
const sizedShare = 0.62;
/** What the named place counts against the composition's own, and depth against width. */
const offCosts = { place: 3, composition: 0.3, deep: 1.3 };
/** Share of the width asked for below which the customer is told. */
const toldBelow = 0.95;
/** Width over depth of a patio for both fire and table. */
const aspectOfBoth = 1.5;
/** Metres: half widths and half depths that chairs take in a small garden, and the half width below which they stand one behind the other. */
const seatsTake = { halfWidth: 0.95, ofNarrow: 0.7, side: 0.75, behind: 1.1, behindBelow: 0.75 };
/** Share of itself that a courtyard's terrace keeps where something else is wished for. */
const courtyardShare = 0.65;
/** Seats that a terrace is made larger for: where none are counted, and at most. */
const seatsRoom = { usual: 2, most: 6 };
/** Metres of half of what paving is taken for. */
const virtualRadius = { least: 0.8, most: 2.4 };
/** What stands on a patio, and places that only the plan itself knows. */
const furniture = ["fire-pit", "dining", "seating", "pergola", "parasol"] as const;
const onPlan: ReadonlySet<Place> = new Set(["around-patio", "along-path", "around-tree"]);
const shrink = [1, 0.9, 0.8, 0.7, 0.62, 0.54];
const smallShrink = [...shrink, 0.46, 0.4, 0.34];

/** Finds a place for the patio: where the customer or the composition wants it, whole on the ground and in view. */
export function layPatio(idea: Idea, terrain: Terrain, noRoom: NoRoom): Patio | undefined {
  const [want] = wantsFor(idea, "patio");
  if (!want) return undefined;
  if (idea.existingPaving === "patio") {
    const patio = virtualPatio(terrain);
    if (patio) return patio;
  }
  const { composition, mirror, paving } = idea;
  const { figure } = composition;
  const place = want.place ?? placeOfFurniture(idea);
  const wanted = wantedOutline(idea, terrain);
  const [aimX, aimZ] = figure
    ? pointInBox(terrain.box, figure.terrace.middle, mirror)
    : pointAt(terrain, composition.patioAcross * mirror, composition.patioDepth);
  if (paving.wallToWall) return { ...wanted, x: aimX, z: aimZ, virtual: false };
  const outline = fitOutline(terrain, {
    outline: wanted,
    shrink: (figure ? smallShrink : shrink).filter(
      (factor) => 4 * wanted.halfWidth * wanted.halfDepth * factor ** 2 > (figure ? leastSmall : leastArea),
    ),
    mostCost: figure ? (want.size ? mostOff.sized : mostOff.figure) : mostOff.roomy,
    mostShare: want.size ? sizedShare : undefined,
    step: figure ? 0.15 : undefined,
    cost: (x, z, { halfDepth }) => {
      if (!isOutOfTheWay(terrain, x, z, 0) && distanceToDoors(terrain.surroundings.doors, x, z) > doorClearance)
        return Number.POSITIVE_INFINITY;
      const off = Math.hypot(x - aimX, (z - aimZ) * offCosts.deep);
      if (!place) return off;
      // Within the place the composition still has its say.
      const reachesBack = place.startsWith("back") || (place === "near-house" && terrain.surroundings.houseAhead);
      const ownZ = z + (reachesBack ? halfDepth : 0);
      return distanceFromPlace(terrain, place, x, ownZ) * offCosts.place + off * offCosts.composition;
    },
  });
  if (!outline) {
    if (want.asked || idea.asked.has("fire-pit") || idea.asked.has("dining")) noRoom.tell("patio", 1, 0);
    return undefined;
  }
  if (want.size && outline.halfWidth < wanted.halfWidth * toldBelow)
    noRoom.tellSize("patio", extentOf(outline), extentOf(wanted));
  if (place && !isThere(terrain, place, outline)) noRoom.tellPlace(want.place ? "patio" : "seating", place);
  return { ...outline, virtual: false };
}

/** A large patio by the house has its middle some metres off it: its edge counts. */
function isThere(terrain: Terrain, place: Place, { x, z, halfDepth }: Outline): boolean {
  const atHouse = place === "near-house" && terrain.surroundings.houseAhead;
  return isInPlace(terrain, place, x, atHouse ? z + halfDepth : z);
}

/** Where the customer wants what stands on a patio: that is where the patio lies. */
function placeOfFurniture(idea: Idea): Place | undefined {
  const places = furniture.flatMap((element) => wantsFor(idea, element).map(({ place }) => place));
  return places.find((place) => place && !onPlan.has(place));
}

/** Metres from the patio's edge, negative inside; 9 without a patio that is drawn. */
export function distanceToPatio(patio: Patio | undefined, x: number, z: number): number {
  return patio && !patio.virtual ? distanceToOutline(patio, x, z) : 9;
}

/** Shape and size the customer or the composition wants, large enough for what stands on it. */
function wantedOutline(idea: Idea, terrain: Terrain): Omit<Outline, "x" | "z"> {
  const { composition, mirror, elements } = idea;
  const { axis } = terrain.surroundings;
  const { width, depth } = wantsFor(idea, "patio")[0]?.size ?? {};
  if (width !== undefined) {
    const round = depth === undefined && composition.patioShape === "round";
    const shape = round ? "round" : "rectangle";
    const across = { shape, halfWidth: width / 2, halfDepth: (depth ?? width) / 2, turn: axis } as const;
    return composition.figure ? turnedAs(composition.figure, across, terrain) : across;
  }
  const centres = Number(elements.has("fire-pit")) + Number(elements.has("dining"));
  const needed = centres > 1 ? needs.both : centres > 0 ? needs.centre : needs.chairs;
  if (composition.figure)
    return terraceOf(composition.figure, idea, terrain, centres > 0 ? needed : areaForSeats(idea));
  const room = clamp(terrain.grid.area * roomyShare, needs.chairs, mostArea);
  const area = Math.min(Math.max(composition.patioArea, needed), room);
  const aspect = Math.max(composition.patioAspect, centres > 1 ? aspectOfBoth : 1);
  const unit = { shape: composition.patioShape, x: 0, z: 0, halfWidth: aspect, halfDepth: 1, turn: 0 };
  const halfDepth = Math.sqrt(area / areaOfOutline(unit));
  return {
    shape: unit.shape,
    halfWidth: halfDepth * aspect,
    halfDepth,
    turn: turnOf(unit.shape, axis, mirror),
  };
}

/** In small gardens the figure says which way a patio of a given size lies. */
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

/** The terrace of a small garden's figure; larger where a fire, a table or chairs that were asked for have to stand on it. */
function terraceOf(
  { terrace }: GardenFigure,
  { composition, mirror, paving }: Idea,
  { box, surroundings }: Terrain,
  needed: number,
): Omit<Outline, "x" | "z"> {
  const narrow = Math.min(box.halfWidth, box.depth / 2) < narrowBox;
  const shape = narrow && composition.patioShape === "diamond" ? "rectangle" : composition.patioShape;
  // Drawn for a courtyard, it leaves room where something else is wished for.
  const share = composition.figure?.ground === "paving" && !paving.wallToWall ? courtyardShare : 1;
  const { halfWidth: wide, ofNarrow, side, behind, behindBelow } = seatsTake;
  const seats = Math.min(wide, narrow ? ofNarrow * box.halfWidth : wide);
  const deep = Math.min(seats < behindBelow ? behind : side, box.depth / 2);
  const halfWidth = Math.max(share * terrace.half[0] * box.halfWidth, seats);
  const halfDepth = Math.max(share * terrace.half[1] * box.depth, deep);
  const area = areaOfOutline({ shape, x: 0, z: 0, halfWidth, halfDepth, turn: 0 });
  const larger = Math.sqrt(Math.max(1, Math.min(needed, smallShare * box.area) / area));
  const turn = turnOf(shape, surroundings.axis, mirror);
  return { shape, halfWidth: halfWidth * larger, halfDepth: halfDepth * larger, turn };
}

/** Square metres for the chairs a customer asked for: a terrace that is only drawn for looks may be smaller. */
function areaForSeats(idea: Idea): number {
  const [want] = wantsFor(idea, "seating");
  return want?.asked ? areaOfSeat * clamp(want.count ?? seatsRoom.usual, seatsRoom.usual, seatsRoom.most) : 0;
}

/** Straight shapes run along house or fence, the diagonal one across it. */
function turnOf(shape: Outline["shape"], axis: number, mirror: number): number {
  if (shape === "diamond") return axis + Math.PI / 4;
  return shape === "kidney" ? axis + 0.5 * mirror : axis;
}

function virtualPatio({ yard }: Terrain): Patio | undefined {
  const { paving, camera } = yard;
  if (!paving) return undefined;
  const [x, z, depth] = camera.groundAt(paving.centreU * camera.width, paving.centreV * camera.height, [0, 0, 0]);
  if (depth < 0) return undefined;
  const radius = clamp(Math.sqrt(paving.share) * z * 0.5, virtualRadius.least, virtualRadius.most);
  return { shape: "round", x, z, halfWidth: radius, halfDepth: radius, turn: 0, virtual: true };
}
