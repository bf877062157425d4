import { expect, test } from "vitest";
import { hash2 } from "../../numeric/random.ts";
import { shrinkPhoto } from "../pixels/small-picture.ts";
import { findExistingPaving } from "./existing-paving.ts";

const [width, height] = [320, 240];
const fieldOutline = 0.46;

/** A lawn with the ground's upper end at row 60, and grey rectangles on it. */
function findOnLawn(rectangles: readonly { left: number; top: number; right: number; bottom: number }[]) {
  const data = new Uint8Array(width * height * 3);
  const ground = new Uint8Array(width * height);
  for (let i = 0; i < ground.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isPaved = rectangles.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);
    const grain = isPaved ? 4 : 40;
    const tone = grain * (hash2(x, y) - 0.5);
    const colour = isPaved ? [170, 168, 165] : [70, 110, 40];
    for (let c = 0; c < 3; c++) data[i * 3 + c] = colour[c] + tone;
    ground[i] = y >= 60 ? 1 : 0;
  }
  const found = findExistingPaving(shrinkPhoto({ width, height, data }), ground);
  return (x: number, y: number) => (found?.field[y * width + x] ?? 0) > fieldOutline;
}

test("paving goes on into the corner of the ground, without a sliver along the wall", () => {
  const isPaving = findOnLawn([{ left: 0, top: 60, right: 140, bottom: 160 }]);
  for (let x = 0; x < 125; x++) expect(isPaving(x, 60), `column ${x}`).toBe(true);
  expect(isPaving(70, 50)).toBe(false);
  expect(isPaving(200, 100)).toBe(false);
});

test("a small pale spot beside a terrace is no paving", () => {
  const isPaving = findOnLawn([
    { left: 0, top: 60, right: 140, bottom: 160 },
    { left: 220, top: 170, right: 265, bottom: 215 },
  ]);
  expect(isPaving(70, 110)).toBe(true);
  expect(isPaving(242, 192)).toBe(false);
});
