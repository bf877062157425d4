import { describe, expect, it } from "vitest";
import { createRandom } from "../../numeric/random.ts";
import type { Leaf, Stage, Triangle } from "../../stage/geometry.ts";
import type { Moment } from "../../stage/moment.ts";
import { type SpeciesName, speciesNames } from "../catalog.ts";
import { growPlant } from "../grow-plant.ts";

interface Grown {
  leaves: Leaf[];
  triangles: Triangle[];
}

function grow(species: SpeciesName, moment?: Moment): Grown {
  const grown: Grown = { leaves: [], triangles: [] };
  const stage: Stage = {
    moment,
    addLeaf: (leaf) => grown.leaves.push({ ...leaf }),
    addTriangle: (triangle) => grown.triangles.push(triangle),
    pixelsPerMetre: (z) => 150 / z,
  };
  growPlant({ species, x: 1, z: 6, size: 1 }, stage, createRandom(5));
  return grown;
}

const isPetal = ({ shape }: Leaf) => shape === "petal" || shape === "blossom";
const top = ({ leaves }: Grown) => leaves.reduce((high, { center }) => Math.max(high, center[1]), 0);
const redness = ({ leaves }: Grown) =>
  leaves.reduce((sum, { color }) => sum + color[0] / (color[1] + 1e-3), 0) / leaves.length;

describe("a plant in time", () => {
  it("is as ever where no time is given", () => {
    for (const species of ["maple", "hydrangea", "lavender"] as const) expect(grow(species, {})).toEqual(grow(species));
  });

  it.each(["maple", "hydrangea", "maiden-grass", "yew-hedge"] as const)("%s grows with the years", (species) => {
    const [first, third, tenth] = ([1, 3, 10] as const).map((year) => top(grow(species, { year })));
    expect(first).toBeLessThan(0.95 * (third ?? 0));
    expect(third).toBeLessThanOrEqual(tenth ?? 0);
  });

  it("a tree has the same branches in every year and season, stretched", () => {
    const shapeOf = (moment?: Moment) => {
      const { triangles } = grow("maple", moment);
      const high = Math.max(...triangles.map(({ corners }) => corners[0][1]));
      return triangles.map(({ corners }) => Number((corners[0][1] / high).toFixed(2)));
    };
    const drawn = shapeOf();
    expect(drawn.length).toBeGreaterThan(500);
    expect(shapeOf({ year: 10, season: "autumn" })).toEqual(drawn);
    expect(shapeOf({ year: 1, season: "winter" })).toEqual(drawn);
  });

  it("what drops its leaves is bare in winter, and turned before", () => {
    expect(grow("maple", { season: "winter" }).leaves.every(({ shape }) => shape === "strip")).toBe(true);
    expect(redness(grow("maple", { season: "autumn" }))).toBeGreaterThan(1.5 * redness(grow("maple")));
    expect(grow("spirea", { season: "winter" }).leaves.length).toBeGreaterThan(50);
    expect(grow("hosta", { season: "winter" }).leaves).toEqual([]);
  });

  it("a birch without leaves has dark twigs, and a young hedge is one low row", () => {
    const light = ({ color }: Leaf) => color[0] + color[1] + color[2];
    const strips = (moment?: Moment) =>
      grow("birch", moment)
        .leaves.filter(({ shape }) => shape === "strip")
        .map(light);
    expect(Math.max(...strips({ season: "winter" }))).toBeLessThan(0.6 * Math.max(...strips()));
    const long = (moment?: Moment) => Math.max(...grow("privet-hedge", moment).leaves.map(({ center }) => center[0]));
    expect(long({ year: 1 })).toBeGreaterThan(0.95 * long());
  });

  it("what is evergreen keeps its leaves", () => {
    for (const species of ["boxwood", "spruce", "yew-hedge"] as const) {
      expect(grow(species, { season: "winter" }).leaves).toHaveLength(grow(species).leaves.length);
    }
  });

  it("flowers are there in their months alone", () => {
    const petals = (species: SpeciesName, season: Moment["season"]) => grow(species, { season }).leaves.filter(isPetal);
    expect(petals("azalea", "spring").length).toBeGreaterThan(50);
    expect(petals("azalea", "summer")).toEqual([]);
    expect(petals("hydrangea", "summer").length).toBeGreaterThan(50);
    expect(petals("hydrangea", "spring")).toEqual([]);
  });

  it("every species stands every season of every year", () => {
    for (const species of speciesNames) {
      for (const season of ["spring", "autumn", "winter"] as const) {
        const { leaves } = grow(species, { year: 1, season });
        expect(
          leaves.flatMap(({ center, along, color }) => [...center, ...along, ...color]).every(Number.isFinite),
        ).toBe(true);
      }
    }
  });
});
