import { createRandom } from "../numeric/random.ts";
import { furnishPatio } from "./furnish-patio.ts";
import { createGroundGrid } from "./ground-grid.ts";
import { findIdea } from "./idea.ts";
import type { ChosenPaving } from "./idea-materials.ts";
import { placeAccents } from "./place-accents.ts";
import { placeEdging } from "./place-edging.ts";
import { placePlanting } from "./place-planting.ts";
import { placeTrees } from "./place-trees.ts";
import type { Plan, PlanMaterials } from "./plan.ts";
import { SiteMap } from "./site-map.ts";
import { summarize } from "./summary.ts";
import { laySurfaces } from "./surfaces.ts";
import { readWish } from "./wish/read-wish.ts";
import type { Yard } from "./yard.ts";

/**
 * Turns a wish in words into a plan of the yard. Deterministic. Variations 0, 1, 2, ... differ in layout, materials and style
 * within what the wish asks for; after ten the compositions begin again with other details.
 * Never fails: an empty wish or a yard without room gives a plan with little or nothing in it.
 */
export function layOutPlan(yard: Yard, words: string, seed: number, variation: number): Plan {
  const random = createRandom(seed * 977 + Math.floor(variation) * 131 + 13);
  const wish = readWish(words);
  const idea = findIdea(wish, yard, seed, variation);
  const grid = createGroundGrid(yard);
  const layout = laySurfaces(idea, grid, yard, random);
  const map = new SiteMap(layout);
  const furniture = furnishPatio(idea, layout.patio, map, random);
  const trees = placeTrees(idea, map, random);
  const accents = placeAccents(idea, map, random);
  const materials = planMaterials(idea.paving);
  const edging = materials.edging === "stone" ? placeEdging(map, random) : [];
  const plants = [...trees, ...placePlanting(idea, map, random)];
  const objects = [...furniture, ...accents, ...edging];
  return {
    style: idea.style,
    stripedLawn: idea.style === "formal" || idea.style === "modern",
    materials,
    plants,
    objects,
    surfaceAt: layout.surfaceAt,
    summary: summarize(layout, materials, plants, objects, wish),
  };
}

function planMaterials(paving: ChosenPaving): PlanMaterials {
  const { stepping: _, steppingSlabs: __, ...materials } = paving;
  return materials;
}
