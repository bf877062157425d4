import { describe, expect, it } from "vitest";
import { bellKernel, boxBlur, filterPlane, resizePlane, softBlur } from "./filters.ts";
import { guidedFilter, upsampleAlongEdges } from "./guided-filter.ts";

const size = 24;
const constant = new Float32Array(size * size).fill(0.4);
const step = Float32Array.from({ length: size * size }, (_, i) => (i % size < size / 2 ? 0 : 1));

describe("filters", () => {
  it("keep a constant plane", () => {
    for (const plane of [boxBlur(constant, size, size, 3), softBlur(constant, size, size, 40)]) {
      for (const value of plane) expect(value).toBeCloseTo(0.4, 5);
    }
  });

  it("blur a step to a ramp", () => {
    const row = boxBlur(step, size, size, 2).subarray(0, size);
    expect(row[11]).toBeCloseTo(0.4, 5);
    expect(row[2]).toBe(0);
  });

  it("resize without shifting the center", () => {
    const large = resizePlane(step, size, size, size * 2, size * 2);
    expect(large[22]).toBe(0);
    expect(large[25]).toBe(1);
  });
});

describe("guided filters", () => {
  it("keep the guide's edge and pull a soft input to it", () => {
    const soft = boxBlur(step, size, size, 3);
    const guide = [step, step, step] as const;
    const small = resizePlane(soft, size, size, size / 2, size / 2);
    const results = [
      guidedFilter(step, soft, size, size, 4, 1e-3),
      upsampleAlongEdges(small, {
        guide,
        width: size,
        height: size,
        smallWidth: size / 2,
        smallHeight: size / 2,
        radius: 2,
        epsilon: 1e-3,
      }),
    ];
    for (const result of results) expect(result[12] - result[11]).toBeGreaterThan(0.5);
  });
});

it("filters a plane across and down, and lets it go on beyond its border as it ends", () => {
  const plane = Float32Array.from({ length: 35 }, (_, i) => (i === 17 ? 100 : 0));
  filterPlane(plane, 7, 5, [0.5, 0.2, 0.05]);
  // The dot is in the middle, so each value is a product of the kernel's horizontal and vertical shares.
  const rows = [0, 1, 2].map((y) =>
    [...plane.subarray(y * 7, y * 7 + 4)].map((value) => Math.round(value * 100) / 100),
  );
  expect(rows).toEqual([
    [0, 0.25, 1, 2.5],
    [0, 1, 4, 10],
    [0, 2.5, 10, 25],
  ]);
  const even = new Float32Array(35).fill(3);
  filterPlane(even, 7, 5, bellKernel(1.2));
  expect(Math.max(...even.map((value) => Math.abs(value - 3)))).toBeLessThan(1e-5);
});
