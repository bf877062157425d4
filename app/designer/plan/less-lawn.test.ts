import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { surveyGround } from "#tests/designer/survey-ground.ts";
import { readWish } from "../wish/read-wish.ts";
import { sampleField } from "./ground/ground-grid.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut } from "./lay-out-plan.ts";
import { createSurfaceHit } from "./parts/plan.ts";

const yard = { ...drawFencedYard(), greenShare: 0.95, lushness: 0.2 };

describe("a smaller lawn", () => {
  it("has about the share of the ground that is requested, in every design", () => {
    for (const turn of [0, 3, 6, 9]) {
      const half = lawnShare("half the lawn, fill the rest with shrubs", turn);
      const third = lawnShare("Lawn is too much to mow. Make it a third the size", turn);
      expect(half, `half, ${turn}`).toBeGreaterThan(0.35);
      expect(half, `half, ${turn}`).toBeLessThan(0.65);
      expect(third, `third, ${turn}`).toBeGreaterThan(0.2);
      expect(third, `third, ${turn}`).toBeLessThan(0.8 * half);
    }
  });

  it("is half of it where no share is said, and all of it where none is requested", () => {
    expect(lawnShare("a smaller lawn", 0)).toBeLessThan(0.65);
    expect(lawnShare("a bench", 0)).toBe(1);
  });

  it("is reported where a larger one is requested and all of the ground is lawn", () => {
    expect(designOf("twice as large a lawn", 0).plan.summary.noRoom).toEqual(["lawn"]);
    expect(designOf("half the lawn", 0).plan.summary.noRoom).toEqual([]);
  });

  it("leaves the ground before house and fence to beds that are requested there", () => {
    const { terrain, surfaceAt } = designOf("half the lawn and flower beds along the fence", 0).layout;
    const { farZ, nearZ, toStructure } = terrain.grid;
    const kinds = { atFence: new Set<string>(), inFront: new Set<string>() };
    for (let x = -1; x <= 1; x += 0.25) {
      let z = farZ;
      while (sampleField(toStructure, x, z) < 0.6) z -= 0.1;
      kinds.atFence.add(surfaceAt(x, z, createSurfaceHit()).kind);
      kinds.inFront.add(surfaceAt(x, nearZ + 0.3, createSurfaceHit()).kind);
    }
    expect(kinds).toEqual({ atFence: new Set(["bed"]), inFront: new Set(["base"]) });
  });
});

function designOf(words: string, turn: number) {
  const wish = readWish(words);
  const terrain = terrainOf(yard);
  return layOut(terrain, findIdea(wish, terrain, 1, 0, turn), wish, 1);
}

function lawnShare(words: string, turn: number): number {
  const ground = surveyGround(designOf(words, turn).layout);
  return ground.filter(({ kind }) => kind === "base").length / ground.length;
}
