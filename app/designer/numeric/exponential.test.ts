import { expect, it } from "vitest";
import { exponential } from "./exponential.ts";

it("is e to the power of x over the whole range, and ends in 0 and infinity", () => {
  for (const x of [-700.5, -37, -1, -0.3, 0, 1e-9, 0.5, 1, 3.7, 88.7, 700.5]) {
    expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
  }
  expect(exponential(0)).toBe(1);
  expect(exponential(-1e6)).toBe(0);
  expect(exponential(1e6)).toBe(Number.POSITIVE_INFINITY);
});
