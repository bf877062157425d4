import type { Raster } from "#app/designer/numeric/raster.ts";
import type { Scene } from "#app/designer/photo/scene/scene.ts";
import type { UprightObjects } from "#app/designer/photo/upright/upright-objects.ts";
import { changePlan } from "#app/designer/plan/change-plan.ts";
import { concernOf, concernsObject, concernsPlant } from "#app/designer/plan/changing/concern.ts";
import { groundOfChange, isTree, surfacesIn } from "#app/designer/plan/changing/ground-of-change.ts";
import type { Yard } from "#app/designer/plan/ground/yard.ts";
import { findIdea } from "#app/designer/plan/idea/idea.ts";
import { layOut } from "#app/designer/plan/lay-out-plan.ts";
import type { Plan } from "#app/designer/plan/parts/plan.ts";
import { renderPlan } from "#app/designer/render/render-plan.ts";
import { readWish } from "#app/designer/wish/read-wish.ts";
import type { Wish } from "#app/designer/wish/typed/wish.ts";
import { type Counts, reachOfChange } from "./change-reach.ts";
import { terrainOf } from "./one-reading.ts";

export interface SeenYard {
  photo: Raster;
  scene: Scene;
  yard: Yard;
  uprightObjects: UprightObjects;
}

export interface ComparedChange {
  /**
   * Pixels that differ at all; those of them that what the change is about does not reach, nor plants within 1.2 m of it;
   * and those that nothing reaches that is another in the plan.
   */
  differ: number;
  outside: number;
  unexplained: number;
  /** What the plan says that moved besides, or that nothing had to change. */
  movedToo: readonly string[];
  unchanged: boolean;
  /** What was asked for and found no room. */
  noRoom: readonly string[];
}

/** Draws a yard by a wish, makes a change to it, draws it again and compares the raw pixels. */
export function compareChange(seen: SeenYard, words: string, change: string, seed: number): ComparedChange {
  const { photo, scene, yard, uprightObjects } = seen;
  const terrain = terrainOf(yard);
  const wish = readWish(words);
  const before = layOut(terrain, findIdea(wish, terrain, seed, seed % 3), wish, seed);
  const after = changePlan(before, readWish(change), seed, seed % 3);
  const draw = (plan: Plan) => renderPlan({ photo, scene, yard, uprightObjects, plan, seed }).picture.data;
  const [one, two] = [draw(before.plan), draw(after.plan)];
  const isMeant = meantBy(readWish(change), before.plan, after.plan);
  const reach = reachOfChange(before.plan, after.plan, yard.camera, scene, isMeant);
  let differ = 0;
  const elsewhere: number[] = [];
  for (const [pixel, isReached] of reach.entries()) {
    if ([0, 1, 2].every((channel) => one[pixel * 3 + channel] === two[pixel * 3 + channel])) continue;
    differ++;
    if (!isReached) elsewhere.push(pixel);
  }
  const outside = elsewhere.length;
  const farthest = outside > 0 && reachOfChange(before.plan, after.plan, yard.camera, scene, () => true);
  const unexplained = elsewhere.filter((pixel) => farthest && !farthest[pixel]).length;
  const { movedToo = [], unchanged = false, noRoom } = after.plan.summary;
  return { differ, outside, unexplained, movedToo, unchanged, noRoom };
}

/** What a change is about as it was and is now, and what plants and beds make room for it or close its gap. */
function meantBy(change: Wish, before: Plan, after: Plan): Counts {
  const concern = concernOf(change);
  const named = { ...concern, furniture: false };
  const surfaces = surfacesIn(concern);
  const isOnItsGround = groundOfChange(before, after, concern);
  return (own, x, z) => {
    if ("object" in own) return concernsObject(named, own) || (own.object === "edging-stone" && isOnItsGround(x, z));
    if ("species" in own) return concernsPlant(concern, own, isTree(own)) || isOnItsGround(x, z);
    return own.some((kind) => surfaces.has(kind)) || isOnItsGround(x, z);
  };
}
