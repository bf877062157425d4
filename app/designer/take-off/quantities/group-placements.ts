import type { Locality } from "../../locality/locality.ts";
import { objectCatalog } from "../../objects/catalog.ts";
import type { ObjectPlacement, PlantPlacement, StandIn } from "../../plan/parts/plan.ts";
import { speciesCatalog } from "../../plants/catalog.ts";
import { cautionOf, standInCaution } from "../../plants/parts/caution.ts";
import type { PlantRole } from "../../plants/parts/species.ts";
import { plantColor } from "../../plants/plant-color.ts";
import { describeUnsuited } from "../../wish/describe-unsuited.ts";
import { capitalized, lowered } from "../../wording/english.ts";
import { toCentimetre } from "../../wording/length-words.ts";
import type { ObjectGroup, PlantGroup } from "./plan-geometry.ts";

/** In order of appearance; replacements of an invasive plant are noted, and plants that do not belong where the yard is. */
export function groupPlants(
  plants: readonly PlantPlacement[],
  standIns: readonly StandIn[] = [],
  locality?: Locality,
): PlantGroup[] {
  const bySpecies = new Map<PlantPlacement["species"], PlantPlacement[]>();
  for (const plant of plants) bySpecies.set(plant.species, [...(bySpecies.get(plant.species) ?? []), plant]);
  return [...bySpecies].map(([species, alike]) => ({
    ...describeSpecies(species, standIns, locality),
    color: plantColor(species, alike),
    at: alike.map(({ x, z, size }) => [
      toCentimetre(x),
      toCentimetre(z),
      toCentimetre(speciesCatalog[species].radius * size),
    ]),
  }));
}

/** Edging stones are left out: they are measured as a course. */
export function groupObjects(objects: readonly ObjectPlacement[]): ObjectGroup[] {
  const groups = new Map<string, ObjectGroup>();
  for (const { object, x, z, angle, size, width, depth, height } of objects) {
    if (object === "edging-stone") continue;
    const kind = objectCatalog[object];
    const { label, shape, unit } = kind;
    const group = groups.get(object) ?? { object, name: label, shape, unit, at: [] };
    groups.set(object, group);
    group.at.push({
      x: toCentimetre(x),
      z: toCentimetre(z),
      angle: toCentimetre(angle),
      width: toCentimetre(width ?? kind.width * size),
      depth: toCentimetre(depth ?? kind.depth * size),
      height: toCentimetre(height ?? kind.height * size),
    });
  }
  return [...groups.values()];
}

/** In a larger yard a tree is still one tree; a hedge is longer, and a bed takes more plants. */
const followsOf: Record<PlantRole, PlantGroup["follows"]> = {
  tree: "none",
  climber: "none",
  hedge: "length",
  vegetable: "none",
  tall: "area",
  low: "area",
  edge: "area",
  meadow: "area",
};

function describeSpecies(
  species: PlantPlacement["species"],
  standIns: readonly StandIn[],
  locality?: Locality,
): Omit<PlantGroup, "at"> {
  const asked = standIns.filter((standIn) => standIn.species === species).map((standIn) => standIn.asked);
  const cautions = asked.map((plant) => standInCaution(plant, wordsFor(species)));
  const unsuited = locality && describeUnsuited(species, locality);
  const caution = [cautionOf(speciesCatalog[species]), ...cautions, unsuited && `${capitalized(unsuited)}.`]
    .filter(Boolean)
    .join(" ");
  const { commonName, botanicalName, role, spacing, matureSpread, matureHeight } = speciesCatalog[species];
  const names = { species, name: commonName, botanicalName, role, follows: followsOf[role] };
  return { ...names, spacing, spread: matureSpread, height: matureHeight, ...(caution && { caution }) };
}

/** Within a sentence: "birchleaf spirea", "an olive tree". */
function wordsFor(species: PlantPlacement["species"]): string {
  const { commonName, role } = speciesCatalog[species];
  const name = lowered(commonName);
  if (role !== "tree" && role !== "hedge") return name;
  return `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;
}
