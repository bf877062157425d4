import { ramp } from "../../../numeric/scalar.ts";
import { isSpecies, type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import type { Candidate } from "../seen/candidate.ts";
import type { Mass } from "../seen/list-masses.ts";

/** Flowering share of visible things from which a garden is in bloom. By eye, on pairs of pictures. */
const inBloom = 0.6;

/** Source: people prefer flowers to leaves (Hoyle et al., Landscape and Urban Planning 164, 2017). */
export function scoreFlowers({ masses }: Candidate): number {
  return ramp(sum(masses.filter(({ name }) => isSpecies(name) && blooms(name))) / (sum(masses) || 1), 0, inBloom);
}

function blooms(name: SpeciesName): boolean {
  return speciesCatalog[name].blooms !== undefined;
}

function sum(masses: readonly Mass[]): number {
  return masses.reduce((total, { weight }) => total + weight, 0);
}
