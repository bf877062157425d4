import type { SpeciesName } from "../catalog.ts";
import { bulbFacts } from "./bulbs.ts";
import { edibleAndTropicalFacts } from "./edibles-and-tropicals.ts";
import { floweringTreeFacts } from "./flowering-trees.ts";
import { grassAndMeadowFacts } from "./grasses-and-meadow.ts";
import { hedgeAndClimberFacts } from "./hedges-and-climbers.ts";
import { perennialFacts } from "./perennials.ts";
import type { SourcedFacts } from "./plant-facts.ts";
import { prairieAndGroundcoverFacts } from "./prairie-and-groundcovers.ts";
import { shrubFacts } from "./shrubs.ts";
import { treeFacts } from "./trees.ts";
import { woodyHerbAndExoticFacts } from "./woody-herbs-and-exotics.ts";

const facts: Readonly<Record<SpeciesName, SourcedFacts>> = {
  ...treeFacts,
  ...floweringTreeFacts,
  ...shrubFacts,
  ...hedgeAndClimberFacts,
  ...woodyHerbAndExoticFacts,
  ...perennialFacts,
  ...grassAndMeadowFacts,
  ...prairieAndGroundcoverFacts,
  ...bulbFacts,
  ...edibleAndTropicalFacts,
};

export function factsOf(name: SpeciesName): SourcedFacts {
  return facts[name];
}

const byName = new Map<string, SourcedFacts>(Object.entries(facts));

/** Of a stored plan's species, which the catalog may no longer have. */
export function findFacts(name: string): SourcedFacts | undefined {
  return byName.get(name);
}
