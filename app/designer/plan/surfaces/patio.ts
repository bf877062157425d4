import { clamp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/lexicon/garden-words.ts";
import { type Fit, fitOutline } from "../ground/fit-outline.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { isSupposed } from "../ground/spots.ts";
import { distanceToDoors, distanceToHouse } from "../ground/surroundings.ts";
import { doorClearance, isInPlace, isOutOfTheWay, pointAt, type Terrain } from "../ground/terrain.ts";
import { distanceFromWhere, type Whereabouts } from "../ground/whereabouts.ts";
import { type Idea, wantsFor } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import { distanceToOutline, edgeOfOutline, extentOf, type Outline } from "../parts/outline.ts";
import { deckAtWall } from "./deck-at-wall.ts";
import { concededShare, isOfShare, patioBefore, wantedOutline } from "./patio-outline.ts";
import { reportSpot } from "./report-spot.ts";

/** A virtual one is existing paving: it carries furniture but is not drawn. */
export interface Patio extends Outline {
  virtual: boolean;
  /** Meters above the ground, of a raised deck. */
  rise?: number;
}

/** Square meters, believable at least. */
const leastArea = 5;
/** On small ground two chairs are a patio. */
const leastSmall = 1.9;
/** Meters from its intended place before a smaller patio is tried. */
const mostOff = { figure: 0.7, sized: 9, roomy: 2.4 };
/** Meters from the wall beyond which distance no longer matters for a patio by the house. */
const farthestWall = 4;
/** Maximum share of the ground of a patio with a stated size. */
const sizedShare = 0.62;
/** Weight of the named place against the composition's own, and of depth against width. */
const offCosts = { place: 3, composition: 0.3, deep: 1.3 };
/** Share of the requested width below which a difference is reported. */
const reportedBelow = 0.95;
/** Limits in meters of half the paving's size. */
const virtualRadius = { least: 0.8, most: 2.4 };
/** Patio furniture, and places that only the plan knows. */
const furniture = ["fire-pit", "dining", "seating", "pergola", "parasol"] as const;
const onPlan: ReadonlySet<Place> = new Set(["around-patio", "along-path", "around-tree"]);
const shrink = [1, 0.9, 0.8, 0.7, 0.62, 0.54];
const smallShrink = [...shrink, 0.46, 0.4, 0.34];
/** Where nothing larger fits anywhere: down to two chairs. */
const lastShrink = [0.46, 0.4, 0.34, 0.28];

/** Entirely on the ground and in view. */
export function layPatio(idea: Idea, terrain: Terrain, noRoom: NoRoom): Patio | undefined {
  const [want] = wantsFor(idea, "patio");
  if (!want) return undefined;
  const before = patioBefore(terrain);
  const deck = before ? undefined : deckAtWall(want, idea, terrain);
  if (deck) {
    const { width = 0, depth } = want.size ?? {};
    if (depth !== undefined && 4 * deck.halfWidth * deck.halfDepth < width * depth * reportedBelow)
      noRoom.reportSize("patio", extentOf(deck), [width, depth]);
    if (isSupposed(want.spot, terrain.surroundings)) noRoom.reportPlace("patio", want, "supposed");
    return { ...deck, virtual: false };
  }
  if (idea.existingPaving === "patio" || terrain.freed?.of === "part-of-patio") {
    const patio = virtualPatio(terrain);
    if (patio) return patio;
  }
  const { composition, mirror, paving } = idea;
  const { figure } = composition;
  const place = want.place ?? placeOfFurniture(idea);
  const where: Whereabouts = { place, spot: want.spot };
  const wanted = wantedOutline(idea, terrain, want);
  const [aimX, aimZ] = before
    ? [before.x, before.z]
    : figure
      ? pointInBox(terrain.box, figure.terrace.middle, mirror)
      : pointAt(terrain, composition.patioAcross * mirror, composition.patioDepth);
  if (paving.wallToWall) return { ...wanted, x: aimX, z: aimZ, virtual: false };
  const isAbove = (least: number) => (factor: number) => 4 * wanted.halfWidth * wanted.halfDepth * factor ** 2 > least;
  const isSized = want.size !== undefined || isOfShare(want);
  const ownOff = figure ? mostOff.figure : mostOff.roomy;
  const usualOff = before || isOfShare(want) || (figure && want.size) ? mostOff.sized : ownOff;
  const fit: Fit = {
    outline: wanted,
    shrink: (figure ? smallShrink : shrink).filter(isAbove(figure || before ? leastSmall : leastArea)),
    mostCost: composition.patioAnywhere ? Number.MAX_VALUE : usualOff,
    mostShare: composition.patioAnywhere ? concededShare : isSized ? sizedShare : undefined,
    step: figure ? 0.15 : undefined,
    cost: (x, z, { halfDepth }) => {
      if (!isOutOfTheWay(terrain, x, z, 0) && distanceToDoors(terrain.surroundings.doors, x, z) > doorClearance)
        return Number.POSITIVE_INFINITY;
      const off = Math.hypot(x - aimX, (z - aimZ) * offCosts.deep);
      if (!place && !want.spot) return off;
      // Within the named place the composition still counts.
      const reachesBack = place?.startsWith("back") || (place === "near-house" && terrain.surroundings.houseAhead);
      const ownZ = z + (reachesBack ? halfDepth : 0);
      // By the house means at its wall, so that one steps out onto it.
      const atWall = reachesBack && place === "near-house" ? distanceToHouse(terrain.surroundings, x, ownZ) : 0;
      const placed = distanceFromWhere(terrain, where, x, ownZ) * offCosts.place + Math.min(atWall, farthestWall);
      return placed + off * offCosts.composition;
    },
  };
  const outline =
    fitOutline(terrain, fit) ?? fitOutline(terrain, { ...fit, shrink: lastShrink.filter(isAbove(leastSmall)) });
  if (!outline) {
    if (want.asked || idea.asked.includes("fire-pit") || idea.asked.includes("dining")) noRoom.report("patio", 1, 0);
    return undefined;
  }
  if (isSized && outline.halfWidth < wanted.halfWidth * reportedBelow) {
    if (want.size) noRoom.reportSize("patio", extentOf(outline), extentOf(wanted));
    else noRoom.reportSmaller("patio", extentOf(outline));
  }
  // Furniture on it is reported separately.
  if (want.place && !want.spot && !isThere(terrain, want.place, outline))
    noRoom.reportPlace("patio", want, "elsewhere");
  if (want.spot) reportSpot(terrain, "patio", { ...want, spot: want.spot }, outline, noRoom);
  return { ...outline, virtual: servesAsItIs(idea) };
}

/** On fully paved ground only a requested patio is laid. */
function servesAsItIs({ paving, asked }: Idea): boolean {
  return paving.onPaving && !asked.includes("patio");
}

/** A large patio by the house has its middle some meters away, so its edge counts. */
function isThere(terrain: Terrain, place: Place, { x, z, halfDepth }: Outline): boolean {
  const atHouse = place === "near-house" && terrain.surroundings.houseAhead;
  return isInPlace(terrain, place, x, atHouse ? z + halfDepth : z);
}

/** The requested place of patio furniture determines the patio's. */
function placeOfFurniture(idea: Idea): Place | undefined {
  const places = furniture.flatMap((element) => wantsFor(idea, element).map(({ place }) => place));
  return places.find((place) => place && !onPlan.has(place));
}

/** Negative inside; 9 without a patio that is drawn. */
export function distanceToPatio(patio: Patio | undefined, x: number, z: number): number {
  return patio && !patio.virtual ? distanceToOutline(patio, x, z) : 9;
}

/** For callers that sample every cell of the ground. */
export function edgeOfPatio(patio: Patio | undefined): (x: number, z: number) => number {
  return patio && !patio.virtual ? edgeOfOutline(patio) : () => 9;
}

function virtualPatio({ yard }: Terrain): Patio | undefined {
  const { paving, camera } = yard;
  if (!paving) return undefined;
  const [x, z, depth] = camera.groundAt(paving.centreU * camera.width, paving.centreV * camera.height, [0, 0, 0]);
  if (depth < 0) return undefined;
  const radius = clamp(Math.sqrt(paving.share) * z * 0.5, virtualRadius.least, virtualRadius.most);
  return { shape: "round", x, z, halfWidth: radius, halfDepth: radius, turn: 0, virtual: true };
}
