import type { Terrain } from "../ground/terrain.ts";
import type { PlanPoint } from "../parts/plan-point.ts";

/** Share of the picture's height that water takes where it is meant to be seen: flat things far off are lines. By eye. */
const leastSeen = 0.07;

/** A point no farther off than from where something flat of a depth (metres) is seen as more than a line. */
export function seenFrom({ yard: { camera } }: Terrain, depth: number, [x, z]: PlanPoint): PlanPoint {
  const farthest = Math.sqrt((depth * camera.eyeHeight * camera.focalPixels) / (leastSeen * camera.height));
  const share = Math.min(1, farthest / z);
  return [x * share, z * share];
}
