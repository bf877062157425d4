import { describe, expect, it } from "vitest";
import { planDistance } from "#tests/designer/plan-distance.ts";
import { drawRandomYard } from "#tests/designer/random-yard.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { readWish } from "../wish/read-wish.ts";
import { isOpenGround } from "./ground/ground-grid.ts";
import { readTerrain, type Terrain } from "./ground/terrain.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutIdea } from "./lay-out-plan.ts";
import type { Plan } from "./parts/plan.ts";

/** Below 0.25 two plans looked like one garden with other plants, above 0.35 like two gardens. */
const leastDistance = 0.35;
/** Where a patio of a given size fills half of six square metres, less is left to differ. */
const leastBesidePatio = 0.3;
const leastOfTen = 0.25;
const seed = 3;

describe("five variations of one order differ in composition", () => {
  it("on roomy ground, also when style, paving and elements are named", () => {
    const words = [
      "xeriscape with gravel, agaves, boulders and a flagstone patio",
      "modern garden with a concrete patio, fire pit, straight path and grasses",
      "cottage garden with a brick path, roses and a bench",
    ];
    const alike = [101, 103, 105].flatMap((yard, i) => {
      const at = drawRandomYard(yard, true);
      const plans = layOut(readTerrain(at.yard, false), words[i], 5);
      return findAlike(at.isGround, plans, leastDistance).map((pair) => `${words[i]}: ${pair}`);
    });
    expect(alike).toEqual([]);
  });

  const open = ["low maintenance", "patio and a tree", "lawn for kids and flowers"];
  for (const [i, { name, yard }] of smallYards.entries())
    it(`on small ground: ${name}`, () => {
      const terrain = readTerrain(yard, false);
      const words = open[i % open.length];
      expect(findAlike(groundOf(terrain), layOut(terrain, words, 5), leastDistance), words).toEqual([]);
      expect(findAlike(groundOf(terrain), layOut(terrain, "a 3 x 4 m patio", 5), leastBesidePatio)).toEqual([]);
    });

  it("and so do ten", () => {
    const terrain = readTerrain(smallYards[2].yard, false);
    expect(findAlike(groundOf(terrain), layOut(terrain, "patio and a tree", 10), leastOfTen)).toEqual([]);
  });

  it("and are no mirror images", () => {
    const terrain = readTerrain(smallYards[2].yard, false);
    const plans = layOut(terrain, "", 5);
    for (const one of plans)
      for (const two of plans)
        if (one !== two) expect(planDistance(one, mirrored(two), groundOf(terrain))).toBeGreaterThan(leastDistance);
  });
});

it("another seed is hardly another composition", () => {
  const terrain = readTerrain(smallYards[3].yard, false);
  const wish = readWish("patio and a tree");
  for (let variation = 0; variation < 5; variation++) {
    const idea = findIdea(wish, terrain, seed, variation);
    const other = { ...findIdea(wish, terrain, seed + 1, variation), mirror: idea.mirror };
    const plans = [layOutIdea(terrain, idea, wish, seed, variation), layOutIdea(terrain, other, wish, 4, variation)];
    expect(plans[0].plants).not.toEqual(plans[1].plants);
    expect(planDistance(plans[0], plans[1], groundOf(terrain))).toBeLessThan(0.1);
  }
});

it("a small garden still has what was asked for", () => {
  for (const { name, yard } of smallYards.slice(2, 4)) {
    const plans = layOut(readTerrain(yard, false), "patio, a tree and a bench", 5);
    for (const { summary, plants } of plans) {
      expect(summary.noRoom, name).toEqual([]);
      expect(plants.length, name).toBeGreaterThan(3);
    }
  }
});

function layOut(terrain: Terrain, words: string, count: number): Plan[] {
  const wish = readWish(words);
  return Array.from({ length: count }, (_, variation) =>
    layOutIdea(terrain, findIdea(wish, terrain, seed, variation), wish, seed, variation),
  );
}

function findAlike(isGround: Ground, plans: readonly Plan[], least: number): string[] {
  return plans.flatMap((one, a) =>
    plans.slice(a + 1).flatMap((two, i) => {
      const apart = planDistance(one, two, isGround);
      return apart < least ? [`${a} and ${a + 1 + i}: ${apart.toFixed(2)}`] : [];
    }),
  );
}

type Ground = (x: number, z: number) => boolean;

function groundOf({ grid }: Terrain): Ground {
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
