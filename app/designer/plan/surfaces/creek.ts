import { noise } from "../../numeric/noise.ts";
import type { Random } from "../../numeric/random.ts";
import { isOpenGround, openSpanAt } from "../ground/ground-grid.ts";
import { distanceToDoors } from "../ground/surroundings.ts";
import { designDepth, doorClearance, meanDistanceFromPlace, pointAt, type Terrain } from "../ground/terrain.ts";
import { type Idea, wantsFor } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { distanceToPatio, type Patio } from "./patio.ts";
import { createRibbon, locateOnRibbon, type Ribbon, type RibbonPosition, runsOver, smoothCurve } from "./ribbon.ts";

/** River stones from the back of the yard to its front; usually dry. */
export interface Creek extends Ribbon {
  shift: number;
}

/** Minimum length of a creek in meters. */
const leastLength = 2.5;
/** Limit; cost of each point off the ground, on a patio, in front of a door, on the path. */
const mostCost = 12;
/** Meters from a patio within which a point is on it, and beyond the clearance of a door. */
const atPatio = 0.8;
const beyondDoor = 0.4;
/** Meters between a creek and what is laid before it. */
const offTaken = 0.5;
const costs = { offGround: 1, onPatio: 1.5, atDoor: 4, onPath: 0.4 };

/** Where it crosses the fewest other things. */
export function layCreek(
  idea: Idea,
  terrain: Terrain,
  patio: Patio | undefined,
  path: Ribbon | undefined,
  noRoom: NoRoom,
  random: Random,
): Creek | undefined {
  const [want] = wantsFor(idea, "dry-creek");
  if (!want) return undefined;
  const width = want.size?.width ?? (designDepth(terrain) < 4 ? 0.7 : 0.95);
  const shift = random() * 40;
  let best: Creek | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [from, to] of coursesOf(idea))
    for (const swing of [0.3, -0.3, 0.16]) {
      const points = smoothCurve(windingLine(terrain, from, to, swing));
      if (terrain.taken && runsOver(createRibbon(points, width), terrain.taken, offTaken)) continue;
      const cost =
        costOf(terrain, points, patio, path) + (want.place ? meanDistanceFromPlace(terrain, want.place, points) : 0);
      if (cost >= least) continue;
      least = cost;
      best = { ...createRibbon(points, width), shift };
    }
  if (best && least < mostCost && best.length > leastLength) return best;
  if (want.asked) noRoom.report("dry-creek", 1, 0);
  return undefined;
}

/** Negative inside; its width varies as if water had made it. */
export function distanceToCreek(creek: Creek, x: number, z: number, position: RibbonPosition): number {
  locateOnRibbon(creek, x, z, position);
  const wide = 0.8 + 0.45 * noise(position.along * 0.55 + creek.shift, position.side * 2.3, 11);
  return position.off - (creek.width / 2) * wide;
}

type Across = readonly [across: number, depth: number];

/** From a back corner to the other side of the front, or along one side; the emptier side first. */
function coursesOf({ composition, mirror }: Idea): [Across, Across][] {
  const side = -Math.sign(composition.patioAcross || 1) * mirror;
  const courses: [number, number, number, number][] = [
    [side * 0.75, 0.95, side * 0.25, -0.1],
    [side * 0.8, 0.9, -side * 0.7, 0.05],
    [-side * 0.7, 0.95, side * 0.8, 0.1],
    [side * 0.85, 0.7, side * 0.75, -0.1],
    [-side * 0.85, 0.7, -side * 0.75, -0.1],
    // Short ones, in front of or behind a patio that fills the middle.
    [side * 0.8, 0.45, -side * 0.3, -0.1],
    [-side * 0.8, 0.45, side * 0.3, -0.1],
    [side * 0.9, 0.6, -side * 0.8, 0.95],
    [-side * 0.9, 0.95, -side * 0.6, 0.35],
    [side * 0.9, 0.95, side * 0.6, 0.35],
  ];
  return courses.map(([fromAcross, fromDepth, toAcross, toDepth]) => [
    [fromAcross, fromDepth],
    [toAcross, toDepth],
  ]);
}

function windingLine(terrain: Terrain, from: Across, to: Across, swing: number): PlanPoint[] {
  return Array.from({ length: 6 }, (_, i) => {
    const t = i / 5;
    const bend = i > 0 && i < 5 ? swing * (i % 2 ? 1 : -1) : 0;
    return pointAt(terrain, from[0] + (to[0] - from[0]) * t + bend, from[1] + (to[1] - from[1]) * t);
  });
}

function costOf({ grid, surroundings }: Terrain, points: readonly PlanPoint[], patio?: Patio, path?: Ribbon): number {
  let cost = 0;
  const position = { off: 9, along: 0, side: 1 };
  for (const [x, z] of points) {
    const [left, right] = openSpanAt(grid, z);
    const below = z < grid.nearZ || x < left || x > right;
    if (!below && !isOpenGround(grid, x, z)) cost += costs.offGround;
    if (distanceToPatio(patio, x, z) < atPatio) cost += costs.onPatio;
    if (distanceToDoors(surroundings.doors, x, z) < doorClearance + beyondDoor) cost += costs.atDoor;
    if (path && locateOnRibbon(path, x, z, position).off < path.width) cost += costs.onPath;
  }
  return cost;
}
