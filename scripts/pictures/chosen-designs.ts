/** Seed and variation of each example's two designs, by its slug: the best of those that `npm run pictures -- --try` showed. */
export const chosenDesigns: Record<string, { seed: number; variation: number }[]> = {
  "modern-paver-patio": [
    { seed: 1, variation: 3 },
    { seed: 1, variation: 4 },
  ],
  "garden-beds": [
    { seed: 1, variation: 0 },
    { seed: 1, variation: 1 },
  ],
  "curved-walkways": [
    { seed: 2, variation: 1 },
    { seed: 1, variation: 4 },
  ],
  "entertaining-areas": [
    { seed: 1, variation: 0 },
    { seed: 2, variation: 2 },
  ],
  "stone-features": [
    { seed: 1, variation: 0 },
    { seed: 1, variation: 4 },
  ],
  "flower-borders": [
    { seed: 3, variation: 0 },
    { seed: 1, variation: 1 },
  ],
};
