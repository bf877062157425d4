import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { groupPlants } from "../take-off/quantities/group-placements.ts";

const yard = drawFencedYard();
const first = { seed: 1, variation: 0, composition: 0 };

function cautionsFor(words: string, change?: string) {
  const { plants, standIns } = planOf(yard, words, { ...first, change });
  return groupPlants(plants, standIns).flatMap(({ name, caution }) => (caution ? [[name, caution]] : []));
}

it.each([
  ["burning bush", "Birchleaf spirea", "Burning bush is invasive, and its sale is banned, in", "birchleaf spirea"],
  ["a Norway maple", "Sugar maple", "Norway maple is invasive, and its sale is banned, in", "a sugar maple"],
  ["Russian olives", "Olive tree", "Russian olive is invasive, and its sale is banned, in", "an olive tree"],
  ["vinca in the beds", "Creeping thyme", "Periwinkle (vinca) is invasive in", "creeping thyme"],
  ["running bamboo", "Clumping bamboo", "Running bamboo is invasive in", "clumping bamboo"],
  ["a burning bush hedge", "Beech hedge", "Burning bush is invasive, and its sale is banned, in", "a beech hedge"],
])("the list says of %s what is used in its place", (words, row, status, used) => {
  const [caution, ...others] = cautionsFor(words);
  expect(others).toEqual([]);
  expect(caution?.[0]).toBe(row);
  expect(caution?.[1]).toContain(`${status} parts of the United States. This design uses ${used} instead; ask`);
});

it("a plant that stands in for two is reported for both", () => {
  const [[, caution] = []] = cautionsFor("burning bush and nandina");
  expect(caution).toMatch(/^Burning bush is .* Nandina is invasive in /);
});

it.each(["lavender and roses", "bamboo and fountain grass", "a spirea, lilacs and a maple", "no burning bush"])(
  "nothing is said of %s",
  (words) => {
    expect(cautionsFor(words)).toEqual([]);
  },
);

it("a change that names one says so, and one that takes it out ends that", () => {
  expect(cautionsFor("roses", "add nandinas").join()).toContain("Nandina is invasive");
  expect(cautionsFor("roses and burning bush", "remove the burning bush")).toEqual([]);
});

it("is drawn as the plant in its place would be", () => {
  const [asked, inPlace] = ["purple loosestrife", "delphinium"].map((words) => planOf(yard, words, first).plants);
  expect(asked).toEqual(inPlace);
});
