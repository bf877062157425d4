import type { FactName, SourcedFacts } from "./plant-facts.ts";
import type { Source } from "./sources.ts";

/** The sources of a plant whose facts, but for a few, were read in one place. */
export function readAt(page: Source, others: Partial<Record<FactName, Source>> = {}): SourcedFacts["sources"] {
  return {
    zones: page,
    rhs: page,
    sun: page,
    water: page,
    soil: page,
    bloom: page,
    leaves: page,
    autumn: page,
    winter: page,
    size: page,
    growth: page,
    deer: page,
    toxicTo: page,
    pollinators: page,
    careHoursAYear: "known",
    nursery: page,
    ...others,
  };
}
