import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import type { Region } from "../plants/parts/species.ts";
import { readWish } from "../wish/read-wish.ts";
import { compositionCount } from "./compositions/choose-composition.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutIdea } from "./lay-out-plan.ts";
import { inTurn } from "./parts/in-turn.ts";
import { styleSheets } from "./styles/catalog.ts";

const terrains = [smallYards["16 m2"], drawFencedYard()].map((yard) => terrainOf(yard));

const turns = Array.from({ length: compositionCount }, (_, turn) => turn);

function planted(words: string, turn: number): SpeciesName[] {
  const wish = readWish(words);
  const terrain = inTurn(terrains, turn);
  const idea = findIdea(wish, terrain, turn * 7, turn);
  return layOutIdea(terrain, idea, wish, turn * 7).plants.map(({ species }) => species);
}

/** By all compositions, on small and on roomy ground in turn. */
function kindsPlanted(words: string): SpeciesName[] {
  return [...new Set(turns.flatMap((turn) => planted(words, turn)))];
}

const isPlanted = (words: string, species: SpeciesName) => turns.some((turn) => planted(words, turn).includes(species));

const isInvasive = (name: SpeciesName) => speciesCatalog[name].invasiveInUs !== undefined;

describe("plants that are invasive in the United States", () => {
  it("stand in no style", () => {
    const kinds = Object.values(styleSheets).flatMap(({ trees, palettes }) => [
      ...trees,
      ...palettes.flatMap(({ tall, low, edge }) => [...tall, ...low, ...edge]),
    ]);
    expect(kinds.filter(isInvasive)).toEqual([]);
  });

  it.each([
    ...Object.keys(styleSheets).map((style) => `a ${style} garden with beds, a tree and a hedge at the back`),
    "a meadow and a hedge",
    "an evergreen hedge and evergreens",
    "a garden with a pergola with something climbing up it",
    "red shrubs, ornamental grasses and reeds",
    "blueberries, a smoke bush and forsythia",
    "a garden with a flowering hedge",
  ])("are not planted unasked: %s", (words) => {
    const kinds = kindsPlanted(words);
    expect(kinds.length).toBeGreaterThan(2);
    expect(kinds.filter(isInvasive)).toEqual([]);
  });

  it.each<[string, SpeciesName]>([
    ["Japanese barberry in the beds", "barberry"],
    ["a privet hedge at the back", "privet-hedge"],
    ["maiden grass in the beds", "maiden-grass"],
    ["miscanthus along the fence", "maiden-grass"],
    ["English ivy on the fence", "ivy"],
    ["a pergola with wisteria", "wisteria"],
    ["English laurel in the beds", "english-laurel"],
    ["a cherry laurel hedge at the back", "laurel-hedge"],
    ["a meadow of oxeye daisies", "oxeye-daisy"],
    ["an English holly", "english-holly"],
  ])("are planted where they are named: %s", (words, species) => {
    expect(isInvasive(species)).toBe(true);
    expect(isPlanted(words, species)).toBe(true);
  });
});

describe("a wish for native plants", () => {
  const isNativeTo = (region: Region) => (name: SpeciesName) => speciesCatalog[name].nativeTo?.includes(region);

  it.each([
    "native plants",
    "natives only, please",
    "a native garden with a tree",
    "pollinator natives in the beds",
    "a modern garden with native plants and a tree",
    "a cottage garden of native flowers, evergreen in winter",
    "a native hedge at the back and a native meadow",
    "native plants, safe for dogs",
  ])("gets what is native to North America: %s", (words) => {
    const kinds = kindsPlanted(words);
    expect(kinds.length).toBeGreaterThan(4);
    // The catalog has no low hedge and no meadow grass that is native to America only.
    expect(kinds.filter((name) => !isNativeTo("north-america")(name) && name !== "box-hedge")).toEqual([]);
  });

  it.each(["native plants, a patio of 3 x 4 m", "natives, a tree and a hedge 2 m high"])(
    "gets what is native to Europe where sizes are in meters: %s",
    (words) => {
      const kinds = kindsPlanted(words);
      expect(kinds.length).toBeGreaterThan(4);
      expect(kinds.filter((name) => !isNativeTo("europe")(name))).toEqual([]);
    },
  );

  it("gets what it names, native or not", () => {
    expect(isPlanted("native plants and hydrangeas", "hydrangea")).toBe(true);
  });

  it("says which natives are meant", () => {
    expect(readWish("native plants").aims.join()).toContain("native to North America");
    expect(readWish("native plants, a patio 12 x 14 ft").aims.join()).toContain("native to North America");
    expect(readWish("native plants, a patio 3 x 4 m").aims.join()).toContain("native to Europe");
  });

  it("still looks different from design to design", () => {
    const wish = readWish("native plants and a tree");
    const looks = Array.from({ length: compositionCount }, (_, turn) => {
      const { tall, low } = findIdea(wish, terrains[1]!, 3, turn).planting;
      return [...tall, ...low].join();
    });
    expect(new Set(looks).size).toBeGreaterThan(2);
  });
});
