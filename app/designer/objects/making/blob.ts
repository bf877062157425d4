import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { Placement, Surface } from "../../stage/mesh.ts";
import { addTurned, type Ring } from "../../stage/round-mesh.ts";

const parts = 8;
const profile = Array.from({ length: parts + 1 }, (_, i): Ring => {
  const angle = (i / parts - 0.5) * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
});

/** An ellipsoid about `middle`, its half axes in meters. */
export function addBlob(
  stage: Stage,
  [x, y, z]: Vec3,
  [halfWidth, halfHeight, halfDepth]: Vec3,
  surface: Surface,
  frame: Placement,
): void {
  const own: Placement = ([px, py, pz]) => frame([x + px * halfWidth, y + py * halfHeight, z + pz * halfDepth]);
  addTurned(stage, profile, surface, own, 18);
}
