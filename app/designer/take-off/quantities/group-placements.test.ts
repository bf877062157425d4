import { expect, test } from "vitest";
import { groupPlants } from "./group-placements.ts";

test.each([
  ["yew-hedge", "length"],
  ["lavender", "area"],
  ["birch", "none"],
  ["tomato", "none"],
  ["ivy", "none"],
] as const)("of %s there are more in a larger yard by its %s", (species, follows) => {
  expect(groupPlants([{ species, x: 1, z: 2, size: 1 }])).toMatchObject([{ species, follows }]);
});

test("plants are grouped by species, in the order of their first", () => {
  const plant = (species: "lavender" | "birch", x: number) => ({ species, x, z: 2, size: 1 });
  const groups = groupPlants([plant("birch", 0), plant("lavender", 1), plant("birch", 2)]);
  expect(groups.map(({ species, at }) => [species, at.map(([x]) => x)])).toEqual([
    ["birch", [0, 2]],
    ["lavender", [1]],
  ]);
});
