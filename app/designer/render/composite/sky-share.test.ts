import { expect, it } from "vitest";
import { drawSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { seenSurely } from "#tests/fixture-yards/seen-truth.ts";
import { readScene } from "../../photo/read-scene.ts";
import { seenKinds } from "../../reader/seen/seen-kinds.ts";
import { skyShare } from "./sky-share.ts";

it("counts as sky what has its color between branches, but no wall and no ground", () => {
  const [width, height] = [160, 120];
  const photo = drawSyntheticYard(width, height);
  // A pale wall, of the sky's color.
  for (let y = 18; y < 40; y++) for (let x = 0; x < 60; x++) photo.data.set([190, 215, 245], (y * width + x) * 3);
  const kinds = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, row] = [i % width, Math.floor(i / width) / height];
    return seenKinds.indexOf(row < 0.15 ? (x < 100 ? "sky" : "tree") : row < 0.55 ? "building" : "lawn");
  });
  const shares = skyShare(photo, readScene(photo, seenSurely(width, height, kinds)));
  const mean = (left: number, right: number, top: number, bottom: number) => {
    let sum = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += shares[y * width + x] ?? 0;
    return sum / ((right - left) * (bottom - top));
  };
  expect(mean(5, 90, 2, 12)).toBeGreaterThan(0.95);
  expect(mean(115, 155, 2, 12)).toBeGreaterThan(0.8);
  expect(mean(5, 50, 26, 38)).toBeLessThan(0.1);
  expect(mean(5, 155, 80, 115)).toBe(0);
});
