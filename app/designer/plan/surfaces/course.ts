import { clamp } from "../../numeric/scalar.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { isOpenGround, openSpanAt } from "../ground/ground-grid.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Idea } from "../idea/idea.ts";
import type { GardenFigure } from "../parts/composition.ts";
import { distanceToOutline } from "../parts/outline.ts";
import { lastOf, type PlanPoint } from "../parts/plan-point.ts";
import type { Patio } from "./patio.ts";
import { roundCorners, smoothCurve } from "./ribbon.ts";

/** Meters between a path and adjacent things. */
const clearance = 0.08;

/** The figure's course, extended to the patio, or to the door if there is one. */
export function drawCourse(
  { course }: GardenFigure,
  { composition, mirror }: Idea,
  terrain: Terrain,
  width: number,
  patio: Patio | undefined,
  gate: PlanPoint | undefined,
): PlanPoint[] {
  const points = course.map((share) => pointInBox(terrain.box, share, mirror));
  if (gate) points.splice(-1, 1, gate);
  const [endX, endZ] = lastOf(points);
  if (!gate && patio && distanceToOutline(patio, endX, endZ) > 0.3) points.push([patio.x, patio.z]);
  const inside = points.map(([x, z], i): PlanPoint => {
    if (gate && i === points.length - 1) return [x, z];
    const [left, right] = openSpanAt(terrain.grid, Math.max(z, terrain.grid.nearZ + 0.1));
    const margin = width / 2 + clearance;
    return right - left > 2 * margin ? [clamp(x, left + margin, right - margin), z] : [(left + right) / 2, z];
  });
  const angular = composition.pathForm === "straight" || composition.pathForm === "dog-leg";
  const line = angular && inside.length > 2 ? roundCorners(inside) : smoothCurve(inside);
  // It starts where the ground does: a doorstep or terrace in front leads onto it.
  const begin = line.findIndex(([x, z]) => isOpenGround(terrain.grid, x, z));
  return line.slice(Math.max(0, begin - 1));
}
