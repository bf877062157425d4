import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import { readWish } from "../wish/read-wish.ts";
import { cellSize } from "./ground/ground-grid.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut, layOutIdea } from "./lay-out-plan.ts";

const roomy = terrainOf(drawFencedYard());
const small = terrainOf(smallYards["16 m2"]);
const terrains = [small, roomy];

const shrubs = new Set<SpeciesName>([
  "azalea",
  "boxwood",
  "hibiscus",
  "holly-bush",
  "hydrangea",
  "juniper",
  "laurel",
  "lilac",
  "ninebark",
  "rhododendron",
  "rose",
  "spirea",
]);

/** The species of each bed plant, of several designs. */
function plantedBy(words: string, grounds = terrains): SpeciesName[][] {
  const wish = readWish(words);
  return grounds.flatMap((terrain) =>
    [0, 3, 6].map((turn) => {
      const idea = findIdea(wish, terrain, turn * 7, 0, turn);
      return layOutIdea(terrain, { ...idea, trees: 0 }, wish, turn * 7).plants.map(({ species }) => species);
    }),
  );
}

function layOutSmall(words: string, turn: number) {
  const wish = readWish(words);
  return layOut(small, findIdea(wish, small, 3, 0, turn), wish, 3);
}

const plantedAt = (words: string, turn: number) => layOutSmall(words, turn).plan.plants.map(({ species }) => species);

/** The shrubs' extent as a share of the beds'. */
function coverOf(words: string, turn: number): number {
  const { layout, plan } = layOutSmall(words, turn);
  const inBed = small.grid.open.filter((open, cell) => open && (layout.beds[cell] ?? 9) < 0);
  const woody = plan.plants.filter(({ species }) => shrubs.has(species));
  const extent = woody.reduce(
    (sum, { species, size }) => sum + Math.PI * (speciesCatalog[species].radius * size) ** 2,
    0,
  );
  return extent / (inBed.length * cellSize ** 2);
}

function shareOfShrubs(planted: readonly SpeciesName[]): number {
  return planted.filter((name) => shrubs.has(name)).length / planted.length;
}

describe("shrubs asked for without a name", () => {
  it.each([
    "shrubs",
    "mulch and easy shrubs",
    "New planting beds: shrubs that look after themselves",
    "a shrub border",
  ])("are what grows in the beds, of several kinds: %s", (words) => {
    for (const planted of plantedBy(words)) {
      expect(shareOfShrubs(planted), planted.join()).toBe(1);
      expect(new Set(planted).size, planted.join()).toBeGreaterThan(2);
    }
  });

  it.each(["flowers and shrubs", "shrubs and perennials", "lavender, catmint and shrubs"])(
    "grow among other plants: %s",
    (words) => {
      const shares = plantedBy(words).map(shareOfShrubs);
      expect(Math.min(...shares)).toBeGreaterThan(0.1);
      expect(Math.max(...shares)).toBeLessThan(0.9);
    },
  );

  it.each([
    ["shrubs", 0.65],
    ["shrubs and perennials", 0.3],
    ["lavender, catmint and shrubs", 0.3],
  ])("fill their share of the beds of small ground: %s", (words, least) => {
    for (const turn of [0, 3, 6, 8]) expect(coverOf(words, turn), `design ${turn}`).toBeGreaterThan(least);
  });

  it("leave room for plants of a stated number", () => {
    for (const turn of [0, 4])
      expect(plantedAt("12 lavender and shrubs", turn).filter((name) => name === "lavender")).toHaveLength(12);
  });

  it("are native, or harmless, where that is requested", () => {
    const native = new Set(plantedBy("native shrubs").flat());
    expect([...native].filter((name) => shrubs.has(name)).sort()).toEqual([
      "holly-bush",
      "juniper",
      "laurel",
      "ninebark",
      "rhododendron",
    ]);
    expect(plantedBy("shrubs that are safe for dogs").flat()).not.toContain("laurel");
  });
});
