/** Two designs per example, by its slug: the best of those shown by `node lab/run.mjs pictures --try`. */
export const chosenDesigns: Record<string, { seed: number; variation: number }[]> = {
  "modern-paver-patio": [
    { seed: 1, variation: 0 },
    { seed: 2, variation: 0 },
  ],
  "garden-beds": [
    { seed: 2, variation: 0 },
    { seed: 1, variation: 1 },
  ],
  "curved-walkways": [
    { seed: 1, variation: 0 },
    { seed: 1, variation: 0 },
  ],
  "entertaining-areas": [
    { seed: 1, variation: 0 },
    { seed: 1, variation: 1 },
  ],
  "stone-features": [
    { seed: 2, variation: 0 },
    { seed: 2, variation: 0 },
  ],
  "flower-borders": [
    { seed: 2, variation: 0 },
    { seed: 1, variation: 0 },
  ],
};
