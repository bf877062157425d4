import { describe, expect, it } from "vitest";
import { softenShadows } from "./penumbra.ts";

const cells = 80;
const cellSize = 0.025;

function shadeLeftHalf(height: number, strength: number): Float32Array {
  const heights = Float32Array.from({ length: cells * cells }, (_, i) => (i % cells < cells / 2 ? height : 0));
  return softenShadows(heights, cells, cellSize, strength).subarray(40 * cells, 41 * cells);
}

function rimOf(row: Float32Array): number {
  return row.filter((value) => value > 0.02 && value < 0.98).length;
}

describe("softenShadows", () => {
  it("shades the ground under something and nothing next to it", () => {
    const row = shadeLeftHalf(1, 1);
    expect(row[20]).toBe(1);
    expect(row[60]).toBe(0);
  });

  it("spreads by 9 cm to either side for each meter of height under a veiled sun, by less than 2 cm under a clear one", () => {
    // Half of the light comes from a box of that reach, half from one half as wide; the outer one sets the edge.
    const metres = (height: number, strength: number) =>
      rimOf(shadeLeftHalf(height, strength).subarray(20, 60)) * cellSize;
    expect(metres(3, 0.3) - metres(1, 0.3)).toBeCloseTo(2 * 2 * 0.09, 1);
    expect(metres(3, 0.85) - metres(1, 0.85)).toBeCloseTo(2 * 2 * 0.016, 1);
    expect(metres(3, 0.1)).toBe(metres(3, 0.3));
    expect(metres(3, 1)).toBe(metres(3, 0.85));
  });

  it("makes rims wider the higher the thing and the hazier the sun", () => {
    expect(rimOf(shadeLeftHalf(3, 1))).toBeGreaterThan(rimOf(shadeLeftHalf(0.2, 1)));
    expect(rimOf(shadeLeftHalf(1, 0.3))).toBeGreaterThan(rimOf(shadeLeftHalf(1, 1)));
  });
});
