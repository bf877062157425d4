import { ramp } from "../../../numeric/scalar.ts";
import type { Candidate } from "../seen/candidate.ts";

/**
 * Planted share of the ground: none to enough, and enough to too much to move in. Gardens are made of mass and void, and
 * the void is the larger part (John Brookes, Garden Design, 1991); the numbers are by eye.
 */
const planted = { none: 0.02, enough: 0.18, plenty: 0.55, all: 0.85 };

/** Whether there is room to use the garden, and enough planting. */
export function scoreRoom({ ground: points }: Candidate): number {
  const share = points.filter(({ kind }) => kind === "bed" || kind === "meadow").length / Math.max(1, points.length);
  return ramp(share, planted.none, planted.enough) * (1 - ramp(share, planted.plenty, planted.all));
}
