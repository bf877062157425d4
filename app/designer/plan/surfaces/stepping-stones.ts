import { noise } from "../../numeric/noise.ts";
import type { Random } from "../../numeric/random.ts";
import { pointAlong, type Ribbon } from "./ribbon.ts";

/** Meters. Slabs are rectangles across the path, others rough discs. */
export interface SteppingStone {
  x: number;
  z: number;
  angle: number;
  radius: number;
  shift: number;
  slab: boolean;
}

/** Meters from a path's start to its first stone. */
const firstStone = 0.1;

/** As people step. */
export function stepOfStones(slabs: boolean): number {
  return slabs ? 0.78 : 0.62;
}

/** Slabs in line, or rough discs slightly off it. */
export function laySteppingStones(path: Ribbon, slabs: boolean, random: Random): SteppingStone[] {
  const step = stepOfStones(slabs);
  const scatter = slabs ? 0 : 0.14;
  const stones: SteppingStone[] = [];
  for (let along = firstStone; along < path.length; along += step) {
    const { x, z, angle } = pointAlong(path, along);
    stones.push({
      x: x + (random() - 0.5) * scatter,
      z: z + (random() - 0.5) * scatter,
      angle,
      radius: 0.26 * (0.85 + 0.3 * random()),
      shift: random() * 50,
      slab: slabs,
    });
  }
  return stones;
}

/** Negative on a stone, 9 if none is near. */
export function distanceToStone(stones: readonly SteppingStone[], x: number, z: number): number {
  let least = 9;
  for (const stone of stones) {
    const dx = x - stone.x;
    const dz = z - stone.z;
    if (Math.abs(dx) > 0.7 || Math.abs(dz) > 0.7) continue;
    least = Math.min(least, stone.slab ? toSlab(stone, dx, dz) : toDisc(stone, dx, dz));
  }
  return least;
}

function toSlab(stone: SteppingStone, dx: number, dz: number): number {
  const cos = Math.cos(stone.angle);
  const sin = Math.sin(stone.angle);
  return Math.max(Math.abs(dx * cos + dz * sin) - 0.27, Math.abs(dz * cos - dx * sin) - 0.5);
}

function toDisc(stone: SteppingStone, dx: number, dz: number): number {
  const angle = Math.atan2(dz, dx);
  const outline = noise(Math.cos(angle) * 1.3 + stone.shift, Math.sin(angle) * 1.3 + stone.shift, 3) * 2 - 1;
  return Math.hypot(dx, dz) - stone.radius * (1 + 0.22 * outline);
}
