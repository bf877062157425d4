import type { FactName, SourcedFacts } from "./plant-facts.ts";
import type { Source } from "./sources.ts";

type Others = Partial<Record<FactName, Source>>;

/** The sources of a plant read on one page, without what such pages seldom state; `others` is what was read elsewhere. */
export function from(page: Source, others: Others = {}): SourcedFacts["sources"] {
  return {
    zones: page,
    rhs: "rhsBands",
    sun: page,
    water: page,
    soil: page,
    bloom: page,
    leaves: "known",
    autumn: "known",
    winter: page,
    size: "derived",
    growth: "known",
    deer: "known",
    toxicTo: "known",
    pollinators: "known",
    careHoursAYear: "known",
    nursery: "prices",
    ...others,
  };
}

/** A page that calls the plant evergreen states these too. */
export function fromEvergreen(page: Source, others: Others = {}): SourcedFacts["sources"] {
  return from(page, { leaves: page, autumn: page, ...others });
}

/** Of a plant without wood, whose pages state the full size, deer and bees. */
export function herbaceous(page: Source, others: Others = {}): SourcedFacts["sources"] {
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
