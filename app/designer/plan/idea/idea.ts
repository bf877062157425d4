import { createRandom } from "../../numeric/random.ts";
import type { SpeciesName } from "../../plants/catalogue.ts";
import { speciesCatalogue } from "../../plants/catalogue.ts";
import type { FlowerColour } from "../../plants/parts/flower-palettes.ts";
import type { Element, Style } from "../../wish/typed/garden-words.ts";
import type { Wish, WishItem } from "../../wish/typed/wish.ts";
import { chooseComposition, turnOf } from "../compositions/choose-composition.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { distanceToDoors } from "../ground/surroundings.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { Composition } from "../parts/composition.ts";
import { styleSheets } from "../styles/catalogue.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";
import { withoutAvoided } from "../styles/without-avoided.ts";
import { type PavingRole, roleOfPaving } from "./existing-paving.ts";
import { chooseElements } from "./idea-elements.ts";
import { type ChosenPaving, choosePaving } from "./idea-materials.ts";

/** What is wanted of one thing: by the customer, or (not `asked`) by the designer. */
export interface Want extends Omit<WishItem, "thing"> {
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

/** What is wanted of an element: what the customer says, or one want without details; empty when the idea has none of it. */
export function wantsFor(idea: Idea, element: Element): Want[] {
  if (!idea.elements.has(element)) return [];
  const wants = idea.items.filter((item) => item.thing === element).map((item) => ({ ...item, asked: true }));
  return wants.length > 0 ? wants : [{ asked: idea.asked.has(element) }];
}

/** Species by their place in a bed; a species named twice is planted twice as often. */
export interface PlantingScheme {
  tall: readonly SpeciesName[];
  low: readonly SpeciesName[];
  edge: readonly SpeciesName[];
  flowers: readonly FlowerColour[];
  /** What the customer asked for by name. */
  named: readonly SpeciesName[];
  /** What lines paths: the customer's own low plant, or the style's; none where all of that is to be avoided. */
  hedge?: SpeciesName;
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
  const existingPaving = roleOfPaving(wish, elements, yard.paving);
  const paving = choosePaving(wish, sheet, elements, existingPaving, yard, turn, chosen.figure);
  return {
    style,
    sheet,
    composition: fitComposition(chosen, wish),
    mirror: mirrorOf(chosen, terrain, random() < 0.5 ? 1 : -1),
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

/** Metres a small garden's tree keeps from a door. By eye. */
const treeToDoor = 1.7;

/** The other way round, where a small garden's tree would stand before the door. */
function mirrorOf({ figure }: Composition, { box, surroundings }: Terrain, usual: 1 | -1): 1 | -1 {
  if (!figure) return usual;
  const [x, z] = pointInBox(box, figure.tree, usual);
  return distanceToDoors(surroundings.doors, x, z) < treeToDoor ? (-usual as 1 | -1) : usual;
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
