import { createRandom } from "../numeric/random.ts";
import type { SpeciesName } from "../plants/catalogue.ts";
import { speciesCatalogue } from "../plants/catalogue.ts";
import type { FlowerColour } from "../plants/flower-palettes.ts";
import { type Composition, compositionOf, turnOf } from "./composition.ts";
import { type ChosenPaving, choosePaving, type PavingRole } from "./idea-materials.ts";
import type { Style } from "./plan.ts";
import { styleSheets } from "./styles/catalogue.ts";
import type { StyleSheet } from "./styles/style-sheet.ts";
import type { Wish } from "./wish.ts";
import type { Element } from "./wish-lexicon.ts";
import type { Yard } from "./yard.ts";

/** One variation's idea of the garden: what the customer asked for, completed by the designer. */
export interface Idea {
  style: Style;
  sheet: StyleSheet;
  composition: Composition;
  /** 1 or -1: the whole composition mirrored. */
  mirror: 1 | -1;
  elements: ReadonlySet<Element>;
  /** The customer wants chairs, where the style would rather have benches. */
  asksForChairs: boolean;
  existingPaving: PavingRole;
  paving: ChosenPaving;
  planting: PlantingScheme;
  tree?: SpeciesName;
  trees: number;
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
export function findIdea(wish: Wish, yard: Yard, seed: number, variation: number): Idea {
  const chosen = compositionOf(variation);
  const style = wish.style ?? chosen.style;
  const sheet = styleSheets[style];
  const turn = turnOf(variation);
  const random = createRandom(seed * 131 + 7);
  const elements = chooseElements(wish, chosen, sheet);
  const existingPaving = roleOfPaving(wish, elements, yard);
  const paving = choosePaving(wish, sheet, elements, existingPaving, yard, turn);
  return {
    style,
    sheet,
    composition: fitComposition(chosen, wish, paving),
    mirror: random() < 0.5 ? 1 : -1,
    elements,
    asksForChairs: wish.asked.has("seating"),
    existingPaving,
    paving,
    planting: choosePlanting(wish, sheet, turn),
    tree: wish.tree ?? sheet.trees[turn % sheet.trees.length],
    trees: wish.refused.has("tree") ? 0 : chosen.trees,
  };
}

const patioReasons: readonly Element[] = ["patio", "fire-pit", "seating", "dining", "pergola"];

/** Adds what the wish implies (a fire needs seats and a floor) and what this variation brings along. */
function chooseElements(wish: Wish, composition: Composition, sheet: StyleSheet): Set<Element> {
  const elements = new Set(wish.asked);
  const silent = [...elements].every((element) => element === "lawn" || element === "beds" || element === "tree");
  if (patioReasons.some((reason) => elements.has(reason))) elements.add("patio");
  else if (silent) elements.add("patio");
  if (composition.addsPath || silent) elements.add("path");
  if (elements.has("patio") && !elements.has("dining")) elements.add("seating");
  for (const accent of sheet.accents) {
    if (accent === "path-light") elements.add("lights");
    if (accent === "stone-lantern") elements.add("lantern");
    if (accent === "water-bowl" && composition.trees > 1) elements.add("water");
    if (accent === "arch" && composition.bedAlongPath) elements.add("arch");
  }
  if (sheet.boulders > 0) elements.add("boulders");
  if (sheet.pots > 0) elements.add("planters");
  for (const element of wish.refused) elements.delete(element);
  return elements;
}

/** Uses existing paving as the patio or path it can be, unless the customer refuses it. */
function roleOfPaving(wish: Wish, elements: ReadonlySet<Element>, yard: Yard): PavingRole {
  const { paving } = yard;
  if (!paving) return "none";
  const central = paving.centreU > 0.25 && paving.centreU < 0.75;
  if (wish.refused.has("patio") || wish.refused.has("paving")) return "kept";
  if (elements.has("patio") && paving.share > 0.14 && central && paving.centreV < 0.84) return "patio";
  if (elements.has("path") && paving.share < 0.2 && central) return "path";
  return "kept";
}

/** Bends the composition to what the customer says about the path. */
function fitComposition(composition: Composition, wish: Wish, paving: ChosenPaving): Composition {
  const straight = composition.pathForm === "straight" || composition.pathForm === "dog-leg";
  let { pathForm, bedForm } = composition;
  if (wish.path.course === "curved" && straight) pathForm = composition.patioSide < 0 ? "sweep" : "s-curve";
  if (wish.path.course === "straight" && !straight) pathForm = composition.patioSide < 0 ? "dog-leg" : "straight";
  // A round lawn needs a lawn.
  if (bedForm === "round-lawn" && paving.base !== "lawn" && paving.base !== "keep") bedForm = "islands";
  return { ...composition, pathForm, bedForm };
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
