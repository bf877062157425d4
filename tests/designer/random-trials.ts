import { createRandom, pick, type Random } from "#app/designer/numeric/random.ts";
import type { ObjectName } from "#app/designer/objects/catalog.ts";
import { readTerrain, type Terrain } from "#app/designer/plan/ground/terrain.ts";
import { removesPaving } from "#app/designer/plan/idea/existing-paving.ts";
import { findIdea, type Idea } from "#app/designer/plan/idea/idea.ts";
import { layOutIdea } from "#app/designer/plan/lay-out-plan.ts";
import type { Plan, SurfaceKind } from "#app/designer/plan/parts/plan.ts";
import type { SpeciesName } from "#app/designer/plants/catalog.ts";
import type { Element, Place } from "#app/designer/wish/lexicon/garden-words.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
import type { Wish, WishItem } from "#app/designer/wish/typed/wish.ts";
import { drawRandomYard, type RandomYard } from "./random-yard.ts";

const plansPerYard = 10;

/** One plan for a made-up wish. */
export interface Trial {
  name: string;
  at: RandomYard;
  terrain: Terrain;
  wish: Wish;
  idea: Idea;
  plan: Plan;
  seed: number;
  variation: number;
}

/** What stands for each element that is an object or a surface of its own. */
export const signs: Partial<Record<Element, { objects?: ObjectName[]; surface?: SurfaceKind }>> = {
  path: { surface: "path" },
  "fire-pit": { objects: ["fire-pit", "fire-bowl", "fire-table"] },
  dining: { objects: ["dining-set", "dining-table", "bistro-set"] },
  pergola: { objects: ["pergola"] },
  arch: { objects: ["arch", "arbour"] },
  bench: { objects: ["bench", "block-bench"] },
  lights: { objects: ["path-light"] },
  boulders: { objects: ["boulder"] },
  lantern: { objects: ["stone-lantern"] },
  water: { objects: ["water-bowl"] },
  "raised-bed": { objects: ["raised-bed"] },
  "dry-creek": { surface: "creek" },
  pond: { objects: ["pond"] },
  fountain: { objects: ["fountain"] },
  pool: { objects: ["pool", "kidney-pool", "lap-pool", "plunge-pool"] },
  "string-lights": { objects: ["string-lights"] },
  fence: { objects: ["fence-panel", "picket-fence", "rail-fence"] },
  screen: { objects: ["screen"] },
  parasol: { objects: ["parasol"] },
  "retaining-wall": { objects: ["retaining-wall"] },
  steps: { objects: ["steps"] },
  hammock: { objects: ["hammock"] },
  trampoline: { objects: ["trampoline"] },
  "swing-set": { objects: ["swing-set"] },
  shed: { objects: ["shed"] },
  "hot-tub": { objects: ["hot-tub"] },
  "outdoor-kitchen": { objects: ["outdoor-kitchen"] },
  compost: { objects: ["compost-bins"] },
  sandbox: { objects: ["sandbox"] },
  "bistro-set": { objects: ["bistro-set"] },
  "rain-barrel": { objects: ["rain-barrel"] },
  "bird-bath": { objects: ["bird-bath"] },
};
const elements = [
  ...Object.keys(signs),
  "patio",
  "seating",
  "tree",
  "hedge",
  "meadow",
  "play-lawn",
  "beds",
] as Element[];
const countable = new Set<Element>(["bench", "raised-bed", "boulders", "tree", "pond", "hammock", "planters"]);
const places: Place[] = ["left", "right", "back", "back-left", "near-house", "along-fence", "middle"];
const plants: SpeciesName[] = ["lavender", "rose", "hosta", "feather-grass"];

/** A made-up yard by its number, ten made-up wishes for it, and what was planned for them. Always the same ones. */
export function planTrials(yard: number): Trial[] {
  const at = drawRandomYard(yard);
  const terrains = new Map<boolean, Terrain>();
  const terrainWhere = (removes: boolean) => {
    const terrain = terrains.get(removes) ?? readTerrain(at.yard, removes);
    terrains.set(removes, terrain);
    return terrain;
  };
  return Array.from({ length: plansPerYard }, (_, variation) => {
    const seed = yard * 31 + variation;
    const wish = createWish(createRandom(seed + 9));
    const terrain = terrainWhere(removesPaving(wish, at.yard.paving));
    const idea = findIdea(wish, terrain, seed, variation);
    const plan = layOutIdea(terrain, idea, wish, seed);
    return { name: `yard ${yard} plan ${variation}`, at, terrain, wish, idea, plan, seed, variation };
  });
}

function createWish(random: Random): Wish {
  const items: WishItem[] = [];
  const asked = new Set<Element>();
  for (let i = 0; i < 1 + Math.floor(random() * 5); i++) {
    const thing = pick(random, elements);
    if (asked.has(thing)) continue;
    asked.add(thing);
    const count = countable.has(thing) && random() < 0.5 ? 1 + Math.floor(random() * 4) : undefined;
    items.push({ thing, count, place: random() < 0.3 ? pick(random, places) : undefined });
  }
  const named = random() < 0.4 ? [pick(random, plants)] : [];
  const refused: Element[] = random() < 0.15 ? ["lawn"] : random() < 0.15 ? ["paving"] : [];
  return { ...readWish(""), asked: [...asked], refused, items, plants: named };
}
