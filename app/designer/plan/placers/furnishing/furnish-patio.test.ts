import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { readWish } from "../../../wish/read-wish.ts";
import { compositionCount } from "../../compositions/choose-composition.ts";
import { findIdea } from "../../idea/idea.ts";
import { layOutIdea } from "../../lay-out-plan.ts";
import type { PlanSummary } from "../../parts/plan.ts";

const terrain = terrainOf(drawFencedYard());

function lay(words: string, variation: number, ground = terrain): PlanSummary {
  const wish = readWish(words);
  return layOutIdea(ground, findIdea(wish, ground, 5, variation), wish, 5).summary;
}

function furnish(words: string, variation: number): Record<string, number> {
  const { "edging-stone": _, ...objects } = lay(words, variation).objects;
  return objects;
}

describe("furniture that was not requested", () => {
  it("is on no first design's patio", () => {
    expect(Object.keys(furnish("a patio 5 x 5 m", 0))).toEqual([]);
    expect(Object.keys(furnish("a patio 5 x 5 m with a dining table", 0))).toEqual(["dining-set"]);
  });

  it("is seats in the others, and reported as a suggestion", () => {
    const { objects, suggested } = lay("redesign my yard: a patio 5 x 5 m", 2);
    expect(objects["adirondack-chair"]).toBeGreaterThan(0);
    expect(suggested).toBe("seats on the patio");
    expect(lay("redesign my yard: a patio 5 x 5 m, no seats", 2).suggested).not.toBe("seats on the patio");
    expect(lay("a patio 5 x 5 m", 2).suggested).toBeUndefined();
  });

  it("is no pot, and on roomy ground no bench", () => {
    const grounds = [
      { ground: terrain, unwanted: /bench|pot$|planter|trough/ },
      { ground: terrainOf(smallYards["16 m2"]), unwanted: /pot$|planter|trough/ },
    ];
    for (let variation = 1; variation < compositionCount; variation++)
      for (const { ground, unwanted } of grounds)
        for (const words of ["redesign my yard", "redesign my yard, with a path, for kids"]) {
          const { objects } = lay(words, variation, ground);
          expect(Object.keys(objects).filter((name) => unwanted.test(name))).toEqual([]);
        }
  });
});

describe("requested chairs", () => {
  it.each(["formal", "modern"])("stand where a %s garden would rather have benches", (style) => {
    const chairs = furnish(`a ${style} garden with a patio 4 x 4 m and two chairs, no table`, 0);
    const unasked = furnish(`a ${style} garden with a patio 4 x 4 m`, 2);
    expect(chairs["adirondack-chair"]).toBe(2);
    expect(unasked["adirondack-chair"]).toBeUndefined();
    expect((unasked.bench ?? 0) + (unasked["block-bench"] ?? 0)).toBeGreaterThan(0);
  });
});
