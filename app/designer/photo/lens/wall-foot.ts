import type { Jamb } from "./door-look.ts";

/**
 * The wall's foot beside a door: how far it is asked (share of the height, at most the width), between which rows off the line
 * through the door's feet it is (pixels and share of the height), and for which share of the columns it has to be. By eye, on photos of yards and
 * fixture yards.
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

/**
 * Whether the ground beside the door begins on the line through its feet, or a step lower: not so with windows, which end
 * higher up, nor with furniture, cars and trunks, which stand in front.
 */
export function standsOnWallFoot(boundary: ArrayLike<number>, left: Jamb, right: Jamb, tall: number): boolean {
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
