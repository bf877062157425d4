import { describe, expect, it } from "vitest";
import { distanceTransform } from "./distance-transform.ts";
import { createRandom } from "./random.ts";

const side = 24;

describe("distanceTransform", () => {
  it("measures the distance to a single cell", () => {
    const marked = new Uint8Array(side * side);
    marked[3 * side + 5] = 1;
    const distance = distanceTransform(marked, side);
    expect(distance[3 * side + 5]).toBe(0);
    expect(distance[3 * side + 9]).toBe(4);
    expect(distance[6 * side + 9]).toBe(5);
  });

  it("agrees with measuring to every marked cell", () => {
    const random = createRandom(4);
    const marked = Uint8Array.from({ length: side * side }, () => (random() < 0.02 ? 1 : 0));
    const distance = distanceTransform(marked, side);
    for (let cell = 0; cell < marked.length; cell++) expect(distance[cell]).toBeCloseTo(nearest(marked, cell), 4);
  });

  it("is huge everywhere when nothing is marked", () => {
    expect(Math.min(...distanceTransform(new Uint8Array(side * side), side))).toBeGreaterThan(1000);
  });
});

function nearest(marked: Uint8Array, cell: number): number {
  let least = Number.POSITIVE_INFINITY;
  marked.forEach((mark, other) => {
    if (!mark) return;
    const dx = (cell % side) - (other % side);
    const dy = Math.floor(cell / side) - Math.floor(other / side);
    least = Math.min(least, Math.hypot(dx, dy));
  });
  return least;
}
