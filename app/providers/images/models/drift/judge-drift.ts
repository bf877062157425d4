import type { Drift } from "./measure-drift.ts";

/** Measured by `node lab/run.mjs measure-drift` on photos disturbed on purpose: docs/image-providers.md. */
export const driftLimits = {
  /** Share of blocks that may differ: moved windows lose more. */
  lost: 0.16,
  /** Share of blocks behind new foliage: a garden that hides the house makes it another house. */
  overgrown: 0.45,
  shift: 0.012,
  scale: 0.012,
  recolored: 9,
};

const alignedFrom = 0.3;

export function hasDrifted({ lost, overgrown, shift, scale, recolored }: Drift): boolean {
  return (
    lost > driftLimits.lost ||
    overgrown > driftLimits.overgrown ||
    shift > driftLimits.shift ||
    Math.abs(scale - 1) > driftLimits.scale ||
    recolored > driftLimits.recolored
  );
}

/** The answer's ground must meet the photo's own pixels. */
export function canRestore({ alignment }: Drift): boolean {
  return alignment.fit >= alignedFrom;
}
