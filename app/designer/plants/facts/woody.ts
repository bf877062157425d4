import type { FactName, SourcedFacts } from "./plant-facts.ts";
import { readAt } from "./read-at.ts";
import type { Source } from "./sources.ts";

type Others = Partial<Record<FactName, Source>>;

/** The sources of a tree or shrub read on one page, without what such pages seldom state. */
export function from(page: Source, others: Others = {}): SourcedFacts["sources"] {
  return readAt(page, {
    rhs: "rhsBands",
    leaves: "known",
    autumn: "known",
    size: "derived",
    growth: "known",
    deer: "known",
    toxicTo: "known",
    pollinators: "known",
    nursery: "prices",
    ...others,
  });
}

/** A page that calls the plant evergreen states these too. */
export function fromEvergreen(page: Source, others: Others = {}): SourcedFacts["sources"] {
  return from(page, { leaves: page, autumn: page, ...others });
}

/** How woody plants are usually sold: US retail in 2026. */
export const pot = {
  tree15: { size: "15 gallon", usd: [150, 400] },
  tree5: { size: "5 gallon", usd: [60, 150] },
  shrub5: { size: "5 gallon", usd: [50, 75] },
  shrub3: { size: "3 gallon", usd: [30, 75] },
  shrub1: { size: "1 gallon", usd: [15, 30] },
  herb1: { size: "1 gallon", usd: [12, 25] },
} as const;
