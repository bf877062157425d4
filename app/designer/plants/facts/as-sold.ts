/** How woody plants are usually sold: US retail in 2026. */
export const pot = {
  tree15: { size: "15 gallon", usd: [150, 400] },
  tree5: { size: "5 gallon", usd: [60, 150] },
  shrub5: { size: "5 gallon", usd: [50, 75] },
  shrub3: { size: "3 gallon", usd: [30, 75] },
  shrub1: { size: "1 gallon", usd: [15, 30] },
  herb1: { size: "1 gallon", usd: [12, 25] },
} as const;

/** And those without wood. What is sown has the price of a plant, not of its packet. */
export const sold = {
  gallon: { size: "1 gallon", usd: [8, 20] },
  pot: { size: "4 inch pot", usd: [4, 8] },
  bulb: { size: "bulb", usd: [0.4, 2] },
  seed: { size: "seed, for one plant", usd: [0.1, 0.5] },
} as const;
