import { isOpenGround, isPavedGround } from "../ground/ground-grid.ts";
import type { Door } from "../ground/surroundings.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { PlanPoint } from "../parts/plan-point.ts";

/** Meters in front of a door for standing, and the range to either side of the view. */
const apron = 0.35;
const farthestAside = 7;

export function isServable(terrain: Terrain, door: Door): boolean {
  const [x, z] = apronOf(door);
  for (const [dx, dz] of [
    [0, 0],
    [0.6, 0],
    [-0.6, 0],
    [0, -0.8],
  ] as const)
    if (isPavedGround(terrain.grid, x + dx, z + dz)) return false;
  return isOpenGround(terrain.grid, x, z - 0.3) && Math.abs(x) < farthestAside;
}

export function apronOf({ middle: [x, z] }: Door): PlanPoint {
  return [x * (1 - apron / z), z - apron];
}
