import { speciesCatalog } from "../../plants/catalog.ts";
import type { Element } from "../../wish/lexicon/garden-words.ts";
import { listBrought } from "../../wish/typed/brought-by-moods.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Composition } from "../parts/composition.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";

const needFloor: readonly Element[] = [
  "fire-pit",
  "seating",
  "dining",
  "pergola",
  "parasol",
  "outdoor-kitchen",
  "bistro-set",
  "pizza-oven",
  "bar",
  "coffee-table",
];

export interface ChosenElements {
  elements: ReadonlySet<Element>;
  suggested?: Element;
}

/**
 * Requested elements, the floors and paths they need, those a named style implies, and one suggestion.
 * @param variation which suggestion; 0 for none
 */
export function chooseElements(
  wish: Wish,
  composition: Composition,
  sheet: StyleSheet,
  terrain: Terrain,
  variation: number,
): ChosenElements {
  const elements = new Set(wish.asked);
  for (const element of listBrought(wish)) elements.add(element);
  const names = (place: string) => wish.items.some((item) => item.place === place);
  if (needFloor.some((need) => elements.has(need)) || names("around-patio")) elements.add("patio");
  // Arches and steps make no sense unless they lead somewhere.
  const leads = wish.items.some(({ thing, object }) => thing === "steps" || (thing === "arch" && !object));
  if (leads || names("along-path")) elements.add("path");
  if (wish.plants.some((name) => speciesCatalog[name].role === "vegetable")) elements.add("raised-bed");
  if (elements.has("fish")) elements.add("pond");
  if (elements.has("dry-creek")) elements.add("boulders");
  if (wish.style) for (const element of sheet.impliedThings) elements.add(element);
  for (const element of wish.refused) elements.delete(element);
  const suggested = variation > 0 ? suggestionOf(wish, elements, composition, terrain, variation) : undefined;
  if (suggested) elements.add(suggested);
  return { elements, suggested };
}

/** In every second design seats on a patio without any, else what the composition suggests. */
function suggestionOf(
  wish: Wish,
  elements: ReadonlySet<Element>,
  { suggests }: Composition,
  { surroundings, yard }: Terrain,
  variation: number,
): Element | undefined {
  const isBare = variation % 2 === 0 && elements.has("patio") && !elements.has("dining");
  const leadsSomewhere = elements.has("patio") || surroundings.doors.length > 0 || yard.paving !== undefined;
  // Children could fall in.
  const isDangerous = (element: Element) => element === "water" && wish.moods.includes("kids");
  return [...(isBare ? (["seating"] as const) : []), ...suggests].find(
    (element) =>
      !elements.has(element) &&
      !wish.refused.includes(element) &&
      !isDangerous(element) &&
      (element !== "path" || leadsSomewhere),
  );
}
