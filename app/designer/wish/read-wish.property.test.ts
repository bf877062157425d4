import { expect, it, test } from "vitest";
import { createRandom } from "../numeric/random.ts";
import { vocabulary } from "./lexicon/lexicon.ts";
import { readWish } from "./read-wish.ts";

const pieces = [
  ...["a ", "no ", "and ", ", ", ". ", "along the ", "keep ", "patio ", "3 x 4 m ", "12' ", "row of ", "the ", "of "],
  ...[
    "lavender ",
    "hot tub ",
    "zorble ",
    "with ",
    "instead of ",
    "is ",
    "5",
    "x",
    "'",
    '"',
    "½",
    "<b>",
    "\u0000",
    "💧",
    "é",
    "中",
  ],
  ...[
    "\n",
    "-",
    "—",
    "lined with ",
    "white ",
    "brick ",
    "stays ",
    "in the left corner ",
    "paint the ",
    "\ud800",
    "__proto__ ",
    "constructor ",
  ],
];

test("the lexicon knows many terms", () => {
  const terms = new Set(vocabulary.flatMap(([phrases]) => phrases.split(", ")));
  expect(terms.size).toBeGreaterThan(900);
});

test("whatever is typed, it is read, and answered briefly", () => {
  const random = createRandom(11);
  for (let run = 0; run < 400; run++) {
    let text = "";
    while (text.length < 20 + run) text += pieces[Math.floor(random() * pieces.length)];
    const { understood, notDrawn, notUnderstood, keeps, told, items } = readWish(text);
    expect(understood.length).toBeLessThanOrEqual(24);
    expect(notDrawn.length).toBeLessThanOrEqual(12);
    expect(notUnderstood.length).toBeLessThanOrEqual(12);
    for (const entry of [...understood, ...notDrawn, ...notUnderstood, ...keeps, ...told])
      expect(entry.length).toBeLessThanOrEqual(60);
    for (const { size = {}, count = 1 } of items) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(60);
      for (const metres of Object.values(size)) expect(metres > 0 && metres <= 100).toBe(true);
    }
  }
});

it.each([
  "a",
  "1",
  "1 ",
  "a ",
  "no ",
  "1x",
  "3 x ",
  "' ",
  "and ",
  ", ",
  "lavender ",
  "of the ",
  "qwzrtp ",
  "along ",
  "-",
  "\u0301",
  "12.34",
])("time does not run away over: %j", (piece) => {
  const text = piece.repeat(2000).slice(0, 2000);
  const before = process.cpuUsage().user;
  readWish(text);
  // Microseconds of this process alone; usual are 10,000, and what runs away takes minutes.
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
});

test("a word that nobody knows is told wherever it stands", () => {
  const sentences = [
    "a flagstone patio with a fire pit and three white roses along the fence",
    "no lawn please, keep the big oak by the house",
    "gravel path from the gate to the front door, 4 ft wide",
  ];
  for (const sentence of sentences) {
    const words = sentence.split(" ");
    for (let at = 0; at <= words.length; at++) {
      const { notUnderstood, told } = readWish([...words.slice(0, at), "zorble", ...words.slice(at)].join(" "));
      expect([...notUnderstood, ...told].join(" "), `zorble at ${at} of "${sentence}"`).toContain("zorble");
    }
  }
});

test("names of the language itself mean nothing", () => {
  expect(readWish("a constructor, toString and __proto__").items).toEqual([]);
});
