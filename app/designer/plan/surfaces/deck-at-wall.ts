import { clamp } from "../../numeric/scalar.ts";
import { isOpenGround, isPavedGround } from "../ground/ground-grid.ts";
import { shareOfPicture, type Terrain } from "../ground/terrain.ts";
import { thresholdOf } from "../ground/threshold.ts";
import type { Idea, Want } from "../idea/idea.ts";
import { fromOwnAxes, type Outline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";

/** Meters of a deck without a stated size, and with a fire or table on it; its least sides. By eye, as all here. */
const usual = { width: 4.2, depth: 3 };
const furnished = { width: 5.2, depth: 3.6 };
const least = { width: 1.8, depth: 1.3 };
/** Meters: the height of a deck whose door is on the ground, the least that is a step, and how far below the eye it stays. */
const low = 0.16;
const lowest = 0.12;
const highest = 1;
const belowEye = 0.35;
const shrink = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45];
/** Meters between tries along the wall, and of deck on both sides of the door's middle. */
const step = 0.2;
const besideDoor = 0.6;
/** Meters between points that are looked at; next to the wall, where it may be read as ground or not; share that has to be free. */
const probe = 0.35;
const nextToWall = 0.5;
const leastFree = 0.9;
/** Share of the picture at whose rim a deck may not be. */
const rim = 0.012;
/** Meters around a point of the wall that give its direction, and the greatest angle to the view in radians. */
const wallReach = 3;
const steepest = 1.1;
/** Of the points of the wall, those that are tried. */
const everyNth = 3;

export interface RaisedOutline extends Outline {
  /** Meters above the ground. */
  rise: number;
}

/** Where on the wall a deck starts, and how high it is unless its height is stated. */
interface Anchor {
  at: PlanPoint;
  threshold: number;
}

/**
 * A deck that starts at the wall below a door, its top at the threshold if the photo shows the door's foot above the ground,
 * or elsewhere at the wall; undefined if the wish names no such place or nothing fits there.
 */
export function deckAtWall(want: Want, idea: Idea, terrain: Terrain): RaisedOutline | undefined {
  if (!idea.paving.patio.startsWith("deck") || !terrain.surroundings.houseAhead) return undefined;
  for (const { at, threshold } of anchorsFor(want, terrain)) {
    const outline = fitAt(at, want, idea, terrain);
    if (!outline) continue;
    const stated = want.size?.height ?? threshold;
    const most = Math.min(highest, terrain.yard.camera.eyeHeight - belowEye);
    return { ...outline, rise: clamp(stated > lowest ? stated : low, lowest, most) };
  }
  return undefined;
}

/** Doors first; by the house also the rest of its wall, nearest first. */
function anchorsFor({ spot, place }: Want, { surroundings, yard }: Terrain): Anchor[] {
  const isAtDoor = spot === "front-door" || spot === "back-door";
  if (!isAtDoor && place !== "near-house") return [];
  const doors = surroundings.doors
    .filter(({ kind }) => kind === "door")
    .map((door) => ({ at: door.middle, threshold: thresholdOf(yard, door) }));
  if (isAtDoor && doors.length > 0) return doors;
  const wall = surroundings.edge.filter((_, i) => surroundings.house[i] && i % everyNth === 0);
  const nearest = wall.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  return [...doors, ...nearest.map((at) => ({ at, threshold: 0 }))];
}

/** The largest size that fits, with the point of the wall before its back edge and as near to its middle as possible. */
function fitAt([atX, atZ]: PlanPoint, want: Want, idea: Idea, terrain: Terrain): Outline | undefined {
  const turn = directionOfWall(terrain, [atX, atZ]);
  for (const factor of shrink)
    for (const [width, depth] of sidesOf(want, idea)) {
      const sized = { halfWidth: (width * factor) / 2, halfDepth: (depth * factor) / 2 };
      if (2 * sized.halfWidth < Math.min(width, least.width) || 2 * sized.halfDepth < Math.min(depth, least.depth))
        continue;
      for (const shift of shiftsFor(sized.halfWidth, isFurnished(idea))) {
        const wall = { shape: "rectangle", x: atX, z: atZ, turn, ...sized } as const;
        const [x, z] = fromOwnAxes(wall, shift, -sized.halfDepth);
        const outline: Outline = { ...wall, x, z };
        if (isFree(terrain, outline)) return outline;
      }
    }
  return undefined;
}

/** The door in the middle; near an end where a table or fire needs room beside the way out. */
function shiftsFor(halfWidth: number, isFurnished: boolean): number[] {
  const aside = Math.max(0, halfWidth - besideDoor);
  const shifts = Array.from({ length: Math.floor(aside / step) + 1 }, (_, i) => i * step).flatMap((shift) =>
    shift === 0 ? [0] : [shift, -shift],
  );
  return isFurnished ? shifts.reverse() : shifts;
}

function isFurnished({ elements }: Idea): boolean {
  return elements.has("fire-pit") || elements.has("dining");
}

/** Along the wall and away from it: the longer side is along the wall if there is room. */
function sidesOf({ size, share = 1 }: Want, idea: Idea): [width: number, depth: number][] {
  const own = isFurnished(idea) ? furnished : usual;
  const [one, other] = [size?.width ?? size?.depth, size?.width && size?.depth];
  if (one === undefined) return [[own.width * Math.sqrt(share), own.depth * Math.sqrt(share)]];
  const [long, short] = other === undefined ? [one, one * 0.75] : [Math.max(one, other), Math.min(one, other)];
  return long === short
    ? [[long, short]]
    : [
        [long, short],
        [short, long],
      ];
}

/** The median slope of the house's foot around a point of it. */
function directionOfWall({ surroundings: { edge, house, axis } }: Terrain, [x, z]: PlanPoint): number {
  const wall = edge.filter(([atX, atZ], i) => house[i] && Math.hypot(atX - x, atZ - z) < wallReach);
  const slopes = wall
    .flatMap(([fromX, fromZ], i) =>
      wall.slice(i + 1).flatMap(([toX, toZ]) => (Math.abs(toX - fromX) > 0.6 ? [(toZ - fromZ) / (toX - fromX)] : [])),
    )
    .sort((one, other) => one - other);
  const slope = slopes[slopes.length >> 1];
  return slope === undefined ? axis : clamp(Math.atan(slope), -steepest, steepest);
}

function isFree(terrain: Terrain, outline: Outline): boolean {
  const { grid, yard } = terrain;
  const { halfWidth, halfDepth } = outline;
  const [columns, rows] = [Math.ceil((2 * halfWidth) / probe), Math.ceil((2 * halfDepth - nextToWall) / probe)];
  let [free, all] = [0, 0];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const dz = -halfDepth + ((2 * halfDepth - nextToWall) * row) / Math.max(1, rows);
      const [x, z] = fromOwnAxes(outline, -halfWidth + (2 * halfWidth * column) / columns, dz);
      const [u, v] = shareOfPicture(terrain, x, z);
      if (u < rim || u > 1 - rim || v > 1 - rim) return false;
      all++;
      const isSteps = yard.kindAt(u * yard.camera.width, v * yard.camera.height) === "steps";
      if (isOpenGround(grid, x, z) || isPavedGround(grid, x, z) || isSteps) free++;
    }
  return free >= leastFree * all;
}
