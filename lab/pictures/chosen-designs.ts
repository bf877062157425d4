/** Two designs per example, by its slug: the best of those shown by `node lab/run.mjs pictures --try`. */
export const chosenDesigns: Record<string, { seed: number; variation: number }[]> = {
  "modern-paver-patio": [
    { seed: 2, variation: 0 },
    { seed: 3, variation: 0 },
  ],
  "garden-beds": [
    { seed: 2, variation: 0 },
    { seed: 2, variation: 0 },
  ],
  "curved-walkways": [
    { seed: 2, variation: 0 },
    { seed: 2, variation: 0 },
  ],
  "entertaining-areas": [
    { seed: 3, variation: 1 },
    { seed: 3, variation: 0 },
  ],
  "stone-features": [
    { seed: 1, variation: 0 },
    { seed: 1, variation: 0 },
  ],
  "flower-borders": [
    { seed: 1, variation: 0 },
    { seed: 2, variation: 0 },
  ],
};
