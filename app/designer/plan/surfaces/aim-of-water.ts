import { pointInBox } from "../ground/ground-box.ts";
import { pointAt, type Terrain } from "../ground/terrain.ts";
import type { Idea } from "../idea/idea.ts";
import type { PlanPoint } from "../parts/plan-point.ts";

/** Share of the picture's height that water takes where it is meant to be seen: flat things far off are lines. By eye. */
const leastSeen = 0.07;

/** A point no farther off than from where something flat of a depth (metres) is seen as more than a line. */
function seenFrom({ yard: { camera } }: Terrain, depth: number, [x, z]: PlanPoint): PlanPoint {
  const farthest = Math.sqrt((depth * camera.eyeHeight * camera.focalPixels) / (leastSeen * camera.height));
  const share = Math.min(1, farthest / z);
  return [x * share, z * share];
}

/** Where a composition wants water of a depth (metres): a roomy one so far (-1 .. 1) off its middle, away from the patio. */
export function aimOfWater({ composition, mirror }: Idea, terrain: Terrain, depth: number, aside: number): PlanPoint {
  return seenFrom(
    terrain,
    depth,
    composition.figure
      ? pointInBox(terrain.box, composition.figure.focus, mirror)
      : pointAt(terrain, -Math.sign(composition.patioAcross || 1) * mirror * aside, 0.45),
  );
}
