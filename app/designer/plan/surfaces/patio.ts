import { clamp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/typed/garden-words.ts";
import { fitOutline } from "../ground/fit-outline.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { distanceToDoors, distanceToHouse } from "../ground/surroundings.ts";
import { doorClearance, isInPlace, isOutOfTheWay, pointAt, type Terrain } from "../ground/terrain.ts";
import { distanceFromWhere, type Whereabouts } from "../ground/whereabouts.ts";
import { type Idea, wantsFor } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import { distanceToOutline, edgeOfOutline, extentOf, type Outline } from "../parts/outline.ts";
import { wantedOutline } from "./patio-outline.ts";
import { tellSpot } from "./tell-spot.ts";

/** A patio on the plan. A virtual one is existing paving: it carries furniture but is not drawn. */
export interface Patio extends Outline {
  virtual: boolean;
}

/** Square metres from which on a patio is believable. All numbers of this file are by eye. */
const leastArea = 5;
/** On small ground two chairs are a patio. */
const leastSmall = 1.9;
/** Metres off where it should be that a patio may lie, before a smaller one is tried: in a small garden, with a size, else. */
const mostOff = { figure: 0.7, sized: 9, roomy: 2.4 };
/** Metres off its wall beyond which a patio is by the house no less than farther out. */
const farthestWall = 4;
/** Share of the ground that a patio may take when its size is asked for. */
const sizedShare = 0.62;
/** What the named place counts against the composition's own, and depth against width. */
const offCosts = { place: 3, composition: 0.3, deep: 1.3 };
/** Share of the width asked for below which the customer is told. */
const toldBelow = 0.95;
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
  const where: Whereabouts = { place, spot: want.spot };
  const wanted = wantedOutline(idea, terrain, want);
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
      if (!place && !want.spot) return off;
      // Within the place the composition still has its say.
      const reachesBack = place?.startsWith("back") || (place === "near-house" && terrain.surroundings.houseAhead);
      const ownZ = z + (reachesBack ? halfDepth : 0);
      // By the house means at its wall, so that one steps out onto it.
      const atWall = reachesBack && place === "near-house" ? distanceToHouse(terrain.surroundings, x, ownZ) : 0;
      const placed = distanceFromWhere(terrain, where, x, ownZ) * offCosts.place + Math.min(atWall, farthestWall);
      return placed + off * offCosts.composition;
    },
  });
  if (!outline) {
    if (want.asked || idea.asked.has("fire-pit") || idea.asked.has("dining")) noRoom.tell("patio", 1, 0);
    return undefined;
  }
  if (want.size && outline.halfWidth < wanted.halfWidth * toldBelow)
    noRoom.tellSize("patio", extentOf(outline), extentOf(wanted));
  // What stands on it is told by itself.
  if (want.place && !want.spot && !isThere(terrain, want.place, outline)) noRoom.tellPlace("patio", want, "elsewhere");
  if (want.spot) tellSpot(terrain, "patio", { ...want, spot: want.spot }, outline, noRoom);
  return { ...outline, virtual: servesAsItIs(idea) };
}

/** Where all is paved, only a patio that the wish names is laid on it. */
function servesAsItIs({ paving, asked }: Idea): boolean {
  return paving.onPaving && !asked.has("patio");
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

/** The same for who asks at every cell of the ground. */
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
