import { readTerrain, type Terrain } from "#app/designer/plan/ground/terrain.ts";
import { findIdea, type Idea } from "#app/designer/plan/idea/idea.ts";
import { layOutIdea } from "#app/designer/plan/lay-out-plan.ts";
import type { Plan } from "#app/designer/plan/parts/plan.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { drawHomeYard, type HomeYard } from "../home-yard.ts";

/** One plan of a typed wish for a made-up home. */
export interface PlannedHome {
  name: string;
  at: HomeYard;
  words: string;
  wish: Wish;
  idea: Idea;
  plan: Plan;
  variation: number;
}

/** The homes planned last: tests of several things come back to the same, and reading one is half of its plan. */
const homes = new Map<number, { at: HomeYard; terrain: Terrain }>();
const homesKept = 16;

/** A made-up home and its ground as the plan reads it. */
export function readHome(yard: number): { at: HomeYard; terrain: Terrain } {
  const known = homes.get(yard);
  if (known) return known;
  const at = drawHomeYard(yard);
  const home = { at, terrain: readTerrain(at.yard, false) };
  const [oldest] = homes.keys();
  if (homes.size >= homesKept && oldest !== undefined) homes.delete(oldest);
  homes.set(yard, home);
  return home;
}

/** Plans some wishes for the yard of a number: the first design of the first, the second of the second, and so on. */
export function planHome(yard: number, wishes: readonly string[], variations = 5): PlannedHome[] {
  const { at, terrain } = readHome(yard);
  return wishes.map((words, i) => {
    const wish = readWish(words);
    const variation = (i + Math.floor(yard / 2)) % variations;
    const seed = yard * 17 + i;
    const idea = findIdea(wish, terrain, seed, variation);
    const plan = layOutIdea(terrain, idea, wish, seed);
    return { name: `${at.name}, "${words}", idea ${variation}`, at, words, wish, idea, plan, variation };
  });
}
