import type { SpeciesName } from "../catalog.ts";
import type { FactTable, SourcedFacts } from "./plant-facts.ts";

/** Each species stands in one of them. */
export const factTables: readonly FactTable[] = [];

const facts: FactTable = Object.assign({}, ...factTables);

export function factsOf(name: SpeciesName): SourcedFacts | undefined {
  return facts[name];
}
