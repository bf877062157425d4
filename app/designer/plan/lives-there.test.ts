import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import type { Locality } from "../locality/locality.ts";
import { whyUnsuited } from "../locality/plants-there.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import { readWish } from "../wish/read-wish.ts";
import { settleWish } from "../wish/settle-wish.ts";
import { compositionCount } from "./compositions/choose-composition.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutIdea } from "./lay-out-plan.ts";
import { inTurn } from "./parts/in-turn.ts";
import { styleSheets } from "./styles/catalog.ts";
import { withLiving } from "./styles/with-living.ts";

const terrains = [smallYards["16 m2"], drawFencedYard()].map((yard) => terrainOf(yard));
const turns = Array.from({ length: compositionCount }, (_, turn) => turn);

function planted(words: string, turn: number, locality?: Locality): SpeciesName[] {
  const wish = locality ? settleWish(readWish(words), locality) : readWish(words);
  const terrain = inTurn(terrains, turn);
  const idea = findIdea(wish, terrain, turn * 7, turn);
  return layOutIdea(terrain, idea, wish, turn * 7).plants.map(({ species }) => species);
}

const inZone = (zone: string, ...laws: string[]): Locality => ({ words: `zone ${zone}`, zone, laws });

const wishes = [
  ...Object.keys(styleSheets).map((style) => `a ${style} garden with beds, a tree and a hedge at the back`),
  "evergreen beds, a low hedge along the path and a tree",
  "a safe garden for kids and dogs with a hedge and trees",
  "a meadow and native plants",
  "shrubs for privacy",
];

/** Few of the catalog live in zone 3: of the plants of beds two high ones, six low ones and one for rims. */
const kindsAtLeast = { "3b": 12, "6a": 45, "9a": 25 };

describe.each(["3b", "6a", "9a"] as const)("in zone %s", (zone) => {
  const locality = inZone(zone, "US", "US-NY");
  const designs = wishes.flatMap((words) => turns.map((turn) => new Set(planted(words, turn, locality))));
  const kinds = [...new Set(designs.flatMap((design) => [...design]))];

  it("nothing is chosen that does not live there or is banned there", () => {
    expect(kinds.filter((name) => whyUnsuited(name, locality))).toEqual([]);
  });

  it("designs differ", () => {
    expect(kinds.length).toBeGreaterThanOrEqual(kindsAtLeast[zone]);
    const shareOf = (name: SpeciesName) => designs.filter((design) => design.has(name)).length / designs.length;
    const inBeds = kinds.filter((name) => !["tree", "hedge"].includes(speciesCatalog[name].role));
    // In the other zones the catalog has too few.
    if (zone === "6a") expect(inBeds.filter((name) => shareOf(name) > 0.25)).toEqual([]);
  });
});

it("what is lost is replaced by plants for the same layer, and without a place nothing is", () => {
  const { mediterranean } = styleSheets;
  expect(withLiving(mediterranean, undefined)).toBe(mediterranean);
  const sheet = withLiving(mediterranean, inZone("4b"));
  expect(sheet.palettes).toHaveLength(mediterranean.palettes.length);
  for (const { tall, low, edge } of sheet.palettes)
    for (const layer of [tall, low, edge]) expect(layer.length).toBeGreaterThan(0);
});

it("where nothing of the catalog lives beds are planted all the same", () => {
  expect(planted("a tropical garden with beds", 0, inZone("12a")).length).toBeGreaterThan(5);
});
