import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { createSurfaceHit } from "../parts/plan.ts";

const yard = { ...drawFencedYard({ kindAt: () => "paving" }), isPaved: true };
const plan = (words: string) => planOf(yard, words, { seed: 5, variation: 0, composition: 0 });

it("a paved yard stays paved, and the garden is on it", () => {
  const { materials, summary, objects, plants } = plan("lavender, an olive tree and a little table");
  expect(materials).toMatchObject({ base: "keep", existingPaving: "keep" });
  expect(objects.map(({ object }) => object)).toContain("dining-set");
  expect(plants.map(({ species }) => species)).toEqual(expect.arrayContaining(["lavender", "olive"]));
  expect(summary.title).toBe("A dining set on the paving, switchgrass and delphiniums, the rest as it is");
  expect(summary.reason).not.toMatch(/lawn|grass/);
});

it("a patio that is named is laid on it", () => {
  const { surfaceAt, materials } = plan("a patio with a table");
  const points = Array.from({ length: 160 }, (_, i) => [(i % 16) / 2 - 4, 2 + i / 20] as const);
  expect(points.map(([x, z]) => surfaceAt(x, z, createSurfaceHit()).kind)).toContain("patio");
  expect(materials.base).toBe("keep");
});

it.each([
  ["a lawn and roses", "lawn"],
  ["remove the paving, plant roses", "lawn"],
  ["gravel instead", /^gravel/],
  ["replace the concrete with brick paving", /^(brick|herringbone)-/],
])("what is to lie there instead is laid: %s", (words, base) => {
  expect(plan(words).materials.base).toMatch(base);
});
