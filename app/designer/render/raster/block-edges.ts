import { indices3 } from "../../numeric/read-at.ts";
import { norm } from "../../numeric/scalar.ts";
import type { Block } from "../../stage/geometry.ts";
import type { SurfacePoint } from "./surface-point.ts";

/**
 * Bends normals near the edges, so that they catch light without extra geometry; the point gets its block's
 * coordinates.
 */
export function wearEdges(block: Block, point: SurfacePoint): void {
  const { center, axes, half, lot } = block;
  const { normal, grain } = point;
  const dx = point.x - center[0];
  const dy = point.y - center[1];
  const dz = point.z - center[2];
  // An edge narrower than a sample is widened to it and bent less.
  const bevel = Math.max(block.bevel, point.footprint * 0.8);
  const lean = Math.min(1, block.bevel / bevel);
  let leanX = 0;
  let leanY = 0;
  let leanZ = 0;
  point.edge = 0;
  point.endGrain = false;
  for (const k of indices3) {
    const axis = axes[k];
    const along = dx * axis[0] + dy * axis[1] + dz * axis[2];
    const facing = normal[0] * axis[0] + normal[1] * axis[1] + normal[2] * axis[2];
    grain[k] = along + lot * 37;
    if (Math.abs(facing) > 0.9) {
      if (k === 0) point.endGrain = true;
      continue;
    }
    const near = 1 - (half[k] - Math.abs(along)) / bevel;
    if (near <= 0) continue;
    const side = Math.sign(along) * Math.min(1, near) * lean * 0.8;
    leanX += axis[0] * side;
    leanY += axis[1] * side;
    leanZ += axis[2] * side;
    point.edge = Math.max(point.edge, Math.min(1, near) * lean);
  }
  if (point.edge === 0) return;
  const length = norm(normal[0] + leanX, normal[1] + leanY, normal[2] + leanZ) || 1;
  normal[0] = (normal[0] + leanX) / length;
  normal[1] = (normal[1] + leanY) / length;
  normal[2] = (normal[2] + leanZ) / length;
}
