import { describe, expect, it } from "vitest";
import {
  findAlike,
  findAlikeOnRoomyGround,
  groundOf,
  layOut,
  leastBesidePatio,
  leastDistance,
  seed,
  sketch,
  terrainOf,
} from "#tests/designer/alike-plans.ts";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { readWish } from "../wish/read-wish.ts";
import { readTerrain } from "./ground/terrain.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutIdea, rankWish } from "./lay-out-plan.ts";
import type { Plan } from "./parts/plan.ts";
import { planDistance, sketchPlan } from "./ranking/plan-distance.ts";

const leastOfTen = 0.25;

describe("five variations of one order differ in composition", () => {
  // The proof runs more yards of each kind: `npm run proof -- five-ideas`.
  it("on roomy ground, also when style, paving and elements are named", () => {
    const words = "modern garden with a concrete patio, fire pit, straight path and grasses";
    expect(findAlikeOnRoomyGround(103, words)).toEqual([]);
  });

  it.each([
    ["6 m2", "low maintenance"],
    ["12 m2", "redesign my garden: lawn for kids and flowers"],
    ["shallow", "low maintenance", leastBesidePatio],
  ] as const)("on small ground: %s, %s, and a patio of a size", (name, words, least: number = leastDistance) => {
    expect(findAlike(sketch(name, words, 5), least)).toEqual([]);
    expect(findAlike(sketch(name, "redesign my garden: a 3 x 4 m patio", 5), leastBesidePatio)).toEqual([]);
  });

  it("and so do ten", () => {
    expect(findAlike(sketch("12 m2", "redesign my garden: patio and a tree", 10), leastOfTen)).toEqual([]);
  });

  it.each(["a trampoline", "a patio and a tree", "a patio with a fire pit and a bench"])(
    "in place and shape of what was named, where nothing else may change: %s",
    (words) => {
      const yard = drawFencedYard();
      const wish = readWish(words);
      const ground = readTerrain(yard, false);
      const sketches = rankWish(yard, readWish(words), seed)
        .slice(0, 5)
        .map((turn, variation) =>
          sketchPlan(layOutIdea(ground, findIdea(wish, ground, seed, variation, turn), wish, seed), groundOf(ground)),
        );
      expect(findAlike(sketches, leastOfTen)).toEqual([]);
    },
  );

  it("and are no mirror images", () => {
    const plans = layOut(terrainOf("12 m2"), "", 5);
    const isGround = groundOf(terrainOf("12 m2"));
    const turned = plans.map((plan) => sketchPlan(mirrored(plan), isGround));
    for (const [i, one] of plans.map((plan) => sketchPlan(plan, isGround)).entries())
      for (const [j, two] of turned.entries())
        if (i !== j) expect(planDistance(one, two), `${i} and ${j}`).toBeGreaterThan(leastDistance);
  });
});

it("another seed is hardly another composition", () => {
  const terrain = terrainOf("16 m2");
  const wish = readWish("patio and a tree");
  for (let variation = 0; variation < 5; variation++) {
    const idea = findIdea(wish, terrain, seed, variation);
    const other = { ...findIdea(wish, terrain, seed + 1, variation), mirror: idea.mirror };
    const plan = layOutIdea(terrain, idea, wish, seed);
    const otherPlan = layOutIdea(terrain, other, wish, seed + 1);
    expect(plan.plants).not.toEqual(otherPlan.plants);
    const isGround = groundOf(terrain);
    expect(planDistance(sketchPlan(plan, isGround), sketchPlan(otherPlan, isGround))).toBeLessThan(0.1);
  }
});

it.each(["12 m2", "16 m2"] as const)("a small garden has what was asked for, and planting if that was: %s", (name) => {
  const words = "patio, a tree and a bench";
  for (const { summary, plants } of layOut(terrainOf(name), words, 5)) {
    expect(summary.noRoom).toEqual([]);
    expect(plants.length).toBe(1);
  }
  for (const { summary, plants } of layOut(terrainOf(name), `${words}, flower beds`, 5)) {
    expect(summary.noRoom).toEqual([]);
    expect(plants.length).toBeGreaterThanOrEqual(4);
  }
});

function mirrored(plan: Plan): Plan {
  const turn = <T extends { x: number }>(things: readonly T[]) => things.map((thing) => ({ ...thing, x: -thing.x }));
  return {
    ...plan,
    plants: turn(plan.plants),
    objects: turn(plan.objects),
    surfaceAt: (x, z, hit) => plan.surfaceAt(-x, z, hit),
  };
}
