import { isOpenGround } from "#app/designer/plan/ground/ground-grid.ts";
import { designDepth, spanInView } from "#app/designer/plan/ground/terrain.ts";
import { createSurfaceHit, type SurfaceKind } from "#app/designer/plan/parts/plan.ts";
import type { Layout } from "#app/designer/plan/surfaces/surfaces.ts";

const step = 0.25;

export interface GroundPoint {
  /** Its place on the lattice. */
  column: number;
  row: number;
  kind: SurfaceKind;
}

/** On an even lattice where the design is. */
export function surveyGround({ terrain, surfaceAt }: Layout): GroundPoint[] {
  const { grid } = terrain;
  const hit = createSurfaceHit();
  const points: GroundPoint[] = [];
  for (let row = 0; row * step < designDepth(terrain); row++) {
    const z = grid.nearZ + row * step;
    const [left, right] = spanInView(terrain, z);
    for (let column = Math.ceil(left / step); column * step < right; column++) {
      const x = column * step;
      if (!isOpenGround(grid, x, z)) continue;
      const { kind } = surfaceAt(x, z, hit);
      points.push({ column, row, kind });
    }
  }
  return points;
}
