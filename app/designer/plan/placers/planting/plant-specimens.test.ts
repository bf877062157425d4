import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";

it.each([0, 4, 8])("counted agaves are spread over the ground, with nothing else planted: design %i", (composition) => {
  const { plants, materials, summary } = planOf(drawFencedYard(), "nice stones and 4 big agaves", {
    seed: 1,
    variation: 0,
    composition,
  });
  expect(plants.map(({ species }) => species)).toEqual(["agave", "agave", "agave", "agave"]);
  expect(materials.base).toBe("keep");
  expect(summary.noRoom).toEqual([]);
  for (const [i, one] of plants.entries())
    for (const other of plants.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThan(1.4);
});
