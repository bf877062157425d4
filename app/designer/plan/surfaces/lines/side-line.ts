import { lerp } from "../../../numeric/scalar.ts";
import { isOpenGround } from "../../ground/ground-grid.ts";
import { designDepth, spanInView, type Terrain } from "../../ground/terrain.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";

/**
 * Shares of the width at the far end at which a side's line may be, outermost first: the picture shows less of the outer ones. By
 * eye.
 */
const across = [0.9, 0.75, 0.6, 0.5, 0.4];
/** Share of the depth that is long enough; meters between probes of the ground. */
const longEnough = 0.55;
const step = 0.2;

/** A line away from the viewer on one side of the yard, where the photo shows no boundary to follow. */
export function sideLine(terrain: Terrain, side: -1 | 1, offset: number): PlanPoint[] {
  const { grid } = terrain;
  const depth = designDepth(terrain);
  const far = grid.nearZ + depth;
  const [left, right] = spanInView(terrain, lerp(grid.nearZ, far, 0.85));
  const end = side < 0 ? left + offset : right - offset;
  let longest: PlanPoint[] = [];
  for (const share of across) {
    const x = end * share;
    const line = openStretch(terrain, x);
    if (line.length > longest.length) longest = line;
    if (longest.length * step > longEnough * depth) break;
  }
  return longest;
}

/** The longest stretch of open ground in view at a distance across. */
function openStretch({ grid, yard: { camera } }: Terrain, x: number): PlanPoint[] {
  let [longest, line]: [PlanPoint[], PlanPoint[]] = [[], []];
  for (let z = grid.nearZ; z < grid.farZ; z += step) {
    const [u, v, depth] = camera.project(x, 0, z, [0, 0, 0]);
    if (camera.isInPicture(u, v, depth) && isOpenGround(grid, x, z)) line.push([x, z]);
    else line = [];
    if (line.length > longest.length) longest = line;
  }
  return longest;
}
