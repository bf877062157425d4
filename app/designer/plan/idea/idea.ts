import type { Locality } from "../../locality/locality.ts";
import { createRandom } from "../../numeric/random.ts";
import { isSpecies, type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import type { Region } from "../../plants/parts/species.ts";
import type { Element, Style } from "../../wish/lexicon/garden-words.ts";
import type { Scope, Wish, WishItem } from "../../wish/typed/wish.ts";
import { chooseComposition, turnOf } from "../compositions/choose-composition.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { distanceToDoors } from "../ground/surroundings.ts";
import { isWideOpen, type Terrain } from "../ground/terrain.ts";
import type { Composition } from "../parts/composition.ts";
import { outlineFor } from "../parts/requested-shape.ts";
import { styleFor } from "../styles/style-for.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";
import { nativesWanted } from "../styles/with-natives.ts";
import { wantsHarmless } from "../styles/without-harm.ts";
import { choosePlanting, chooseTree, lotOfLiving, type PlantingScheme } from "./choose-planting.ts";
import { type PavingRole, roleOfPaving } from "./existing-paving.ts";
import { chooseElements } from "./idea-elements.ts";
import { isLoose, keepsGravel, plantsAll } from "./idea-ground.ts";
import { type ChosenPaving, choosePaving } from "./idea-materials.ts";
import { composeWithin, framesYard, paveWithin, scopeOf } from "./scope.ts";

export interface Want extends Omit<WishItem, "thing"> {
  asked: boolean;
}

export interface Idea {
  /** 0-based composition; with the seed it determines what the wish leaves open. */
  turn: number;
  style: Style;
  sheet: StyleSheet;
  composition: Composition;
  mirror: 1 | -1;
  elements: ReadonlySet<Element>;
  scope: Scope;
  /** Beds follow the edges of the yard, and not only what is requested. */
  framesYard: boolean;
  /** Beds are all over the ground. */
  plantsAll: boolean;
  /** The designer's own of `asked`. */
  suggested?: Element;
  asked: readonly Element[];
  refused: readonly Element[];
  kept: readonly Element[];
  items: readonly WishItem[];
  requestsChairs: boolean;
  requestsPathPaving: boolean;
  requestedCourse: Wish["path"]["course"];
  replacesWalk: boolean;
  existingPaving: PavingRole;
  paving: ChosenPaving;
  planting: PlantingScheme;
  tree?: SpeciesName;
  trees: number;
  harmless: boolean;
  nativesOf?: Region;
  locality?: Locality;
  /** For privacy: hedges must be too high to see over. */
  secluded: boolean;
  /** A requested thing without another place may hide a door or a trunk. */
  mayHide?: boolean;
}

/** Things, unlike plants, in a row; and where several are asked for. */
const usualNumbers = { row: 5, several: 2, pots: 3 };

/** The customer's wants for an element, or one without details; empty if the idea does not have it. */
export function wantsFor(idea: Idea, element: Element): Want[] {
  if (!idea.elements.has(element)) return [];
  const wants = idea.items
    .filter((item) => item.thing === element)
    .map(({ count, ...item }) => ({ ...item, count: count ?? usualNumber(item), asked: true }));
  return wants.length > 0 ? wants : [{ asked: idea.asked.includes(element) }];
}

function usualNumber({ thing, inRow, several }: WishItem): number | undefined {
  if (inRow) return usualNumbers.row;
  return several && (thing === "planters" ? usualNumbers.pots : usualNumbers.several);
}

/** Beds and borders themselves, and the places of bed plants: lavender along the path needs a bed there. */
export function bedWants(idea: Idea): Want[] {
  const ofPlants = idea.items.filter(
    ({ thing, place, spot }) =>
      (place || spot === "along-drive" || spot === "by-street") &&
      growsInBed(thing) &&
      !(place === "along-fence" && idea.asked.includes("fence")),
  );
  const plants = ofPlants.map(({ place, spot, of }): Want => ({ place, spot, of, asked: true }));
  const beds = (["beds", "border"] as const).flatMap((element) => wantsFor(idea, element));
  const all = [...beds, ...plants];
  return all.filter(
    (want, i) =>
      i < beds.length || all.findIndex(({ place, spot }) => place === want.place && spot === want.spot) === i,
  );
}

const bedRoles: ReadonlySet<string> = new Set(["tall", "low", "edge"]);

function growsInBed(thing: WishItem["thing"]): boolean {
  return isSpecies(thing) && bedRoles.has(speciesCatalog[thing].role);
}

/** The composition decides what the wish leaves open, except the suggestion, which depends on the variation. */
export function findIdea(
  wish: Wish,
  terrain: Terrain,
  seed: number,
  variation: number,
  turn = turnOf(variation),
): Idea {
  const { yard } = terrain;
  const scope = scopeOf(wish);
  const frames = framesYard(scope, wish);
  const chosen = composeWithin(scope, chooseComposition(terrain, turn), wish);
  const style = wish.style ?? chosen.style;
  const sheet = styleFor(style, wish, { lot: lotOfLiving(seed, turn) });
  const random = createRandom(seed * 131 + 7);
  // The first design is the wish alone, and only the whole yard may get more than that.
  const { elements, suggested } = chooseElements(wish, chosen, sheet, terrain, scope === "yard" ? variation : 0);
  const existingPaving = terrain.freed || wish.path.replaces ? "kept" : roleOfPaving(wish, elements, yard.paving);
  const paving = choosePaving(wish, sheet, { elements, existing: existingPaving, yard, turn, figure: chosen.figure });
  return {
    turn,
    style,
    sheet,
    composition: plantLoose(inTheOpen(fitComposition(chosen, wish), terrain, frames), paving, scope),
    mirror: mirrorOf(chosen, terrain, random() < 0.5 ? 1 : -1),
    elements,
    scope,
    framesYard: frames,
    plantsAll: plantsAll(wish, yard),
    suggested,
    asked: wish.asked,
    refused: wish.refused,
    kept: wish.kept,
    items: terrain.surroundings.houseAhead ? wish.items.map(beforeHouse) : wish.items,
    requestsChairs: wish.asked.includes("seating"),
    requestsPathPaving: wish.path.paving !== undefined,
    requestedCourse: wish.path.course,
    replacesWalk: wish.path.replaces === true,
    existingPaving,
    paving: coverFreed(paveWithin(scope, paving, wish, yard), sheet, wish, terrain),
    planting: choosePlanting(wish, sheet, style, seed, turn),
    tree: chooseTree(wish, sheet, terrain, seed, turn),
    trees: wish.refused.includes("tree") || (scope !== "yard" && !wish.asked.includes("tree")) ? 0 : chosen.trees,
    harmless: wantsHarmless(wish),
    nativesOf: nativesWanted(wish),
    locality: wish.locality,
    secluded: wish.moods.includes("privacy"),
  };
}

/** Ground that stays as it is goes on where paving was. */
function coverFreed(paving: ChosenPaving, sheet: StyleSheet, wish: Wish, { freed, yard }: Terrain): ChosenPaving {
  if (!freed || paving.base !== "keep") return paving;
  return { ...paving, freed: keepsGravel(wish, yard) ? sheet.gravel[0] : "lawn" };
}

/** In a front yard a front border is at the foot of the house; the street's edge has to be requested by name. */
function beforeHouse(item: WishItem): WishItem {
  const isBed = item.thing === "border" || item.thing === "beds" || growsInBed(item.thing);
  return isBed && item.place === "front" && !item.spot ? { ...item, place: "near-house" } : item;
}

/** Meters that a small garden's tree keeps from a door. */
const treeToDoor = 1.7;

function mirrorOf({ figure }: Composition, { box, surroundings }: Terrain, usual: 1 | -1): 1 | -1 {
  if (!figure) return usual;
  const [x, z] = pointInBox(box, figure.tree, usual);
  return distanceToDoors(surroundings.doors, x, z) < treeToDoor ? (usual === 1 ? -1 : 1) : usual;
}

function fitComposition(composition: Composition, wish: Wish): Composition {
  const patio = outlineFor(wish.items.find(({ thing }) => thing === "patio")?.shape);
  // Boards are laid straight, so a deck without a stated shape has corners.
  const shape = patio?.shape ?? (wish.patio.paving === "deck" ? "rectangle" : undefined);
  return bendPath(shape ? { ...composition, patioShape: shape } : composition, wish);
}

/** Where the picture shows no fence or house nearby, planting surrounds what is laid and follows the drive. */
function inTheOpen(composition: Composition, terrain: Terrain, frames: boolean): Composition {
  if (!frames || composition.figure || !isWideOpen(terrain)) return composition;
  return { ...composition, bedAroundPatio: true, bedAlongDrive: true };
}

/** Ground that is all gravel or mulch has drifts of plants in it; without them it would look like a parking lot. */
function plantLoose(composition: Composition, { base }: ChosenPaving, scope: Scope): Composition {
  return { ...composition, drifts: isLoose(base) && scope === "yard" };
}

function bendPath(composition: Composition, wish: Wish): Composition {
  const { pathForm, patioAcross } = composition;
  const straight = pathForm === "straight" || pathForm === "dog-leg";
  if (wish.path.course === "curved" && straight)
    return { ...composition, pathForm: patioAcross < 0 ? "sweep" : "s-curve" };
  if (wish.path.course === "straight" && !straight)
    return { ...composition, pathForm: patioAcross < 0 ? "dog-leg" : "straight" };
  return composition;
}
