import { objectCatalogue } from "../../objects/catalogue.ts";
import type { ObjectPlacement, PlantPlacement } from "../../plan/parts/plan.ts";
import { speciesCatalogue } from "../../plants/catalogue.ts";
import { cautionOf } from "../../plants/parts/caution.ts";
import type { PlantRole } from "../../plants/parts/species.ts";
import { toCentimetre } from "../../wish/typed/length-words.ts";
import type { ObjectGroup, PlantGroup } from "./plan-geometry.ts";

/** Plants by species, in the order of their first. */
export function groupPlants(plants: readonly PlantPlacement[]): PlantGroup[] {
  const groups = new Map<string, PlantGroup>();
  for (const { species, x, z, size } of plants) {
    const group = groups.get(species) ?? describeSpecies(species);
    groups.set(species, group);
    group.at.push([toCentimetre(x), toCentimetre(z), toCentimetre(speciesCatalogue[species].radius * size)]);
  }
  return [...groups.values()];
}

/** Things by kind. Edging stones are no things of their own: they are measured as a course. */
export function groupObjects(objects: readonly ObjectPlacement[]): ObjectGroup[] {
  const groups = new Map<string, ObjectGroup>();
  for (const { object, x, z, angle, size, width, depth, height } of objects) {
    if (object === "edging-stone") continue;
    const kind = objectCatalogue[object];
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

/** A tree is one tree in a larger yard, too; a hedge is longer there, and a bed takes more plants. */
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

function describeSpecies(species: PlantPlacement["species"]): PlantGroup {
  const caution = cautionOf(speciesCatalogue[species]);
  const { commonName, botanicalName, role, spacing, matureSpread, matureHeight } = speciesCatalogue[species];
  const names = { species, name: commonName, botanicalName, role, follows: followsOf[role] };
  return { ...names, spacing, spread: matureSpread, height: matureHeight, ...(caution && { caution }), at: [] };
}
