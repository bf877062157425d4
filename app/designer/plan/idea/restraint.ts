import { speciesCatalogue } from "../../plants/catalogue.ts";
import type { Element, Mood } from "../../wish/typed/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { Composition } from "../parts/composition.ts";
import type { ChosenPaving } from "./idea-materials.ts";

/** Who names one of these speaks of ground or planting, and wants a garden. */
const groundAndPlanting: readonly Element[] = [
  "lawn",
  "beds",
  "border",
  "meadow",
  "play-lawn",
  "gravel",
  "mulch",
  "dry-creek",
  "artificial-turf",
  "edging",
];

/** Moods that things answer, or that say what a thing is for: they ask for no planting. */
const ofThings: readonly Mood[] = [
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
];

/** Plants that are things by themselves: they stand in no bed, or bring their own. */
const standAlone = new Set<string>(["tree", "hedge", "climber", "vegetable"]);

/**
 * Whether a design leaves ground and planting as they are: the first of a wish that names things only, and all of one that
 * says "just" or "nothing else". The others of an order show what more could be done.
 */
export function isRestrained(wish: Wish, variation: number): boolean {
  if (wish.scope === "anew" || (variation > 0 && wish.scope !== "nothing-else")) return false;
  const { asked, plants, moods, style, flowerColours, gravelGround, freshLawn, bed } = wish;
  return (
    asked.size > 0 &&
    !groundAndPlanting.some((element) => asked.has(element)) &&
    plants.every((name) => standAlone.has(speciesCatalogue[name].role)) &&
    [...moods].every((mood) => ofThings.includes(mood)) &&
    !(style || gravelGround || freshLawn || bed) &&
    flowerColours.length === 0
  );
}

/** A composition without the planting that it would bring: a band behind a patio is all that may be left of it. */
export function withoutPlanting(composition: Composition): Composition {
  const { figure } = composition;
  return {
    ...composition,
    lawnShape: "open",
    islands: 0,
    frontCorners: "none",
    bedAlongPath: false,
    trees: 1,
    ...(figure && { figure: { ...figure, beds: [] } }),
  };
}

/** Materials on ground that stays as it is. */
export function onPresentGround(paving: ChosenPaving, wish: Wish): ChosenPaving {
  const base = paving.onPaving ? paving.base : "keep";
  return { ...paving, base, wallToWall: false, edging: wish.steelEdging ? "steel" : "none" };
}
