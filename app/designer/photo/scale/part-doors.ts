import { type Patch, type ProbabilityMap, rowAt } from "../pixels/map-patches.ts";

/**
 * Width over height from which a garage door is several (widest sold: 2.6), and of the longest row (18, 16 and 8 ft).
 */
const several = { from: 2.7, to: 6 };
/** Shares of the width where they are split: one may be twice as wide as the other. */
const between = { from: 0.25, to: 0.75 };
/** Probability at a pillar relative to the lower of both doors' peaks. */
const pillar = 0.9;

/** Splits at the pillar, where the probability is lowest. `cellForm` is a cell's width over height, in pixels. */
export function partDoors(patch: Patch, map: ProbabilityMap, cellForm: number): Patch[] {
  const { left, right, head, foot } = patch;
  const middle = (left + right) / 2;
  const form = ((right - left) * cellForm) / (rowAt(foot, middle) - rowAt(head, middle));
  if (!(form > several.from && form <= several.to)) return [patch];
  const cut = findPillar(columnsOf(patch, map));
  if (cut === undefined) return [patch];
  const parts = [
    { ...patch, right: left + cut },
    { ...patch, left: left + cut },
  ];
  return parts.flatMap((part) => partDoors(part, map, cellForm));
}

function columnsOf({ left, right, head, foot }: Patch, { width, values }: ProbabilityMap): number[] {
  return Array.from({ length: Math.floor(right - left) }, (_, column) => {
    const x = Math.floor(left) + column;
    const [top, bottom] = [Math.ceil(rowAt(head, x + 0.5)), Math.floor(rowAt(foot, x + 0.5))];
    let sum = 0;
    for (let y = top; y < bottom; y++) sum += values[y * width + x] ?? 0;
    return sum / Math.max(1, bottom - top);
  });
}

/** Undefined if no column is lower than those on both sides. */
function findPillar(means: readonly number[]): number | undefined {
  const from = Math.floor(between.from * means.length);
  const inside = means.slice(from, Math.floor(between.to * means.length) + 1);
  const least = Math.min(...inside);
  const weakest = from + inside.indexOf(least);
  const sides = [means.slice(0, weakest), means.slice(weakest + 1)].map((side) => Math.max(0, ...side));
  return least < pillar * Math.min(...sides) ? weakest + 0.5 : undefined;
}
