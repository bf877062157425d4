import type { Element } from "./garden-words.ts";
import type { Thing } from "./term.ts";

/** Things by what can be said of them. */

type Elements = ReadonlySet<Element | undefined>;

function all(...elements: readonly Element[]): Elements {
  return new Set(elements);
}

/** Things whose longer side runs along something: their length is their width in the plan. */
export const lines = all(
  ...(["path", "hedge", "fence", "screen", "retaining-wall", "bench", "border", "dry-creek", "hammock"] as const),
  ...(["string-lights", "gate", "clothes-line"] as const),
);
/** Things of which one says how high they are: "a 6-foot fence", "3 ft roses". */
export const uprights: Elements = new Set([
  ...(["hedge", "fence", "screen", "retaining-wall", "tree", "arch", undefined] as const),
]);
/** Things that stand by themselves and come singly or in groups. */
export const inGroups = all(
  ...(["planters", "bench", "statue", "bird-house", "obelisk", "trellis", "hanging-chair", "picnic-table"] as const),
);
/** What does not stand beside others of a list. */
export const grounds = all(
  ...(["patio", "path", "lawn", "play-lawn", "artificial-turf", "meadow", "gravel", "paving", "fence"] as const),
  ...(["border", "beds", "edging", "retaining-wall", "dry-creek", "arch"] as const),
);
/** Ground that is everywhere: "in the grass" is no place. */
export const everywhere = all("lawn", "meadow", "gravel", "paving", "mulch", "beds");
/** Ground that is planted. */
export const grown = all("lawn", "meadow", "beds", "border");
/** Ground that bare "in" and "on" speak of as being there. */
export const surfaces = all("lawn", "patio", "path");
/** What hides something. */
export const hiding = all("screen", "fence", "hedge", "retaining-wall", "pergola", "planters");
/** What is not as large as the place it came with: "a patio with a table, 4 x 5 m". */
export const furniture = all("dining", "seating", "bench", "parasol", "planters", "fire-pit");
/** What is made of a material, and is no ground. */
export const builtThings = all(
  ...(["edging", "retaining-wall", "fence", "screen", "steps", "fire-pit", "bench", "planters", "pergola"] as const),
  ...(["raised-bed", "seating", "dining", "arch", "lights", "water", "fountain"] as const),
);
/** The wall of "a few wall planters", the table of "raised table beds": it only says which. */
export const modifiers = all("retaining-wall", "dining", "fence", "pond", "pool", "lawn", "tree", "patio");
export const modified = all(
  ...(["planters", "raised-bed", "lights", "beds", "bench", "seating", "fountain", "steps", "edging"] as const),
);
/** What plants are put into. */
const holders = all("hedge", "border", "beds", "raised-bed", "planters", "meadow", "screen");
const flowery = all("beds", "border", "meadow", "hedge");
const planted = all("beds", "border", "meadow", "tree");

/** What has a paving of its own, or is paving. */
export function isLaid(term: Thing): boolean {
  return isPathLike(term) || term.element === "paving";
}

export function isPathLike({ element }: Thing): boolean {
  return element === "patio" || element === "path";
}

/** Whether colors said before it are those of its flowers. */
export function isFlowery({ species, element }: Thing): boolean {
  return species !== undefined || flowery.has(element);
}

/** Whether it is made of plants, so that what is said of plants may be said of it. */
export function isPlanted({ term: { species, element } }: { term: Thing }): boolean {
  return species !== undefined || planted.has(element);
}

/** Whether it is something that plants are put into, and these are not named yet. */
export function isPlantedWith({ species, element }: Thing): boolean {
  return holders.has(element) && !species;
}

/** Whether "plant thing" is one thing: a lavender border, a tree hedge. */
export function isPlantOf(plant: Thing, thing: Thing): boolean {
  if (plant.element === "tree" && thing.element === "hedge") return true;
  return plant.species !== undefined && !plant.element && isPlantedWith(thing);
}

/** A table's chairs come with it, as do those of a bistro set. */
export function isChairAtTable({ element }: Thing, words: string, table: Thing): boolean {
  const isTable = table.element === "dining" || table.element === "bistro-set";
  return isTable && element === "seating" && /^(?:dining |patio |outdoor )?(?:chairs?|seats?|stools?)$/.test(words);
}
