import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { readWish } from "../../wish/read-wish.ts";
import { checkRoom } from "../check-room.ts";
import { compositionCount } from "../compositions/choose-composition.ts";
import { layOut } from "../lay-out-plan.ts";
import { concessions, withNarrowBeds, withoutOwnBeds } from "./concessions.ts";
import { findIdea, type Idea } from "./idea.ts";

const yard = drawFencedYard();
const terrain = terrainOf(yard);
const seed = 3;

/** The ideas of every composition for a wish. */
function ideasOf(words: string): Idea[] {
  const wish = readWish(words);
  return Array.from({ length: compositionCount }, (_, turn) => findIdea(wish, terrain, seed, turn, turn));
}

it("beds that nobody requested give way to what was, and so on the page before paying", () => {
  const words = "redesign my garden with a trampoline and a patio";
  const wish = readWish(words);
  const designs = ideasOf(words).map((idea) => layOut(terrain, idea, wish, seed));
  expect(designs.flatMap(({ plan }) => plan.lacks)).toEqual([]);
  const framed = designs.map(({ layout }) => layout.idea.framesYard);
  expect(new Set(framed)).toEqual(new Set([true, false]));
  expect(checkRoom(yard, readWish(words), seed, 5)).toMatchObject({ missing: [], noRoom: [] });
});

it("a design that lacks nothing gives up nothing", () => {
  const words = "redesign my garden with a bench";
  for (const idea of ideasOf(words)) expect(layOut(terrain, idea, readWish(words), seed).layout.idea).toBe(idea);
});

it("requested beds get narrower and stay", () => {
  for (const idea of ideasOf("flower beds and a pool")) {
    const narrow = withNarrowBeds(idea);
    expect(narrow.composition.bedDepth[1]).toBe(idea.composition.bedDepth[0]);
    expect(withoutOwnBeds(narrow)).toBe(narrow);
  }
});

it("named things have no beds to give up, but what they may hide", () => {
  for (const idea of ideasOf("a bench and a shed")) {
    const conceded = concessions.map((concede) => concede(idea, [{ thing: "shed", words: "shed", isMissing: true }]));
    expect(conceded.pop()).toEqual({ ...idea, mayHide: true });
    for (const other of conceded) expect(other).toBe(idea);
  }
});
