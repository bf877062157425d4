import { expect, it } from "vitest";
import { Camera } from "../../stage/camera.ts";
import { Mirror } from "./mirror.ts";

const [width, height, horizon] = [160, 120, 60];
const camera = new Camera(width, height, horizon, 120, 1.6);

/** A red house down to the row of its foot, a blue sky above it. */
function photoOfHouse(roof: number) {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(i < roof * width ? [40, 80, 255] : [220, 30, 20], i * 3);
  return { width, height, data };
}

const seen: [number, number, number] = [0, 0, 0];
const reflect = (ray: [number, number, number], farZ: number): string => {
  new Mirror(photoOfHouse(50), camera).reflect([0, -1.6, 6], ray, farZ, seen);
  return seen[2] > seen[0] ? "sky" : "house";
};

it("mirrors the wall where a level ray meets it, and the sky where the ray passes over the roof", () => {
  expect(reflect([0, 0.2, 1], 9)).toBe("house");
  expect(reflect([0, 1.2, 1], 9)).toBe("sky");
});

it("mirrors the sky where nothing is behind the water", () => {
  expect(reflect([0, 0.2, 1], Number.POSITIVE_INFINITY)).toBe("sky");
});
