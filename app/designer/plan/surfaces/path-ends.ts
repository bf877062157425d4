import type { Spot } from "../../wish/lexicon/garden-words.ts";
import { isOpenGround } from "../ground/ground-grid.ts";
import { isSupposed } from "../ground/spots.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Want } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { apronOf } from "./aprons.ts";

export interface NamedEnds {
  from?: PlanPoint;
  to?: PlanPoint;
}

/** Meters of open ground that a drive or street needs next to it where a path meets it. */
const beside = 0.4;

/** Undefined if the photo shows neither. */
export function namedEnds({ from, to, spot }: Want, terrain: Terrain): NamedEnds | undefined {
  // "A path by the front door" is one to it.
  const goal = to ?? (from || spot?.startsWith("along") ? undefined : spot);
  const [fromDoor, toDoor] = [doorAt(from, terrain), doorAt(goal, terrain)];
  const middle: PlanPoint = [0, (terrain.grid.nearZ + terrain.grid.farZ) / 2];
  const start = fromDoor ?? edgeAt(from, toDoor ?? middle, terrain);
  const end = toDoor ?? edgeAt(goal, start ?? middle, terrain);
  return start || end ? { from: start, to: end } : undefined;
}

export function reportEnds(
  { from, fromAnchor, to, toAnchor }: Want,
  terrain: Terrain,
  isNamed: boolean,
  noRoom: NoRoom,
): void {
  for (const [end, spot, anchor] of [
    ["from", from, fromAnchor],
    ["to", to, toAnchor],
  ] as const) {
    const isShown = spot !== undefined && terrain.spots.has(spot);
    if (spot && !(isShown && isNamed)) noRoom.reportEnd(end, spot, isShown ? "no-way" : "not-shown", anchor);
    else if (spot && isSupposed(spot, terrain.surroundings)) noRoom.reportEnd(end, spot, "supposed", anchor);
  }
}

function doorAt(spot: Spot | undefined, terrain: Terrain): PlanPoint | undefined {
  const discs = spot && terrain.spots.get(spot);
  const door = terrain.surroundings.doors.find(({ middle: [x, z] }) =>
    discs?.some((disc) => disc.x === x && disc.z === z),
  );
  return door && apronOf(door);
}

/** With open ground next to it. */
function edgeAt(spot: Spot | undefined, [toX, toZ]: PlanPoint, { spots, grid }: Terrain): PlanPoint | undefined {
  const discs = (spot && spots.get(spot)) ?? [];
  let best: PlanPoint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, z } of discs) {
    const off = Math.hypot(x - toX, z - toZ);
    const isEdge =
      isOpenGround(grid, x - beside, z) || isOpenGround(grid, x + beside, z) || isOpenGround(grid, x, z + beside);
    if (off >= least || !isEdge) continue;
    least = off;
    best = [x, z];
  }
  return best;
}
