import { expect, it } from "vitest";
import {
  findAlike,
  findAlikeOnRoomyGround,
  leastBesidePatio,
  leastDistance,
  sketch,
} from "#tests/designer/alike-plans.ts";

it.each([
  [101, "xeriscape with gravel, agaves, boulders and a flagstone patio"],
  [103, "modern garden with a concrete patio, fire pit, straight path and grasses"],
  [105, "cottage garden with a brick path, roses and a bench"],
])("five variations differ on roomy ground: yard %i, %s", (yard, words) => {
  expect(findAlikeOnRoomyGround(yard, words)).toEqual([]);
});

it.each([
  ["6 m2", "low maintenance"],
  ["9 m2", "patio and a tree"],
  ["12 m2", "lawn for kids and flowers"],
  ["16 m2", "low maintenance"],
  ["20 m2", "patio and a tree"],
  ["strip", "lawn for kids and flowers"],
  ["shallow", "low maintenance", leastBesidePatio],
  ["L", "patio and a tree"],
] as const)("and on small ground: %s, %s, and a patio of a size", (name, words, least: number = leastDistance) => {
  expect(findAlike(sketch(name, words, 5), least)).toEqual([]);
  expect(findAlike(sketch(name, "a 3 x 4 m patio", 5), leastBesidePatio)).toEqual([]);
});
