import { type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import { factsOf } from "../../plants/facts/facts.ts";
import type { Site } from "./site.ts";

/** The share of a named species that grows in the sun it wants. */
const mostOf = 0.5;

/** Named plants that found no place of the sun that they want. */
export function reportSun(site: Site): void {
  for (const species of new Set<SpeciesName>(site.idea.planting.named)) {
    if (speciesCatalog[species].role === "tree") continue;
    const own = site.plants.filter((plant) => plant.species === species);
    const unsuited = own.filter(({ x, z }) => !site.suitsSun(species, x, z));
    const [one] = unsuited;
    const sun = one && site.sunAt(one.x, one.z);
    if (sun && unsuited.length > own.length * (1 - mostOf))
      site.noRoom.reportSun(species, factsOf(species).sun[0], sun);
  }
}
