import { speciesCatalogue } from "../../plants/catalogue.ts";
import type { Element } from "../../wish/typed/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Composition, GardenFigure } from "../parts/composition.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";

const patioReasons: readonly Element[] = [
  "patio",
  "fire-pit",
  "seating",
  "dining",
  "pergola",
  "parasol",
  "string-lights",
];
/** A wish of nothing but these leaves it to the designer where people walk and sit. */
const modestElements: ReadonlySet<Element> = new Set([
  "lawn",
  "beds",
  "tree",
  "border",
  "play-lawn",
  "meadow",
  "mulch",
  "edging",
]);

/** Adds what the wish implies (a fire needs seats and a floor) and what this variation brings along. */
export function chooseElements(
  wish: Wish,
  composition: Composition,
  sheet: StyleSheet,
  terrain: Terrain,
): Set<Element> {
  const elements = new Set(wish.asked);
  const { figure } = composition;
  const modest = !figure && [...elements].every((element) => modestElements.has(element));
  // A path leads to a place to sit; what is to stand by the patio needs one.
  const byPatio = wish.items.some(({ place }) => place === "around-patio");
  if (patioReasons.some((reason) => elements.has(reason)) || byPatio || modest || (elements.has("path") && !figure))
    elements.add("patio");
  // What is to stand by the path needs one, and arches and steps that lead nowhere are riddles.
  const byPath = wish.items.some(
    ({ thing, place, object }) => place === "along-path" || thing === "steps" || (thing === "arch" && !object),
  );
  if (composition.addsPath || modest || byPath) elements.add("path");
  if (figure) for (const element of broughtBy(figure, elements, terrain)) elements.add(element);
  if (elements.has("patio") && !elements.has("dining")) elements.add("seating");
  for (const accent of figure ? [] : sheet.accents) {
    if (accent === "path-light") elements.add("lights");
    if (accent === "stone-lantern") elements.add("lantern");
    if (accent === "water-bowl" && composition.trees > 1 && !elements.has("pond") && !elements.has("fountain"))
      elements.add("water");
    if (accent === "arch" && composition.bedAlongPath) elements.add("arch");
  }
  if (wish.plants.some((name) => speciesCatalogue[name].role === "vegetable")) elements.add("raised-bed");
  if ((sheet.boulders > 0 && !figure) || elements.has("dry-creek")) elements.add("boulders");
  if (sheet.pots > 0) elements.add("planters");
  for (const element of wish.refused) elements.delete(element);
  return elements;
}

/** What a small garden's figure lives by: with a patio to sit on it needs no bench, and a door needs a way to it. */
function broughtBy(figure: GardenFigure, elements: ReadonlySet<Element>, terrain: Terrain): Element[] {
  const brought = figure.brings.filter((element) => element !== "bench" || !elements.has("patio"));
  const leadsToDoor = terrain.surroundings.doors.length > 0 && figure.ground !== "paving";
  return leadsToDoor ? [...brought, "path"] : brought;
}
