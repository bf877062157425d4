import type { SpeciesName } from "../catalog.ts";
import { floweringTreeFacts } from "./flowering-trees.ts";
import type { FactTable, SourcedFacts } from "./plant-facts.ts";
import { treeFacts } from "./trees.ts";

/** Each species stands in one of them. */
export const factTables: readonly FactTable[] = [treeFacts, floweringTreeFacts];

const facts: FactTable = Object.assign({}, ...factTables);

export function factsOf(name: SpeciesName): SourcedFacts | undefined {
  return facts[name];
}
