import { expect, it } from "vitest";
import { compareChange } from "#tests/designer/compare-change.ts";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { seeYard } from "../design-yard.ts";
import { readScene } from "../photo/read-scene.ts";

const [width, height] = [160, 120];
const photo = drawSyntheticYard(width, height);
const scene = readScene(photo, seenSyntheticYard(width, height));
const seen = seeYard(photo, scene);

it.each([
  ["a patio with a bench and roses", "remove the bench"],
  ["a gravel path to the patio, flowers", "make the path brick"],
  ["a lawn and flower beds", "add a bird bath"],
])("%s: after '%s' no pixel differs that the change does not reach", (wish, change) => {
  const { differ, outside, movedToo } = compareChange(seen, wish, change, 1);
  expect(differ).toBeGreaterThan(0);
  expect([outside, movedToo]).toEqual([0, []]);
});

it("a change of what is not there changes no pixel, and says so", () => {
  expect(compareChange(seen, "only a lawn", "remove the pond", 1)).toMatchObject({ differ: 0, unchanged: true });
});
