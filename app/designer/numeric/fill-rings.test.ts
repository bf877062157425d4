import { describe, expect, it } from "vitest";
import { fillRings } from "./fill-rings.ts";

const size = 20;

function square(left: number, top: number, side: number): [number, number][] {
  return [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ];
}

function areaOf(coverage: Float32Array): number {
  return coverage.reduce((sum, share) => sum + share, 0);
}

describe("fillRings", () => {
  it("covers a pixel by the share of it that is inside", () => {
    const coverage = fillRings([square(3, 5.25, 4.5)], size, size);
    expect(coverage[5 * size + 4]).toBeCloseTo(0.75);
    expect(coverage[6 * size + 4]).toBeCloseTo(1);
    expect(coverage[6 * size + 7]).toBeCloseTo(0.5);
    expect(coverage[6 * size + 8]).toBeCloseTo(0);
    expect(areaOf(coverage)).toBeCloseTo(4.5 ** 2, 3);
  });

  it("leaves out holes, and cuts off what is outside the picture", () => {
    const hole = square(6, 6, 4).reverse();
    expect(areaOf(fillRings([square(2, 2, 12), hole], size, size))).toBeCloseTo(12 ** 2 - 4 ** 2, 3);
    expect(areaOf(fillRings([square(-5, -5, 10)], size, size))).toBeCloseTo(25, 3);
    expect(areaOf(fillRings([square(15, 15, 10)], size, size))).toBeCloseTo(25, 3);
  });

  it("gives a slanted edge its exact area", () => {
    const triangle = [
      [1, 1],
      [17, 4],
      [5, 15],
    ] as const;
    expect(areaOf(fillRings([triangle], size, size))).toBeCloseTo((16 * 14 - 4 * 3) / 2, 3);
  });
});
