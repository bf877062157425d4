import { expect, test } from "vitest";
import type { WishList, WishSentence } from "#app/domain/plans/wish-words.ts";
import { firstLines } from "./first-lines.ts";

const sentence = (list: WishList, ...words: string[]): WishSentence => ({
  list,
  label: "We will draw",
  entries: words.map((own) => ({ of: own, words: own })),
});
const shown = (lists: readonly WishSentence[]) => lists.map(({ list, entries }) => [list, entries.length]);

test("a short interpretation is shown whole", () => {
  const lists = [sentence("drawn", "a stone patio", "roses"), sentence("kept", "the big tree")];
  const { first, rest } = firstLines(lists);
  expect(first).toEqual(lists.map((whole) => ({ ...whole, isCut: false })));
  expect(rest).toEqual([]);
});

test("of a long one each list keeps its line, and the rest follows", () => {
  const things = Array.from({ length: 20 }, (_, i) => `thing ${i}`);
  const lists = [sentence("drawn", ...things), sentence("not-drawn", "a helicopter"), sentence("kept", "the tree")];
  const { first, rest } = firstLines(lists);
  expect(shown(first)).toEqual([
    ["drawn", 9],
    ["not-drawn", 1],
    ["kept", 1],
  ]);
  expect(first.map(({ isCut }) => isCut)).toEqual([true, false, false]);
  expect(shown(rest)).toEqual([["drawn", 11]]);
});

test("what cannot be drawn comes before what is only confirmed", () => {
  const all: WishList[] = ["drawn", "aims", "kept", "told", "otherwise", "no-room", "not-drawn", "not-understood"];
  const { first, rest } = firstLines(all.map((list) => sentence(list, "something")));
  expect(first.map(({ list }) => list)).toEqual(["drawn", "otherwise", "no-room", "not-drawn", "not-understood"]);
  expect(rest.map(({ list }) => list)).toEqual(["aims", "kept", "told"]);
});

test("an entry with a button takes a line more", () => {
  const lists = [
    sentence("drawn", "a patio"),
    sentence("not-drawn", "a duck pond", "a slide", "a swing", "a trampoline"),
  ];
  const { first, rest } = firstLines(lists, (list) => (list === "not-drawn" ? 1 : 0));
  expect([shown(first), shown(rest)]).toEqual([
    [
      ["drawn", 1],
      ["not-drawn", 2],
    ],
    [["not-drawn", 2]],
  ]);
});
