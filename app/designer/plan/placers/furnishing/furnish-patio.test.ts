import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { readWish } from "../../../wish/read-wish.ts";
import { readTerrain } from "../../ground/terrain.ts";
import { findIdea } from "../../idea/idea.ts";
import { layOutIdea } from "../../lay-out-plan.ts";

const terrain = readTerrain(drawFencedYard(), false);

function furnish(words: string, variation: number): Record<string, number> {
  const wish = readWish(words);
  return layOutIdea(terrain, findIdea(wish, terrain, 5, variation), wish, 5, variation).summary.objects;
}

describe("a table that nobody asked for", () => {
  // Half width times half depth: 3.2 square metres is where two chairs are lost.
  it.each([
    ["a patio 3.5 x 3.6 m", undefined],
    ["a patio 3.6 x 3.6 m", 1],
    ["a patio 3.6 x 3.6 m with two chairs", undefined],
    ["a patio 3.6 x 3.6 m, no table", undefined],
  ] as const)("%s", (words, tables) => {
    expect(furnish(words, 1)["dining-set"]).toBe(tables);
  });
});

describe("chairs that were asked for", () => {
  it.each(["formal", "modern"])("stand where a %s garden would rather have benches", (style) => {
    const chairs = furnish(`a ${style} garden with a patio 4 x 4 m and two chairs, no table`, 0);
    const unasked = furnish(`a ${style} garden with a patio 4 x 4 m, no table`, 0);
    expect(chairs["adirondack-chair"]).toBe(2);
    expect(unasked["adirondack-chair"]).toBeUndefined();
    expect((unasked.bench ?? 0) + (unasked["block-bench"] ?? 0)).toBeGreaterThan(0);
  });
});
