import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import type { Locality } from "../locality/locality.ts";
import { whyUnsuited } from "../locality/plants-there.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import { factsOf } from "../plants/facts/facts.ts";
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

const kindsAtLeast = { "3b": 20, "6a": 50, "9a": 35 };
/** Designs that have the most frequent plant of beds: yarrow is in every meadow of zone 3, and laurel is the hedge of zone 9. */
const shareAtMost = { "3b": 0.4, "6a": 0.25, "9a": 0.55 };

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
    expect(inBeds.filter((name) => shareOf(name) > shareAtMost[zone])).toEqual([]);
  });
});

it("other seeds choose other plants among those that live there, the same seed the same", () => {
  const wish = settleWish(readWish("flower beds"), inZone("3b"));
  const lowOf = (seed: number) => findIdea(wish, terrains[1]!, seed, 0).planting.low.join();
  expect(new Set([1, 2, 3, 4, 5, 6].map(lowOf)).size).toBeGreaterThan(3);
  expect(lowOf(1)).toBe(lowOf(1));
});

it.each(["3b", "6a", "9a"])("in zone %s a garden that nobody waters has no plant that wants much water", (zone) => {
  for (const style of Object.values(styleSheets)) {
    const { palettes } = withLiving(style, inZone(zone), { lot: 1, isDry: true });
    const kinds = palettes.flatMap(({ tall, low, edge }) => [...tall, ...low, ...edge]);
    expect(kinds.filter((name) => factsOf(name).water === "high" || whyUnsuited(name, inZone(zone)))).toEqual([]);
  }
  const lowShare = (isDry: boolean) =>
    withLiving(styleSheets.cottage, inZone(zone), { lot: 1, isDry })
      .palettes.flatMap(({ low }) => low)
      .filter((name) => factsOf(name).water === "low").length;
  expect(lowShare(true)).toBeGreaterThanOrEqual(lowShare(false));
});

it("what is lost is replaced by plants for the same layer, and without a place nothing is", () => {
  const { mediterranean } = styleSheets;
  expect(withLiving(mediterranean, undefined, { lot: 0 })).toBe(mediterranean);
  const sheet = withLiving(mediterranean, inZone("4b"), { lot: 0 });
  expect(sheet.palettes).toHaveLength(mediterranean.palettes.length);
  for (const { tall, low, edge } of sheet.palettes)
    for (const layer of [tall, low, edge]) expect(layer.length).toBeGreaterThan(0);
});

it("where nothing of the catalog lives beds are planted all the same", () => {
  expect(planted("a tropical garden with beds", 0, inZone("12a")).length).toBeGreaterThan(5);
});
