import { changePlan } from "#app/designer/plan/change-plan.ts";
import { readTerrain, type Terrain } from "#app/designer/plan/ground/terrain.ts";
import type { Yard } from "#app/designer/plan/ground/yard.ts";
import { removesPaving } from "#app/designer/plan/idea/existing-paving.ts";
import { findIdea } from "#app/designer/plan/idea/idea.ts";
import { layOut, type Which } from "#app/designer/plan/lay-out-plan.ts";
import type { Plan } from "#app/designer/plan/parts/plan.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";

const readings = new WeakMap<Yard, Map<boolean, Terrain>>();

/** A made-up yard's ground as the plan reads it, once for all who ask: of most plans it is the larger half. */
export function terrainOf(yard: Yard, removes = false): Terrain {
  const own = readings.get(yard) ?? new Map<boolean, Terrain>();
  readings.set(yard, own);
  const terrain = own.get(removes) ?? readTerrain(yard, removes);
  own.set(removes, terrain);
  return terrain;
}

/** layOutPlan of a composition that is given, on ground that is read once (lay-out-plan.test.ts holds the two together). */
export function planOf(
  yard: Yard,
  words: string,
  which: Omit<Which, "change"> & { composition: number; change?: string },
): Plan {
  const { seed, variation, composition, change } = which;
  const wish = readWish(words);
  const terrain = terrainOf(yard, removesPaving(wish, yard.paving));
  const before = layOut(terrain, findIdea(wish, terrain, seed, variation, composition), wish, seed);
  return change === undefined ? before.plan : changePlan(before, readWish(change), seed, variation).plan;
}
