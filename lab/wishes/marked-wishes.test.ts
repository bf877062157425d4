import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseLabelledWishes } from "#tests/designer/wishes/labelled/labelled-wish.ts";
import { compileMarks, compileVoice } from "./compile-marks.ts";
import { halves, listMarkedWishes } from "./list-marked-wishes.ts";
import type { MarkedThing, MarkedWish, Span } from "./marked-wish.ts";
import { metersOf } from "./read-attribute.ts";

const wishes = halves.flatMap((half) => listMarkedWishes(half));

test("marks become offsets, and the words around them the text", () => {
  const { text, clauses } = compileMarks(
    "Hi! [want: a 10x12 ft {cedar deck|deck 10x12ft of:cedar} <off the back door|by back-door> with 3-4 {chairs|chair 3-4 @1}], " +
      "[keep: {oak} stays [why: I love it]]",
  );
  expect(text).toBe("Hi! a 10x12 ft cedar deck off the back door with 3-4 chairs, oak stays I love it");
  const quoted = ([start, end]: Span) => text.slice(start, end);
  expect(clauses.map(({ span, attitude }) => [attitude, quoted(span)])).toEqual([
    ["want", "a 10x12 ft cedar deck off the back door with 3-4 chairs"],
    ["keep", "oak stays I love it"],
  ]);
  const [deck, chairs] = clauses[0]?.things ?? [];
  expect(deck).toMatchObject({ name: "deck", of: "cedar", size: { width: 3.048, depth: 3.6576 } });
  expect(deck?.places.map(({ span, ...place }) => [quoted(span), place])).toEqual([
    ["off the back door", { relation: "by", anchors: ["back-door"] }],
  ]);
  expect(chairs).toMatchObject({ name: "chair", count: { least: 3, most: 4 }, belongsTo: 0 });
  expect(clauses[1]?.reasons.map(quoted)).toEqual(["I love it"]);
});

test("a place belongs to the thing before it, to the next where there is none, or to those that are named", () => {
  const placesIn = (source: string) =>
    compileMarks(source).clauses.flatMap(({ things }) => things.map(({ places }) => places.map((at) => at.anchors[0])));
  expect(placesIn("[want: <By the gate|by gate> {pots}, {ivy} <on the wall|on wall>]")).toEqual([["gate"], ["wall"]]);
  expect(placesIn("[want: {table} with {chairs|chair @1} <by the gate|by gate>]")).toEqual([["gate"], []]);
  expect(placesIn("[want: {pots} and {ivy} <by the gate|by gate @all>]")).toEqual([["gate"], ["gate"]]);
  expect(compileMarks("[problem mud: mud <by the gate|by gate>]").clauses[0]?.places[0]?.anchors).toEqual(["gate"]);
});

test("wishes are numbered in their voice, and notes are not part of them", () => {
  expect(compileVoice("poet", "A poet.\n\n[want: {rose}]\n\n[want: two\n{lines|line}]\n// A note.\n")).toMatchObject([
    { id: "poet-01", text: "rose" },
    { id: "poet-02", text: "two\nlines", notes: "A note." },
  ]);
});

test.each([
  ["[wish: {rose}]", "no attitude: wish"],
  ["[want: {rose}", "] is missing"],
  ["[want: rose}]", "stray }"],
  ["[want: {rose|rose soon}]", "unknown mark soon"],
  ["[want: {rose|rose 3parsec}]", "unknown unit parsec"],
  ["[want: {rose} <by the gate|nearish gate>]", "no relation: nearish"],
  ["[want: {rose} <by the gate|by @1>]", "a place without an anchor"],
  ["[want: {rose} <by the gate|by gate @2>]", "no thing @2"],
  ["[problem sadness: it is sad]", "no trouble: sadness"],
  ["[mood: quiet]", "mood"],
  ["[want: {rose} ]", "blanks at an end"],
  ["{rose}", "{ outside a clause"],
])("%s is refused", (source, message) => {
  expect(() => compileVoice("v", `A voice.\n\n${source}`)).toThrow(message);
});

test("there are many voices, each in one half, and no wish is listed twice or in another set", () => {
  expect(wishes.length).toBeGreaterThanOrEqual(1500);
  const voices = halves.map((half) => new Set(listMarkedWishes(half).map(({ voice }) => voice)));
  for (const half of voices) expect(half.size).toBeGreaterThanOrEqual(33);
  expect(voices.reduce((sum, { size }) => sum + size, 0)).toBe(new Set(wishes.map(({ voice }) => voice)).size);
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  // Very short ones are anybody's.
  const texts = wishes.map(({ text }) => plain(text)).filter((text) => text.length > 25);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  const labelled = join(import.meta.dirname, "../../tests/designer/wishes/labelled");
  const others = new Set(
    readdirSync(labelled)
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) =>
        parseLabelledWishes(readFileSync(join(labelled, file), "utf8")).map(({ wish }) => plain(wish)),
      ),
  );
  expect(texts.filter((text) => others.has(text))).toEqual([]);
});

test("every number of a count or size is in its wish", () => {
  const wrong = wishes.flatMap((wish) => {
    const things = wish.clauses.flatMap((clause) => clause.things);
    return things.flatMap((thing) =>
      numbersWithoutWords(thing, wish).map((number) => `${wish.id} ${thing.name} ${number}`),
    );
  });
  expect(wrong).toEqual([]);
});

const numberWords: readonly (readonly [RegExp, number])[] = [
  ...[/\ban?\b|half\sa\b|single/, /couple|pair|twin|both|double/, /triple/].map(
    (words, at) => [words, at + 1] as const,
  ),
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map(
    (word, at) => [new RegExp(word), at + 1] as const,
  ),
  ...([
    [/half.a.dozen/, 6],
    [/dozen/, 12],
    [/fourteen/, 14],
    [/fifteen/, 15],
    [/eighteen/, 18],
    [/twenty/, 20],
    [/thirty/, 30],
  ] as const),
  ...([
    [/forty/, 40],
    [/fifty/, 50],
    [/two meters and half/, 2.5],
    [/forty-two/, 42],
    [/hundred/, 100],
    [/half/, 0.5],
    [/a half/, 1.5],
  ] as const),
  ...([
    [/quarter/, 0.25],
    [/three and a half/, 3.5],
    [/foot and a half/, 1.5],
    [/and a half/, 2.5],
  ] as const),
];

function numbersWithoutWords({ count, size }: MarkedThing, { text }: MarkedWish): number[] {
  const words = text.toLowerCase();
  const typed = (words.match(/\d+(?:[.,]\d+)*/g) ?? []).flatMap((digits) => [
    Number(digits.replace(",", ".")),
    Number(digits.replaceAll(",", "")),
  ]);
  const said = [...typed, ...numberWords.flatMap(([word, number]) => (word.test(words) ? [number] : []))];
  const counts = count ? [count.least, count.most].filter((number) => !said.includes(number)) : [];
  const lengths = Object.values(size ?? {}).filter(
    (length) => !said.some((number) => Object.values(metersOf).some((unit) => Math.abs(number * unit - length) < 1e-3)),
  );
  return [...counts, ...lengths];
}
