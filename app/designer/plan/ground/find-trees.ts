import type { PlanPoint } from "../parts/plan-point.ts";
import type { Yard } from "./yard.ts";

/** Heights in meters at which a tree has its trunk or leaves, and the mean share of tree there. By eye. */
const crown = { heights: [1.2, 1.8, 2.4], leaves: 0.5 };
/** Meters within which feet are those of one trunk. By eye. */
const oneTrunk = 1;

/** The trees of the photo by their feet, the surest first. */
export function findTrees({ camera, leafageAt }: Yard, feet: readonly PlanPoint[]): PlanPoint[] {
  const leavesOver = ([x, z]: PlanPoint) => {
    const shares = crown.heights.map((height) => {
      const [u, v, depth] = camera.project(x, height, z, [0, 0, 0]);
      return camera.isInPicture(u, v, depth) ? leafageAt(u, v) : 0;
    });
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const found = feet
    .map((foot) => ({ foot, leaves: leavesOver(foot) }))
    .filter(({ leaves }) => leaves > crown.leaves)
    .sort((one, other) => other.leaves - one.leaves);
  const trees: PlanPoint[] = [];
  for (const { foot } of found)
    if (trees.every(([x, z]) => Math.hypot(x - foot[0], z - foot[1]) > oneTrunk)) trees.push(foot);
  return trees;
}
