import { expect, test } from "vitest";
import { readLight } from "./light.ts";

const photo = { width: 8, height: 8, data: new Uint8Array(8 * 8 * 3).fill(150) };
const ground = { greenShare: 0.1, lushness: 0, luminance: 0.3 };
const sun = { azimuth: 1, elevation: 0.7, certainty: 0.9 };

test("dark ground proves the sun only where the ground is sure", () => {
  const contrast = { deviation: 0.5, shadow: 0.08 };
  expect(readLight(photo, ground, contrast, sun, 1).strength).toBe(1);
  const amongClutter = readLight(photo, ground, contrast, sun, 0.2);
  expect(amongClutter.strength).toBeCloseTo(0.3);
  expect(amongClutter.certainty).toBe(0);
});
