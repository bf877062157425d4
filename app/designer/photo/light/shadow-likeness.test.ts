import { describe, expect, it } from "vitest";
import { liftGhosts } from "./shadow-likeness.ts";

const width = 80;
const height = 60;
const lit = [150, 150, 130] as const;

/** Uniform ground with a rectangle of another color in the middle, `size` cells per side; cells are single pixels. */
function liftSpot(color: readonly [number, number, number], brightness: number, size: number): number {
  const values = new Float32Array(width * height);
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < values.length; i++) {
    const isSpot = Math.abs((i % width) - 40) < size / 2 && Math.abs(Math.floor(i / width) - 30) < size / 2;
    values[i] = isSpot ? brightness : 0;
    data.set(isSpot ? color : lit, i * 3);
  }
  const weights = new Float32Array(values.length).fill(1);
  return liftGhosts({ width, height, values, weights }, { width, height, data }).values[30 * width + 40];
}

describe("liftGhosts", () => {
  it("keeps a large shadow, which is as gray as the ground or somewhat bluer", () => {
    expect(liftSpot([104, 106, 98], -0.8, 14)).toBeCloseTo(-0.8, 1);
  });

  it("lifts a small dark spot", () => {
    expect(liftSpot([104, 106, 98], -0.8, 3)).toBeGreaterThan(-0.2);
  });

  it("lifts a large spot of another color", () => {
    expect(liftSpot([110, 80, 50], -0.8, 14)).toBeGreaterThan(-0.4);
  });
});
