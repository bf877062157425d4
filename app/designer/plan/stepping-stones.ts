import { noise } from "../numeric/noise.ts";
import type { Random } from "../numeric/random.ts";
import { clamp } from "../numeric/scalar.ts";
import { type Path, pathLength, pointAlongPath } from "./path.ts";

/** One stone of a stepping path; metres. Slabs are rectangles across the path, others rough discs. */
export interface SteppingStone {
  x: number;
  z: number;
  angle: number;
  radius: number;
  shift: number;
  slab: boolean;
}

export function laySteppingStones(path: Path, slabs: boolean, scale: number, random: Random): SteppingStone[] {
  const step = (slabs ? 0.78 : 0.62) * clamp(scale, 0.7, 1);
  const scatter = slabs ? 0 : 0.14;
  const stones: SteppingStone[] = [];
  for (let along = 0.1; along < pathLength(path); along += step) {
    const { x, z, angle } = pointAlongPath(path, along);
    stones.push({
      x: x + (random() - 0.5) * scatter,
      z: z + (random() - 0.5) * scatter,
      angle,
      radius: 0.26 * (0.85 + 0.3 * random()) * clamp(scale, 0.75, 1.1),
      shift: random() * 50,
      slab: slabs,
    });
  }
  return stones;
}

/** Metres from the edge of the nearest stone, negative on a stone, 9 where none is near. */
export function distanceToStone(stones: readonly SteppingStone[], x: number, z: number, scale: number): number {
  let least = 9;
  const size = clamp(scale, 0.7, 1);
  for (const stone of stones) {
    const dx = x - stone.x;
    const dz = z - stone.z;
    if (Math.abs(dx) > 0.7 || Math.abs(dz) > 0.7) continue;
    least = Math.min(least, stone.slab ? toSlab(stone, dx, dz, size) : toDisc(stone, dx, dz));
  }
  return least;
}

function toSlab(stone: SteppingStone, dx: number, dz: number, size: number): number {
  const cos = Math.cos(stone.angle);
  const sin = Math.sin(stone.angle);
  return Math.max(Math.abs(dx * cos + dz * sin) - 0.27 * size, Math.abs(dz * cos - dx * sin) - 0.5 * size);
}

function toDisc(stone: SteppingStone, dx: number, dz: number): number {
  const angle = Math.atan2(dz, dx);
  const outline = noise(Math.cos(angle) * 1.3 + stone.shift, Math.sin(angle) * 1.3 + stone.shift, 3) * 2 - 1;
  return Math.hypot(dx, dz) - stone.radius * (1 + 0.22 * outline);
}
