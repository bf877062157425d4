import type { Drift } from "./measure-drift.ts";

/**
 * Measured by `node lab/run.mjs measure-drift` on photos that were disturbed on purpose; the table stands in
 * docs/image-providers.md.
 */
export const driftLimits = {
  /** Share of blocks that may differ: windows moved lose more. */
  lost: 0.16,
  /** Share of blocks behind new foliage: a garden that hides the house is another house. */
  overgrown: 0.45,
  /** Of the long side. */
  shift: 0.012,
  scale: 0.012,
  /** Lab units. */
  recoloured: 9,
};

/** Edges fit this well where the answer is the same scene at all. */
const alignedFrom = 0.3;

/** Whether what should have stayed did not. */
export function hasDrifted({ lost, overgrown, shift, scale, recoloured }: Drift): boolean {
  return (
    lost > driftLimits.lost ||
    overgrown > driftLimits.overgrown ||
    shift > driftLimits.shift ||
    Math.abs(scale - 1) > driftLimits.scale ||
    recoloured > driftLimits.recoloured
  );
}

/** Whether the photo's own pixels can be put back: the answer's ground then meets them. */
export function canRestore({ alignment }: Drift): boolean {
  return alignment.fit >= alignedFrom;
}
