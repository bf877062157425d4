import { pointInBox } from "../ground/ground-box.ts";
import { pointAt, type Terrain } from "../ground/terrain.ts";
import type { Idea } from "../idea/idea.ts";
import type { PlanPoint } from "../parts/plan-point.ts";

/** Minimum share of the picture's height for water to be recognizable: distant flat things look like lines. */
const leastSeen = 0.07;

function seenFrom({ yard: { camera } }: Terrain, depth: number, [x, z]: PlanPoint): PlanPoint {
  const farthest = Math.sqrt((depth * camera.eyeHeight * camera.focalPixels) / (leastSeen * camera.height));
  const share = Math.min(1, farthest / z);
  return [x * share, z * share];
}

/** In a roomy garden off its middle (-1 .. 1), away from the patio; `depth` in meters. */
export function aimOfWater({ composition, mirror }: Idea, terrain: Terrain, depth: number, aside: number): PlanPoint {
  return seenFrom(
    terrain,
    depth,
    composition.figure
      ? pointInBox(terrain.box, composition.figure.focus, mirror)
      : pointAt(terrain, -Math.sign(composition.patioAcross || 1) * mirror * aside, 0.45),
  );
}
