import { expect, test } from "vitest";
import { createRandom } from "#app/designer/numeric/random.ts";
import { keepsLayout, measureLayout } from "./measure-layout.ts";

const width = 160;
const height = 96;
type Color = readonly [red: number, green: number, blue: number];
type Garden = (x: number, y: number) => Color;

const lawn: Color = [96, 122, 62];
const gravel: Color = [168, 158, 142];
const bed: Color = [70, 66, 48];

const isIn = (x: number, y: number, left: number, top: number) =>
  x >= left && x < left + 30 && y >= top && y < top + 22;
const plan: Garden = (x, y) =>
  isIn(x, y, 20, 12) || isIn(x, y, 104, 60) ? bed : x > 70 && x < 92 && y > 40 ? gravel : lawn;

function paint(garden: Garden, { light = 1, grain = 4 } = {}): Uint8Array {
  const random = createRandom(5);
  return Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    const tone = garden(pixel % width, Math.floor(pixel / width))[i % 3]!;
    return Math.min(255, Math.max(0, tone * light + (random() * 2 - 1) * grain));
  });
}

const everything = new Uint8Array(width * height).fill(1);
const compare = (answer: Uint8Array, changed = everything) =>
  measureLayout({ width, height, drawing: paint(plan, { grain: 0 }), answer, changed });

test.each<[string, Uint8Array]>([
  ["in other leaves and stones", paint(plan)],
  ["in other light", paint(plan, { light: 0.7, grain: 5 })],
  ["a pixel aside", paint((x, y) => plan(x + 1, y))],
])("the same garden %s is the same", (_, answer) => {
  expect(keepsLayout(compare(answer))).toBe(true);
});

test("a garden whose lawn and gravel have changed places has the edges and not the surfaces", () => {
  const swapped = new Map([
    [lawn, gravel],
    [gravel, lawn],
  ]);
  const likeness = compare(paint((x, y) => swapped.get(plan(x, y)) ?? plan(x, y)));
  expect(likeness.edges).toBeGreaterThan(0.9);
  expect(likeness.surfaces).toBeLessThan(0.4);
  expect(keepsLayout(likeness)).toBe(false);
});

test("a bed that is elsewhere is another garden, however alike the rest is", () => {
  const moved: Garden = (x, y) => (isIn(x, y, 104, 60) ? lawn : isIn(x, y, 120, 8) ? bed : plan(x, y));
  const likeness = compare(paint(moved));
  expect(likeness.surfaces).toBeGreaterThan(0.6);
  expect(keepsLayout(likeness)).toBe(false);
});

test("what the drawing left alone is not compared", () => {
  const upper = everything.map((_, i) => (i < (width * height) / 2 ? 1 : 0));
  const other: Garden = (x, y) => (y < height / 2 ? plan(x, y) : bed);
  expect(keepsLayout(compare(paint(other), upper))).toBe(true);
  expect(keepsLayout(compare(paint(other)))).toBe(false);
});

test("nothing drawn has no layout to keep", () => {
  expect(keepsLayout(compare(paint(plan), new Uint8Array(width * height)))).toBe(false);
});
