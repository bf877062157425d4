/** Seed and variation of each example's two designs, by its slug: the best of those that `npm run pictures -- --try` showed. */
export const chosenDesigns: Record<string, { seed: number; variation: number }[]> = {
  "modern-paver-patio": [
    { seed: 1, variation: 0 },
    { seed: 1, variation: 1 },
  ],
  "garden-beds": [
    { seed: 1, variation: 0 },
    { seed: 1, variation: 4 },
  ],
  "curved-walkways": [
    { seed: 1, variation: 2 },
    { seed: 1, variation: 0 },
  ],
  "entertaining-areas": [
    { seed: 1, variation: 2 },
    { seed: 1, variation: 1 },
  ],
  "stone-features": [
    { seed: 1, variation: 2 },
    { seed: 1, variation: 1 },
  ],
  "flower-borders": [
    { seed: 1, variation: 2 },
    { seed: 1, variation: 3 },
  ],
};
