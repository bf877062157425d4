import { expect, test } from "vitest";
import { seenKinds } from "../../reader/seen/seen-kinds.ts";
import { findFigures } from "./find-figures.ts";

test("people are where the reader sees them, largest first, and its specks are nobody", () => {
  const [width, height] = [40, 30];
  const values = new Uint8Array(width * height).fill(seenKinds.indexOf("lawn"));
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++) values.fill(seenKinds.indexOf("person"), y * width + left, y * width + right);
  };
  fill(4, 10, 6, 16);
  fill(30, 9, 33, 21);
  expect(findFigures({ likeliest: { width, height, values } })).toEqual([
    { foot: [31.5 / 40, 21 / 30], height: 12 / 30 },
    { foot: [5 / 40, 16 / 30], height: 6 / 30 },
  ]);
  const specks = new Uint8Array(200 * 100);
  specks.fill(seenKinds.indexOf("person"), 505, 509);
  expect(findFigures({ likeliest: { width: 200, height: 100, values: specks } })).toEqual([]);
});
