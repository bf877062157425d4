import { expect, test } from "vitest";
import { speciesCatalog, speciesNames } from "../../plants/catalog.ts";
import { groupPlants } from "../quantities/group-placements.ts";
import { plantAppearances, plantSymbol } from "./plant-symbols.ts";

test("kinds that are planted side by side are distinguishable", () => {
  const names = speciesNames;
  const low = names.filter((name) => speciesCatalog[name].role === "low" && !/grass|fescue/.test(name)).slice(0, 5);
  const planted = [...low, "blue-fescue" as const, "fountain-grass" as const, "feather-grass" as const];
  const groups = groupPlants(planted.map((species) => ({ species, x: 0, z: 5, size: 1, seed: 1 })));
  const drawn = plantAppearances(groups).map((look) => plantSymbol(look, 10, 10, 4));
  expect(new Set(drawn).size).toBe(planted.length);
});
