import { readTerrain } from "#app/designer/plan/ground/terrain.ts";
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

/** Plans some wishes for the yard of a number: the first design of the first, the second of the second, and so on. */
export function planHome(yard: number, wishes: readonly string[], variations = 5): PlannedHome[] {
  const at = drawHomeYard(yard);
  const terrain = readTerrain(at.yard, false);
  return wishes.map((words, i) => {
    const wish = readWish(words);
    const variation = (i + Math.floor(yard / 2)) % variations;
    const seed = yard * 17 + i;
    const idea = findIdea(wish, terrain, seed, variation);
    const plan = layOutIdea(terrain, idea, wish, seed);
    return { name: `${at.name}, "${words}", idea ${variation}`, at, words, wish, idea, plan, variation };
  });
}
