import { speciesCatalog } from "../../plants/catalog.ts";
import type { Element, Mood } from "../../wish/typed/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { Composition } from "../parts/composition.ts";
import type { ChosenPaving } from "./idea-materials.ts";

/** Naming one of these means that the customer wants a garden, not only things. */
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

/** Moods that refer to things or their purpose and do not imply planting. */
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

/** Plants that count as things: they need no bed, or bring their own. */
const freestandingPlants = new Set<string>(["tree", "hedge", "climber", "vegetable"]);

/**
 * Whether a design leaves ground and planting as they are: the first one for a wish that names things only, and all of them
 * for "just" or "nothing else". The others of an order show what more could be done.
 */
export function isRestrained(wish: Wish, variation: number): boolean {
  if (wish.scope === "anew" || (variation > 0 && wish.scope !== "nothing-else")) return false;
  const { asked, plants, moods, style, flowerColors, gravelGround, freshLawn, bed } = wish;
  return (
    asked.size > 0 &&
    !groundAndPlanting.some((element) => asked.has(element)) &&
    plants.every((name) => freestandingPlants.has(speciesCatalog[name].role)) &&
    [...moods].every((mood) => ofThings.includes(mood)) &&
    !(style || gravelGround || freshLawn || bed) &&
    flowerColors.length === 0
  );
}

/** The composition without its own planting; at most a band behind a patio remains. */
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

/** Materials for ground that stays as it is. */
export function onPresentGround(paving: ChosenPaving, wish: Wish): ChosenPaving {
  const base = paving.onPaving ? paving.base : "keep";
  return { ...paving, base, wallToWall: false, edging: wish.steelEdging ? "steel" : "none" };
}
