import { createRandom } from "../numeric/random.ts";
import type { SpeciesName } from "../plants/catalogue.ts";
import { speciesCatalogue } from "../plants/catalogue.ts";
import type { FlowerColour } from "../plants/flower-palettes.ts";
import type { Composition, GardenFigure } from "./composition.ts";
import { chooseComposition, turnOf } from "./compositions/choose-composition.ts";
import { type ChosenPaving, choosePaving, type PavingRole } from "./idea-materials.ts";
import type { Style } from "./plan.ts";
import { styleSheets } from "./styles/catalogue.ts";
import type { StyleSheet } from "./styles/style-sheet.ts";
import { withoutAvoided } from "./styles/without-avoided.ts";
import type { Terrain } from "./terrain.ts";
import type { Wish, WishItem } from "./wish.ts";
import type { Element } from "./wish-lexicon.ts";
import type { Yard } from "./yard.ts";

/** What is wanted of one thing: by the customer, or (not `asked`) by the designer. */
export interface Order extends Omit<WishItem, "thing"> {
  asked: boolean;
}

/** One variation's idea of the garden: what the customer asked for, completed by the designer. */
export interface Idea {
  style: Style;
  sheet: StyleSheet;
  composition: Composition;
  /** 1 or -1: the whole composition mirrored. */
  mirror: 1 | -1;
  elements: ReadonlySet<Element>;
  asked: ReadonlySet<Element>;
  refused: ReadonlySet<Element>;
  kept: ReadonlySet<Element>;
  items: readonly WishItem[];
  /** The customer wants chairs, where the style would rather have benches. */
  asksForChairs: boolean;
  existingPaving: PavingRole;
  paving: ChosenPaving;
  planting: PlantingScheme;
  tree?: SpeciesName;
  trees: number;
}

/** The orders for an element: the customer's own, or one without details; empty when the idea has none of it. */
export function ordersFor(idea: Idea, element: Element): Order[] {
  if (!idea.elements.has(element)) return [];
  const orders = idea.items.filter((item) => item.thing === element).map((item) => ({ ...item, asked: true }));
  return orders.length > 0 ? orders : [{ asked: idea.asked.has(element) }];
}

/** Species by their place in a bed; a species named twice is planted twice as often. */
export interface PlantingScheme {
  tall: readonly SpeciesName[];
  low: readonly SpeciesName[];
  edge: readonly SpeciesName[];
  flowers: readonly FlowerColour[];
  /** What the customer asked for by name. */
  named: readonly SpeciesName[];
  /** What lines paths: the customer's own low plant, if there is one. */
  hedge: SpeciesName;
}

/** Completes a wish to a design idea. The variation decides everything that the wish leaves open. */
export function findIdea(wish: Wish, terrain: Terrain, seed: number, variation: number): Idea {
  const { yard } = terrain;
  const chosen = chooseComposition(terrain, variation);
  const style = wish.style ?? chosen.style;
  const sheet = withoutAvoided(styleSheets[style], wish.avoided);
  const turn = turnOf(variation);
  const random = createRandom(seed * 131 + 7);
  const elements = chooseElements(wish, chosen, sheet, terrain);
  const existingPaving = roleOfPaving(wish, elements, yard);
  const paving = choosePaving(wish, sheet, elements, existingPaving, yard, turn, chosen.figure);
  return {
    style,
    sheet,
    composition: fitComposition(chosen, wish),
    mirror: random() < 0.5 ? 1 : -1,
    elements,
    asked: wish.asked,
    refused: wish.refused,
    kept: wish.kept,
    items: wish.items,
    asksForChairs: wish.asked.has("seating"),
    existingPaving,
    paving,
    planting: choosePlanting(wish, sheet, turn),
    tree: wish.tree ?? sheet.trees[turn % sheet.trees.length],
    trees: wish.refused.has("tree") ? 0 : chosen.trees,
  };
}

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
const modestElements: ReadonlySet<Element> = new Set(["lawn", "beds", "tree", "border", "play-lawn", "meadow"]);

/** Adds what the wish implies (a fire needs seats and a floor) and what this variation brings along. */
function chooseElements(wish: Wish, composition: Composition, sheet: StyleSheet, terrain: Terrain): Set<Element> {
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

/** Whether what is paved now is to go: "remove the concrete", "no paving". */
export function removesPaving(wish: Wish, { paving }: Yard): boolean {
  const kept = wish.kept.has("paving") || wish.kept.has("patio");
  return paving !== undefined && !kept && (wish.refused.has("paving") || wish.refused.has("patio"));
}

/** Uses existing paving as the patio or path it can be, unless the customer wants it kept, or gone. */
function roleOfPaving(wish: Wish, elements: ReadonlySet<Element>, yard: Yard): PavingRole {
  const { paving } = yard;
  if (!paving) return "none";
  if (wish.kept.has("paving") || wish.kept.has("patio")) return "kept";
  if (removesPaving(wish, yard)) return "removed";
  const central = paving.centreU > 0.25 && paving.centreU < 0.75;
  if (elements.has("patio") && paving.share > 0.14 && central && paving.centreV < 0.84) return "patio";
  if (elements.has("path") && paving.share < 0.2 && central) return "path";
  return "kept";
}

/** Bends the composition to what the customer says about the path. */
function fitComposition(composition: Composition, wish: Wish): Composition {
  const { pathForm, patioAcross } = composition;
  const straight = pathForm === "straight" || pathForm === "dog-leg";
  if (wish.path.course === "curved" && straight)
    return { ...composition, pathForm: patioAcross < 0 ? "sweep" : "s-curve" };
  if (wish.path.course === "straight" && !straight)
    return { ...composition, pathForm: patioAcross < 0 ? "dog-leg" : "straight" };
  return composition;
}

/** Few kinds make a calm bed: each variation takes some of its style's, beside the customer's own. */
function choosePlanting(wish: Wish, sheet: StyleSheet, turn: number): PlantingScheme {
  const own = wish.plants;
  const ofRole = (...roles: string[]) => own.filter((name) => roles.includes(speciesCatalogue[name].role));
  const ownTall = ofRole("tall");
  const ownLow = ofRole("low", "edge");
  // What the customer names must be seen: plants of middle height stand in front, too.
  const ownMiddle = ownTall.filter((name) => speciesCatalogue[name].height < 0.9);
  const flowers = wish.flowerColours.length > 0 ? wish.flowerColours : rotate(sheet.flowers, turn);
  return {
    tall: [...ownTall, ...ownTall, ...rotate(sheet.tall, turn).slice(0, 2)],
    low: [...ownLow, ...ownLow, ...ownMiddle, ...rotate(sheet.low, turn).slice(0, 3)],
    edge: [...ownLow, ...sheet.edge],
    flowers,
    named: own,
    hedge: ownLow[0] ?? sheet.edge[0],
  };
}

function rotate<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
