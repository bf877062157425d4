import { expect, test } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { readWish } from "../../wish/read-wish.ts";
import { findIdea } from "../idea/idea.ts";
import { layOut } from "../lay-out-plan.ts";
import { areaOfOutline } from "../parts/outline.ts";

const terrain = terrainOf(drawFencedYard());

function patioOf(words: string, turn: number): { area: number; told: string } {
  const wish = readWish(words);
  const { layout, plan } = layOut(terrain, findIdea(wish, terrain, 1, 0, turn), wish, 1);
  return { area: layout.patio ? areaOfOutline(layout.patio) : 0, told: plan.summary.noRoom.join() };
}

test.each([0, 1, 4])("a patio has the size that is asked for as a share, or that is told: design %i", (turn) => {
  const usual = patioOf("a patio", turn).area;
  const twice = patioOf("twice as large a patio", turn);
  const half = patioOf("half the yard as a patio", turn);
  expect(twice.area > 1.9 * usual || twice.told.includes("as large a patio")).toBe(true);
  expect(twice.area).toBeGreaterThan(1.2 * usual);
  expect(half.area > 0.43 * terrain.grid.area || half.told.includes("as large a patio")).toBe(true);
  expect(half.area).toBeGreaterThan(0.25 * terrain.grid.area);
  expect(patioOf("a patio half the size", turn).area).toBeLessThan(0.7 * usual);
});
