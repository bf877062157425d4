import { isOpenGround } from "../../ground/ground-grid.ts";
import { designDepth, spanInView } from "../../ground/terrain.ts";
import { createSurfaceHit, type SurfaceKind } from "../../parts/plan.ts";
import type { Layout } from "../../surfaces/surfaces.ts";

const step = 0.25;

export interface GroundPoint {
  /** Its place on the lattice. */
  column: number;
  row: number;
  kind: SurfaceKind;
  toBed: number;
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
      const { kind, toBed } = surfaceAt(x, z, hit);
      points.push({ column, row, kind, toBed });
    }
  }
  return points;
}
