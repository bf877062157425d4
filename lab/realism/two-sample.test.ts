import { expect, it } from "vitest";
import { createRandom } from "../../app/designer/numeric/random.ts";
import { distinguishThings } from "./two-sample.ts";

const random = createRandom(3);
const patches = (shift: number) =>
  Array.from({ length: 60 }, () => Float64Array.of(random() + shift, 5 * random(), random()));
const photos = (shift: number) =>
  ["a", "b", "c", "d"].map((name) => ({ name, first: patches(0), second: patches(shift) }));

const meanArea = (shift: number) => distinguishThings(photos(shift)).reduce((sum, { area }) => sum + area / 4, 0);

it("distinguishes samples as far as they differ, on unseen photos", () => {
  expect(meanArea(2)).toBeGreaterThan(0.99);
  // Of two uniform numbers the one that is raised by 0.3 is the higher in 1 - 0.7 ** 2 / 2 of the pairs, 0.755.
  expect(meanArea(0.3)).toBeGreaterThan(0.65);
  expect(meanArea(0.3)).toBeLessThan(0.8);
  expect(Math.abs(meanArea(0) - 0.5)).toBeLessThan(0.08);
});

it("tests no photo with few patches, nor a single one", () => {
  const [first, ...others] = photos(1);
  const few = { name: "few", first: patches(0).slice(0, 5), second: patches(0) };
  expect(distinguishThings([few, ...others]).map(({ name }) => name)).toEqual(["b", "c", "d"]);
  expect(first && distinguishThings([first])).toEqual([]);
});
