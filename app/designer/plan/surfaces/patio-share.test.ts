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

/** Square meters, meters, or share of a plant's usual size. */
const measures: readonly (readonly [
  thing: string,
  measure: (plan: ReturnType<typeof layOut>) => number | undefined,
])[] = [
  ["patio", ({ layout: { patio } }) => patio && areaOfOutline(patio)],
  ["path", ({ layout }) => layout.path?.width],
  ["pond", ({ layout }) => layout.water[0]?.halfWidth],
  ["hedge", ({ plan }) => plan.plants.find(({ species }) => /hedge/.test(species))?.size],
  ["tree", ({ plan }) => plan.plants.find(({ species }) => species === "birch")?.size],
  ["shed", ({ plan }) => plan.objects.find(({ object }) => object === "shed")?.width],
  ["beds", ({ layout }) => layout.beds.filter((edge) => edge < 0).length],
];

test.each(measures)("a thing has the size of its adjective: %s", (thing, measure) => {
  const sizeOf = (adjective: string) => {
    const wish = readWish(`${adjective} ${thing === "tree" ? "birch" : thing}`);
    return measure(layOut(terrain, findIdea(wish, terrain, 1, 0, 0), wish, 1)) ?? 0;
  };
  const [small, usual, big] = ["small", "", "big"].map(sizeOf);
  expect([small, usual, big]).toEqual([small, usual, big].sort((one = 0, other = 0) => one - other));
  expect(big).toBeGreaterThan(1.15 * (small ?? 0));
});
