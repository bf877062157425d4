import { expect, it } from "vitest";
import { bellKernel, filterPlane, type Kernel } from "../../numeric/filters.ts";
import { hash2 } from "../../numeric/random.ts";
import type { Raster } from "../../numeric/raster.ts";
import { readFinish } from "./read-finish.ts";

const width = 160;
const height = 120;
const leafage = { width: 1, height: 1, values: Uint8Array.of(255) };

/** Leaves of many sizes with random brightness and green, as a camera with that finish shows them. */
function photographLeaves(luma: Kernel, chroma: Kernel): Raster {
  const planes = [leaves(1), leaves(40), leaves(80)];
  planes.forEach((plane, c) => {
    filterPlane(plane, width, height, c === 0 ? luma : chroma);
  });
  const [light = [], red = [], blue = []] = planes;
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const own = 110 + 0.9 * (light[i] ?? 0);
    data.set([own + 0.2 * (red[i] ?? 0), own, own + 0.2 * (blue[i] ?? 0)].map(Math.round), i * 3);
  }
  return { width, height, data };
}

/** Squares of 1, 2, 4 and 8 pixels with equal contrast: detail at every scale. */
function leaves(seed: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) =>
    [1, 2, 4, 8].reduce((sum, size) => {
      const own = hash2((i % width) / size, Math.floor(i / width) / size, seed + size);
      return sum + (own - 0.5) * 60;
    }, 0),
  );
}

it("distinguishes a soft camera from a sharp one, and detects blurred chroma", () => {
  const sharp = readFinish(photographLeaves([1], [1]), leafage);
  const soft = readFinish(photographLeaves([0.6, 0.2], bellKernel(1.5)), leafage);
  expect((soft.luma[0] ?? 0) + 0.15).toBeLessThan(sharp.luma[0] ?? 0);
  expect(sharp.chroma[0]).toBeGreaterThan(0.6);
  expect(soft.chroma[0]).toBeLessThan(0.45);
});
