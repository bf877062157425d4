import { describe, expect, it } from "vitest";
import { pairsOf } from "#tests/designer/pairs-of.ts";
import { drawRandomYard } from "#tests/designer/random-yard.ts";
import { type SmallYardName, smallYards } from "#tests/designer/small-yards.ts";
import { readWish } from "../wish/read-wish.ts";
import { isOpenGround } from "./ground/ground-grid.ts";
import { readTerrain, type Terrain } from "./ground/terrain.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutIdea } from "./lay-out-plan.ts";
import type { Plan } from "./parts/plan.ts";
import { planDistance, type Sketch, sketchPlan } from "./ranking/plan-distance.ts";

/** Below 0.25 two plans looked like one garden with other plants, above 0.35 like two gardens. Nothing unasked tells them apart. */
const leastDistance = 0.3;
/** Where a patio of a given size fills half of six square metres, or a tree has no room, less is left to differ. */
const leastBesidePatio = 0.25;
const leastOfTen = 0.25;
const seed = 3;

/** Read once for all wishes. */
const terrains = new Map(
  Object.entries(smallYards).map(([name, yard]) => [name, readTerrain(yard, false)] as [SmallYardName, Terrain]),
);

describe("five variations of one order differ in composition", () => {
  it.each([
    [101, "xeriscape with gravel, agaves, boulders and a flagstone patio"],
    [103, "modern garden with a concrete patio, fire pit, straight path and grasses"],
    [105, "cottage garden with a brick path, roses and a bench"],
  ])("on roomy ground, also when style, paving and elements are named: yard %i, %s", (yard, words) => {
    const at = drawRandomYard(yard, true);
    const sketches = layOut(readTerrain(at.yard, false), words, 5).map((plan) => sketchPlan(plan, at.isGround));
    expect(findAlike(sketches, leastDistance)).toEqual([]);
  });

  it.each([
    ["6 m2", "low maintenance"],
    ["9 m2", "patio and a tree"],
    ["12 m2", "lawn for kids and flowers"],
    ["16 m2", "low maintenance"],
    ["20 m2", "patio and a tree"],
    ["strip", "lawn for kids and flowers"],
    ["shallow", "low maintenance", leastBesidePatio],
    ["L", "patio and a tree"],
  ] as const)("on small ground: %s, %s, and a patio of a size", (name, words, least: number = leastDistance) => {
    expect(findAlike(sketch(name, words, 5), least)).toEqual([]);
    expect(findAlike(sketch(name, "a 3 x 4 m patio", 5), leastBesidePatio)).toEqual([]);
  });

  it("and so do ten", () => {
    expect(findAlike(sketch("12 m2", "patio and a tree", 10), leastOfTen)).toEqual([]);
  });

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

it.each(["12 m2", "16 m2"] as const)("a small garden still has what was asked for: %s", (name) => {
  for (const { summary, plants } of layOut(terrainOf(name), "patio, a tree and a bench", 5)) {
    expect(summary.noRoom).toEqual([]);
    expect(plants.length).toBeGreaterThan(3);
  }
});

function terrainOf(name: SmallYardName): Terrain {
  const terrain = terrains.get(name);
  if (!terrain) throw new Error(`No small yard ${name}`);
  return terrain;
}

function layOut(terrain: Terrain, words: string, count: number): Plan[] {
  const wish = readWish(words);
  return Array.from({ length: count }, (_, variation) =>
    layOutIdea(terrain, findIdea(wish, terrain, seed, variation), wish, seed),
  );
}

function sketch(name: SmallYardName, words: string, count: number): Sketch[] {
  const terrain = terrainOf(name);
  return layOut(terrain, words, count).map((plan) => sketchPlan(plan, groundOf(terrain)));
}

function findAlike(sketches: readonly Sketch[], least: number): string[] {
  return pairsOf([...sketches.entries()]).flatMap(([[i, one], [j, two]]) => {
    const apart = planDistance(one, two);
    return apart < least ? [`${i} and ${j}: ${apart.toFixed(2)}`] : [];
  });
}

function groundOf({ grid }: Terrain): (x: number, z: number) => boolean {
  return (x, z) => isOpenGround(grid, x, z);
}

function mirrored(plan: Plan): Plan {
  const turn = <T extends { x: number }>(things: readonly T[]) => things.map((thing) => ({ ...thing, x: -thing.x }));
  return {
    ...plan,
    plants: turn(plan.plants),
    objects: turn(plan.objects),
    surfaceAt: (x, z, hit) => plan.surfaceAt(-x, z, hit),
  };
}
