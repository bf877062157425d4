import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { surveyGround } from "#tests/designer/survey-ground.ts";
import { readWish } from "../../wish/read-wish.ts";
import { isWideOpen, readTerrain, type Terrain } from "../ground/terrain.ts";
import type { Yard } from "../ground/yard.ts";
import { layOut } from "../lay-out-plan.ts";
import { findIdea } from "./idea.ts";

const fenced = drawFencedYard();
const field = readTerrain(drawField(), false);

it("a yard is wide open where neither fence nor house is near most of it", () => {
  expect(isWideOpen(field)).toBe(true);
  expect(isWideOpen(readTerrain(fenced, false))).toBe(false);
});

it("planting in the open is in island beds and around the patio", () => {
  const shares = [0, 2, 7, 8, 9].map((turn) => plantedShare(field, "flower beds and a patio", turn));
  expect(Math.min(...shares)).toBeGreaterThan(0.03);
});

it("who wants one thing done gets no beds in the open either", () => {
  expect(plantedShare(field, "replace the patio with pavers, nothing else", 0)).toBe(0);
});

function plantedShare(terrain: Terrain, words: string, turn: number): number {
  const wish = readWish(words);
  const ground = surveyGround(layOut(terrain, findIdea(wish, terrain, 5, 0, turn), wish, 5).layout);
  return ground.filter(({ kind }) => kind === "bed").length / ground.length;
}

function drawField(): Yard {
  const at = groundSeenBy(fenced.camera);
  const isGround = (u: number, v: number) => {
    const [x, z, distance] = at(u, v);
    return distance > 0 && Math.abs(x) < 20 && z < 40;
  };
  return drawFencedYard(
    {
      groundAt: (u, v) => (isGround(u, v) ? 1 : 0),
      kindAt: (u, v) => (isGround(u, v) ? "lawn" : "none"),
      standingAt: (u, v) => (isGround(u, v) ? Number.POSITIVE_INFINITY : 40.2),
    },
    40,
  );
}
