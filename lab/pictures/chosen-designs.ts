/** Two designs per example, by its slug: the best of those shown by `node lab/run.mjs pictures --try`. */
export const chosenDesigns: Record<string, { seed: number; variation: number }[]> = {
  "modern-paver-patio": [
    { seed: 6, variation: 1 },
    { seed: 1, variation: 0 },
  ],
  "garden-beds": [
    { seed: 7, variation: 0 },
    { seed: 2, variation: 2 },
  ],
  "curved-walkways": [
    { seed: 4, variation: 2 },
    { seed: 2, variation: 0 },
  ],
  "entertaining-areas": [
    { seed: 2, variation: 1 },
    { seed: 2, variation: 0 },
  ],
  "stone-features": [
    { seed: 2, variation: 3 },
    { seed: 1, variation: 0 },
  ],
  "flower-borders": [
    { seed: 1, variation: 3 },
    { seed: 7, variation: 4 },
  ],
};
