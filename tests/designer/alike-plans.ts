import { isOpenGround } from "#app/designer/plan/ground/ground-grid.ts";
import { readTerrain, type Terrain } from "#app/designer/plan/ground/terrain.ts";
import { findIdea } from "#app/designer/plan/idea/idea.ts";
import { layOutIdea } from "#app/designer/plan/lay-out-plan.ts";
import type { Plan } from "#app/designer/plan/parts/plan.ts";
import { planDistance, type Sketch, sketchPlan } from "#app/designer/plan/ranking/plan-distance.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
import { pairsOf } from "./pairs-of.ts";
import { drawRandomYard } from "./random-yard.ts";
import { type SmallYardName, smallYards } from "./small-yards.ts";

/** Below 0.25 two plans looked like one garden with other plants, above 0.35 like two gardens. Nothing unasked tells them apart. */
export const leastDistance = 0.3;
/** Where a patio of a given size fills half of six square meters, or a tree has no room, less is left to differ. */
export const leastBesidePatio = 0.25;
export const seed = 3;

const terrains = new Map<SmallYardName, Terrain>();

/** A small yard as it is planned, read once for all wishes. */
export function terrainOf(name: SmallYardName): Terrain {
  const terrain = terrains.get(name) ?? readTerrain(smallYards[name], false);
  terrains.set(name, terrain);
  return terrain;
}

/** The first designs for a typed wish. */
export function layOut(terrain: Terrain, words: string, count: number): Plan[] {
  const wish = readWish(words);
  return Array.from({ length: count }, (_, variation) =>
    layOutIdea(terrain, findIdea(wish, terrain, seed, variation), wish, seed),
  );
}

/** The first designs of a small yard for a typed wish, as what of them is told apart. */
export function sketch(name: SmallYardName, words: string, count: number): Sketch[] {
  const terrain = terrainOf(name);
  return layOut(terrain, words, count).map((plan) => sketchPlan(plan, groundOf(terrain)));
}

/** The pairs that are less than so far apart, in words. */
export function findAlike(sketches: readonly Sketch[], least: number): string[] {
  return pairsOf([...sketches.entries()]).flatMap(([[i, one], [j, two]]) => {
    const apart = planDistance(one, two);
    return apart < least ? [`${i} and ${j}: ${apart.toFixed(2)}`] : [];
  });
}

/** Whether a point of the plan (meters) is ground that may be redesigned. */
export function groundOf({ grid }: Terrain): (x: number, z: number) => boolean {
  return (x, z) => isOpenGround(grid, x, z);
}

/** The pairs that are alike among five designs of a roomy made-up yard. */
export function findAlikeOnRoomyGround(yard: number, words: string): string[] {
  const at = drawRandomYard(yard, true);
  const sketches = layOut(readTerrain(at.yard, false), words, 5).map((plan) => sketchPlan(plan, at.isGround));
  return findAlike(sketches, leastDistance);
}
