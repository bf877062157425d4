import type { SpeciesName } from "../catalog.ts";
import { floweringTreeFacts } from "./flowering-trees.ts";
import { hedgeAndClimberFacts } from "./hedges-and-climbers.ts";
import type { FactTable, SourcedFacts } from "./plant-facts.ts";
import { shrubFacts } from "./shrubs.ts";
import { treeFacts } from "./trees.ts";
import { woodyHerbAndExoticFacts } from "./woody-herbs-and-exotics.ts";

/** Each species stands in one of them. */
export const factTables: readonly FactTable[] = [
  treeFacts,
  floweringTreeFacts,
  shrubFacts,
  hedgeAndClimberFacts,
  woodyHerbAndExoticFacts,
];

const facts: FactTable = Object.assign({}, ...factTables);

export function factsOf(name: SpeciesName): SourcedFacts | undefined {
  return facts[name];
}
