import { expect, test } from "vitest";
import type { GroundCells } from "#app/providers/images/ground-cells.ts";
import { drawStroke } from "./brush.ts";
import { findArea } from "./find-area.ts";

const width = 24;
const height = 18;

/** A lawn with a grey wall above it, and a stone in the lawn; the lawn's left half is redesigned so far. */
function yard(): { pixels: Uint8ClampedArray; mask: GroundCells } {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const cells = new Uint8Array(width * height).fill(1);
  for (let i = 0; i < cells.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const speckle = (i * 7) % 11;
    const colour = y < 6 ? [150, 148, 150] : x === 20 && y === 12 ? [200, 200, 205] : [60 + speckle, 95 + speckle, 40];
    pixels.set([...colour, 255], i * 4);
    if (y >= 6 && x < 12) cells[i] = 2;
  }
  return { pixels, mask: { width, height, cells } };
}

test("a tap takes what looks alike and has the same fate so far, stones in it included", () => {
  const { pixels, mask } = yard();
  const area = findArea(pixels, mask, { x: 16.2, y: 14.4 });
  expect(area).toHaveLength(12 * 12);
  expect(area).toContain(12 * width + 20);
  expect(area.every((i) => i % width >= 12 && i >= 6 * width)).toBe(true);
});

test("a tap on something tiny takes a little round it", () => {
  const { pixels, mask } = yard();
  const stone = findArea(pixels, mask, { x: 20.5, y: 12.5 });
  expect(stone.length).toBeGreaterThan(12);
  expect(stone.length).toBeLessThan(30);
});

test("a tap on the border stays inside the picture", () => {
  const { pixels, mask } = yard();
  expect(findArea(pixels, mask, { x: width, y: height }).length).toBeGreaterThan(100);
});

test("a stroke is as wide as the brush, round at its ends, and cut at the border", () => {
  const { mask } = yard();
  const empty = { ...mask, cells: new Uint8Array(width * height) };
  const { cells } = drawStroke(empty, { x: 4, y: 9 }, { x: 14, y: 9 }, 2, 2);
  const rowOf = (y: number) => Array.from(cells.subarray(y * width, (y + 1) * width)).filter(Boolean).length;
  expect([rowOf(6), rowOf(7), rowOf(8), rowOf(9), rowOf(10), rowOf(11)]).toEqual([0, 12, 14, 14, 12, 0]);
  expect(drawStroke(empty, { x: -3, y: -3 }, { x: -3, y: -3 }, 2, 2).cells.some(Boolean)).toBe(false);
});
