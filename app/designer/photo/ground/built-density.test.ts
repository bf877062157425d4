import { expect, it } from "vitest";
import { hash2 } from "../../numeric/random.ts";
import { shrinkPhoto } from "../pixels/small-picture.ts";
import { builtDensity } from "./built-density.ts";

const width = 160;
const height = 120;

/** From left to right: a rendered wall, a fence of boards, leaves. */
function colourAt(x: number, y: number): readonly [number, number, number] {
  if (x < 50) return [176, 170, 160];
  if (x < 100) return x % 8 < 1 ? [70, 60, 50] : [150, 130, 110];
  const light = 30 + 130 * hash2(x >> 1, y >> 1, 4);
  return [light * 0.7, light, light * 0.45];
}

it("is high on walls and fences, low among leaves and nothing in the sky", () => {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return colourAt(pixel % width, Math.floor(pixel / width))[i % 3];
  });
  const sky = Uint8Array.from({ length: width * height }, (_, i) => (i < 40 * width ? 1 : 0));
  const density = builtDensity(shrinkPhoto({ width, height, data }), sky);
  const at = (x: number, y: number) => density[y * width + x];
  expect(at(25, 80)).toBeGreaterThan(0.9);
  expect(at(75, 80)).toBeGreaterThan(0.6);
  expect(at(135, 80)).toBeLessThan(0.1);
  expect(at(25, 20)).toBe(0);
});
