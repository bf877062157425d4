import type { FactName, SourcedFacts } from "./plant-facts.ts";
import type { Source } from "./sources.ts";
import { from } from "./woody.ts";

/** The sources of a plant without wood, of which pages state the full size, deer and bees; `others` where one did not. */
export function herbaceous(page: Source, others: Partial<Record<FactName, Source>> = {}): SourcedFacts["sources"] {
  return from(page, {
    rhs: "known",
    winter: "known",
    size: page,
    deer: page,
    pollinators: page,
    nursery: "perennialPrices",
    ...others,
  });
}

/** How plants without wood are usually sold: US retail. What is sown has the price of a plant, not of its packet. */
export const sold = {
  gallon: { size: "1 gallon", usd: [8, 20] },
  pot: { size: "4 inch pot", usd: [4, 8] },
  bulb: { size: "bulb", usd: [0.4, 2] },
  seed: { size: "seed, for one plant", usd: [0.1, 0.5] },
} as const;
