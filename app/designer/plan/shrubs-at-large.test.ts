import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import type { SpeciesName } from "../plants/catalog.ts";
import { readWish } from "../wish/read-wish.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutIdea } from "./lay-out-plan.ts";

const roomy = terrainOf(drawFencedYard());
const terrains = [terrainOf(smallYards["16 m2"]), roomy];

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
      const shares = plantedBy(words, [roomy]).map(shareOfShrubs);
      expect(Math.min(...shares)).toBeGreaterThan(0.1);
      expect(Math.max(...shares)).toBeLessThan(0.9);
    },
  );

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
