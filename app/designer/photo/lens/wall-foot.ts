import type { Jamb } from "./door-look.ts";

/**
 * How far it is checked (share of the height, at most the width), tolerance (pixels, share of the height), share of
 * columns.
 */
const wallFoot = {
  reach: 0.6,
  above: 2.5,
  aboveShare: 0.03,
  below: 3,
  belowShare: 0.14,
  fewestColumns: 2,
  share: 0.6,
  pieces: 0.85,
  rightFrom: 0.15,
};

/** Windows end higher up, and furniture, cars and trunks are in front of the wall. One step down is allowed. */
export function isOnWallFoot(boundary: ArrayLike<number>, left: Jamb, right: Jamb, tall: number): boolean {
  const slope = (right.foot - left.foot) / (right.x - left.x);
  const reach = Math.min(right.x - left.x, wallFoot.reach * tall);
  const highest = -wallFoot.above - wallFoot.aboveShare * tall;
  const lowest = wallFoot.below + wallFoot.belowShare * tall;
  const touching = [left.x - reach, right.x + wallFoot.rightFrom * reach].map((from) => {
    let [near, all] = [0, 0];
    for (let x = Math.round(from); x < from + wallFoot.pieces * reach; x++) {
      const row = boundary[x];
      if (row === undefined) continue;
      const below = row - left.foot - slope * (x - left.x);
      all++;
      if (below > highest && below < lowest) near++;
    }
    return all > wallFoot.fewestColumns ? near / all : 0;
  });
  return Math.max(...touching) > wallFoot.share;
}
