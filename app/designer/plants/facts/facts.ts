import type { SpeciesName } from "../catalog.ts";
import { bulbFacts } from "./bulbs.ts";
import { edibleAndTropicalFacts } from "./edibles-and-tropicals.ts";
import { floweringTreeFacts } from "./flowering-trees.ts";
import { grassAndMeadowFacts } from "./grasses-and-meadow.ts";
import { hedgeAndClimberFacts } from "./hedges-and-climbers.ts";
import { perennialFacts } from "./perennials.ts";
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
  perennialFacts,
  grassAndMeadowFacts,
  bulbFacts,
  edibleAndTropicalFacts,
];

const facts: FactTable = Object.assign({}, ...factTables);

export function factsOf(name: SpeciesName): SourcedFacts | undefined {
  return facts[name];
}
