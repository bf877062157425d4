import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseLabelledWishes } from "#tests/designer/wishes/labelled/labelled-wish.ts";
import { createRandom } from "../numeric/random.ts";
import { findTerm, mendSpelling, vocabulary } from "./lexicon/lexicon.ts";
import { plainSpelling } from "./lexicon/spelling.ts";
import { readWish } from "./read-wish.ts";
import type { Wish } from "./typed/wish.ts";

/**
 * No content word of a wish vanishes: each one is drawn, kept, left out, told of the yard, cannot be drawn, or is told as not
 * understood. Looked at from outside: what goes in as words must come out in what is told back.
 */

const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/'s$/, "")
    .replace(/(?:es|s|ed)$/, "");
const stemsIn = (text: string) => new Set(text.split(/[^\p{L}\d']+/u).map(stem));

function toldOf({ understood, removals, keeps, told, notDrawn, notUnderstood }: Wish): string {
  const removed = removals.map(({ words }) => words);
  return [understood, removed, keeps, told, notDrawn, notUnderstood].flat().join(" ");
}

/** Ways of saying what shall become of a thing, or that it is there. % is the thing. */
const frames = [
  ...[
    "a %",
    "I want a %",
    "please add a % on the left",
    "we'd love to have a % by the house",
    "% and roses",
    "roses, a %",
  ],
  ...["put the % in the corner", "a patio with a %", "could you maybe do a %?", "a bench, then a %, then a hedge"],
  ...["keep the %", "the % stays", "leave the % alone", "don't touch the %", "roses, but the % must not be moved"],
  ...["everything can go but the %", "use the existing %", "the % we would like to keep", "nobody touches the %"],
  ...[
    "no %",
    "remove the %",
    "we hate the %",
    "get the % out of there",
    "rip out the % and plant roses",
    "a % - no thanks",
  ],
  ...["there is a % on the left", "the % is dead", "we have a %", "the % gets no sun", "our neighbours have a %"],
  ...[
    "the city took out our %",
    "we never use the %",
    "the dog digs under the %",
    "a hedge or a %",
    "a hedge instead of the %",
  ],
] as const;

const names = [
  ...vocabulary.flatMap(([phrases, { kind }]) =>
    kind === "undrawable" || kind === "thing" ? phrases.split(",").map((name) => name.trim()) : [],
  ),
  ...["zorble", "blue zorble", "zorble tree"],
];

test("whatever is said of a thing, it is told", () => {
  const random = createRandom(23);
  const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const lost: string[] = [];
  for (let run = 0; run < 600; run++) {
    const name = any(names);
    const wish = any(frames).replace("%", name);
    const read = readWish(wish);
    const stems = stemsIn(toldOf(read));
    if (read.moods.length === 0 && !name.split(/[^\p{L}\d']+/u).some((word) => stems.has(stem(word))))
      lost.push(`${wish} -> ${[...stems].join(" ")}`);
  }
  expect(lost).toEqual([]);
});

/** Words of these kinds say what shall be there or what it is like. */
function isContent(word: string): boolean {
  const term = findTerm([mendSpelling(plainSpelling(word))]);
  return !term || ["thing", "undrawable", "material", "color"].includes(term.kind);
}

/** What of the words of a wish is told by another name ("walk" is a path), or belongs to a phrase that means something else. */
const otherwiseToldAtMost = 0.11;

describe.each(["tune", "second", "third-tuned", "third-unseen", "fourth-tuned", "fourth-unseen"])(
  "the wishes of %s",
  (file) => {
    test("come back word by word, or by another name", () => {
      const labels = new URL(`../../../tests/designer/wishes/labelled/${file}.json`, import.meta.url);
      const wishes = parseLabelledWishes(readFileSync(labels, "utf8")).map(({ wish }) => wish);
      const counts = wishes.map((wish) => {
        const stems = stemsIn(toldOf(readWish(wish)));
        const words = (wish.match(/[\p{L}']{3,}/gu) ?? []).filter(isContent);
        const silent = words.filter(
          (word) => !stems.has(stem(word)) && !stems.has(stem(mendSpelling(plainSpelling(word.toLowerCase())))),
        );
        return { all: words.length, silent: silent.length };
      });
      const sum = (of: "all" | "silent") => counts.reduce((total, count) => total + count[of], 0);
      expect(sum("silent") / sum("all")).toBeLessThanOrEqual(otherwiseToldAtMost);
    });
  },
);

test.each([
  "Please make it look nice",
  "Can you look at the yard and do something lovely with it?",
  "Hello, we just moved into this house and would like your help with the garden. Thank you so much!",
  "I want my family to enjoy being outside in summer",
  "Roses by the fence please, whatever you think looks best, thanks",
  "We are a family of four and spend most weekends out there. A big patio would be great.",
  "Could you give us some ideas for the back yard? Maybe a fire pit.",
])("ordinary talk is not told as nonsense: %s", (wish) => {
  expect(readWish(wish).notUnderstood).toEqual([]);
});
