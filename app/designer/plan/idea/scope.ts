import { type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import type { Element, Mood } from "../../wish/lexicon/garden-words.ts";
import type { Scope, Wish } from "../../wish/typed/wish.ts";
import type { Yard } from "../ground/yard.ts";
import { type Composition, withPlainBeds } from "../parts/composition.ts";
import { clearsPaving } from "./existing-paving.ts";
import { clearsGravel } from "./idea-ground.ts";
import type { ChosenPaving } from "./idea-materials.ts";
import { areSpecimens } from "./specimens.ts";

/** What only planting can be: naming one adds beds to a design. */
const planting: readonly Element[] = ["beds", "border"];

/** Naming one replaces the ground, and nothing else. */
const grounds: readonly Element[] = ["lawn", "meadow", "play-lawn", "gravel", "mulch", "artificial-turf"];

/** Moods that refer to things or their purpose and do not imply planting. */
const ofThings: ReadonlySet<Mood> = new Set([
  "entertaining",
  "eat-outside",
  "cheap",
  "minimal",
  "kids",
  "dogs",
  "relaxing",
  "edible",
  "shade",
  "sunny",
  "no-digging",
  "low-maintenance",
  "privacy",
]);

/** Plants that count as things: they need no bed, or bring their own. */
const freestandingPlants: ReadonlySet<string> = new Set(["tree", "hedge", "climber", "vegetable"]);

/**
 * The customer's choice first, then what the wish itself says: a style, a new garden or moods alone are about the whole
 * yard, named things about nothing else.
 */
export function scopeOf(wish: Wish): Scope {
  if (wish.chosenScope) return wish.chosenScope;
  if (wish.scope === "nothing-else") return "things";
  const asksForSomething = wish.asked.length > 0 || wish.plants.length > 0 || wish.gravelGround || wish.freshLawn;
  const namesSomething = asksForSomething || (wish.removals.length > 0 && wish.moods.length === 0);
  if (wish.scope === "anew" || wish.style || !namesSomething) return "yard";
  return wantsPlanting(wish) ? "planting" : "things";
}

function wantsPlanting({ asked, plants, items, moods, flowerColors, bed }: Wish): boolean {
  const needsBed = (name: SpeciesName) =>
    !freestandingPlants.has(speciesCatalog[name].role) &&
    !items.some((item) => item.thing === name && areSpecimens(item));
  return (
    planting.some((element) => asked.includes(element)) ||
    plants.some(needsBed) ||
    [...moods].some((mood) => !ofThings.has(mood)) ||
    flowerColors.length > 0 ||
    bed !== undefined
  );
}

/** In the whole yard, and for planting requested without a place. */
export function framesYard(scope: Scope, wish: Wish): boolean {
  if (scope === "yard") return true;
  if (scope === "things" && !wantsPlanting(wish)) return false;
  const placed = wish.items.filter(({ place, spot }) => place ?? spot);
  const isPlanting = ({ thing }: Wish["items"][number]) =>
    planting.some((element) => element === thing) || wish.plants.some((name) => name === thing);
  return wantsPlanting(wish) && !placed.some(isPlanting);
}

/** Whether the loose ground of the yard becomes another, or a new one. */
export function namesGround(wish: Wish): boolean {
  return (
    wish.gravelGround ||
    wish.freshLawn ||
    grounds.some((element) => wish.asked.includes(element) && !isMeadowAside(wish, element))
  );
}

/** A meadow in one part of the yard leaves the rest of the ground. */
function isMeadowAside({ items }: Wish, element: Element): boolean {
  const meadows = items.filter(({ thing }) => thing === "meadow");
  return element === "meadow" && meadows.length > 0 && meadows.every(({ place, spot }) => place ?? spot);
}

/** Only the whole yard gets the composition's own planting. */
export function composeWithin(scope: Scope, composition: Composition, wish: Wish): Composition {
  if (scope === "yard") return composition;
  const within = { ...withPlainBeds(composition, scope === "planting"), trees: 1 };
  if (framesYard(scope, wish)) return within;
  const { figure } = composition;
  return { ...within, lawnShape: "open", ...(figure && { figure: { ...figure, beds: [] } }) };
}

/** Ground that is not mentioned stays as it is, and a lawn takes the place of paving. */
export function paveWithin(scope: Scope, paving: ChosenPaving, wish: Wish, yard: Yard): ChosenPaving {
  if (scope === "yard") return paving;
  const cleared = clearsPaving(wish, yard) ? "lawn" : "keep";
  const isNamed = namesGround(wish) || clearsGravel(wish, yard);
  const base = paving.onPaving || isNamed ? paving.base : cleared;
  const edging = wish.steelEdging ? "steel" : wish.asked.includes("edging") ? paving.edging : "none";
  return { ...paving, base, wallToWall: false, edging };
}
