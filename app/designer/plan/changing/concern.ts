import { isSpecies, type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import type { Element } from "../../wish/lexicon/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { ObjectPlacement, PlantPlacement } from "../parts/plan.ts";
import { isObjectFor } from "../site/objects-for-element.ts";

/** The target of a change: anything else may move only to make room for it. */
export interface Concern {
  things: ReadonlySet<Element>;
  species: ReadonlySet<SpeciesName>;
  all: boolean;
  /** Table, fire and seats are arranged around each other, so a new one moves the others. */
  furniture: boolean;
}

const grouped: readonly Element[] = ["fire-pit", "dining", "seating"];

export function concernOf(change: Wish): Concern {
  const things = new Set<Element>([...change.asked, ...change.refused]);
  const species = new Set<SpeciesName>(change.plants);
  for (const { thing, of } of change.items) {
    if (isSpecies(thing)) species.add(thing);
    if (of) species.add(of);
  }
  for (const name of change.avoided) if (isSpecies(name)) species.add(name);
  if (change.tree || [...species].some((name) => speciesCatalog[name].role === "tree")) things.add("tree");
  // A deck is a patio; gravel instead of grass is ground.
  if (things.has("paving")) for (const laid of ["patio", "path"] as const) things.add(laid);
  const moods = things.size === 0 && species.size === 0 && change.moods.length > 0;
  return {
    things,
    species,
    all: change.style !== undefined || moods,
    furniture: things.has("patio") || grouped.some((element) => change.asked.includes(element)),
  };
}

export function concernsObject({ things, furniture }: Concern, { object }: ObjectPlacement): boolean {
  if (furniture && grouped.some((element) => isObjectFor(element, object) && !isObjectFor("bench", object)))
    return true;
  return [...things].some((element) => isObjectFor(element, object));
}

export function concernsPlant({ things, species }: Concern, plant: PlantPlacement, isTree: boolean): boolean {
  const climbs = plant.support !== undefined && (things.has("pergola") || things.has("arch"));
  if (climbs) return true;
  if (isTree) return things.has("tree") || species.has(plant.species);
  const isHedge = speciesCatalog[plant.species].role === "hedge";
  return species.has(plant.species) || (isHedge && things.has("hedge"));
}
