import { expect, test } from "vitest";
import type { SpeciesName } from "../../plants/catalog.ts";
import { speciesCatalog, speciesNames } from "../../plants/catalog.ts";
import { groupPlants } from "../quantities/group-placements.ts";
import { partedRadii, plantAppearances, plantSymbol } from "./plant-symbols.ts";

test("kinds that are planted side by side are distinguishable without their colors", () => {
  const names = speciesNames;
  const low = names.filter((name) => speciesCatalog[name].role === "low" && !/grass|fescue/.test(name)).slice(0, 5);
  const planted = [...low, "blue-fescue" as const, "fountain-grass" as const, "feather-grass" as const];
  const drawn = appearancesOf(planted).map(
    (look) => plantSymbol({ ...look, color: "#808080" }, 10, 10, 4).attributes.d,
  );
  expect(new Set(drawn).size).toBe(planted.length);
});

type Rgb = [red: number, green: number, blue: number];

test.each([
  ["yarrow", ([red, green, blue]) => red > 2 * blue && green > 2 * blue],
  ["barberry", ([red, green, blue]) => red > 1.5 * green && red > 1.5 * blue],
  ["boxwood", ([red, green, blue]) => green > red && green > blue],
  ["lavender", ([red, green, blue]) => blue > red && red > green],
] satisfies [SpeciesName, (color: Rgb) => boolean][])("%s has its own color", (species, isIts) => {
  const [look] = appearancesOf([species]);
  const channel = (at: number) => Number.parseInt(look!.color.slice(at, at + 2), 16);
  expect([channel(1), channel(3), channel(5)]).toSatisfy(isIts);
});

test("symbols do not touch each other, a tree's may be above others", () => {
  const shrub = (x: number, radius: number) => ({ x, z: 0, radius, isTree: false });
  const [first, second, alone, tree] = partedRadii([
    shrub(0, 10),
    shrub(12, 20),
    shrub(100, 10),
    { ...shrub(12, 30), isTree: true },
  ]);
  expect(first! + second!).toBeLessThan(12);
  expect(second! / first!).toBeCloseTo(2);
  expect([alone, tree]).toEqual([10, 30]);
});

function appearancesOf(species: readonly SpeciesName[]) {
  const plants = species.map((name) => ({ species: name, x: 0, z: 5, size: 1, palette: paletteOf(name) }));
  return plantAppearances(groupPlants(plants));
}

function paletteOf(name: SpeciesName) {
  return speciesCatalog[name].blooms?.[0];
}
