import { isOpenGround } from "../../ground/ground-grid.ts";
import { designDepth, spanInView } from "../../ground/terrain.ts";
import { createSurfaceHit, type SurfaceKind } from "../../parts/plan.ts";
import type { Layout } from "../../surfaces/surfaces.ts";

const step = 0.25;

export interface GroundPoint {
  kind: SurfaceKind;
  toBed: number;
}

/** On an even lattice where the design is. */
export function surveyGround({ terrain, surfaceAt }: Layout): GroundPoint[] {
  const { grid } = terrain;
  const hit = createSurfaceHit();
  const points: GroundPoint[] = [];
  for (let z = grid.nearZ; z < grid.nearZ + designDepth(terrain); z += step) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x < right; x += step) {
      if (!isOpenGround(grid, x, z)) continue;
      const { kind, toBed } = surfaceAt(x, z, hit);
      points.push({ kind, toBed });
    }
  }
  return points;
}
