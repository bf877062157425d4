import { ramp } from "../../../numeric/scalar.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Planted share of the ground. Gardens are mass and void, void the larger part (John Brookes, Garden Design, 1991). */
const planted = { none: 0.02, enough: 0.18, plenty: 0.55, all: 0.85 };

export function scoreRoom({ ground: points }: Candidate): number {
  const share = points.filter(({ kind }) => kind === "bed" || kind === "meadow").length / Math.max(1, points.length);
  return ramp(share, planted.none, planted.enough) * (1 - ramp(share, planted.plenty, planted.all));
}
