import { describe, expect, it, test } from "vitest";
import { furnishingSentences } from "#tests/designer/wishes/sentences-furnishings.ts";
import { moodSentences } from "#tests/designer/wishes/sentences-moods.ts";
import { plainSentences } from "#tests/designer/wishes/sentences-plain.ts";
import { ramblingSentences } from "#tests/designer/wishes/sentences-rambling.ts";
import { undrawnSentences } from "#tests/designer/wishes/sentences-undrawn.ts";
import type { ExpectedWish } from "#tests/designer/wishes/wish-sentences.ts";
import { readWish } from "./read-wish.ts";
import type { Wish } from "./typed/wish.ts";

const sentences = [
  ...plainSentences,
  ...moodSentences,
  ...undrawnSentences,
  ...ramblingSentences,
  ...furnishingSentences,
];

/** A wish as the table tells it, with nothing left out. */
function statedAs(wish: Wish) {
  const { style, items, refused, kept, patio, path, flowerColors, avoided, removals, notDrawn, remark } = wish;
  return {
    style,
    items: items.map(({ thing, of, object, place, count, size }) => ({
      thing,
      ...(of && { of }),
      ...(object && { object }),
      ...(place && { place }),
      ...(count && { count }),
      ...(size && { size }),
    })),
    refused: [...refused].sort(),
    kept: [...kept].sort(),
    patio,
    path,
    flowers: flowerColors,
    avoided: [...avoided].sort(),
    removed: removals.map(({ words }) => words),
    notDrawn,
    remark,
  };
}

function inFull(expected: ExpectedWish) {
  const {
    items = [],
    refused = [],
    kept = [],
    patio = {},
    path = {},
    flowers = [],
    avoided = [],
    removed = [],
    notDrawn = [],
  } = expected;
  return {
    style: expected.style,
    items,
    refused: [...refused].sort(),
    kept: [...kept].sort(),
    patio,
    path,
    flowers,
    avoided: [...avoided].sort(),
    removed,
    notDrawn,
    remark: expected.remark,
  };
}

describe("wishes as homeowners type them", () => {
  it.each(sentences)("%s", (words, expected) => {
    const wish = readWish(words);
    expect(statedAs(wish)).toEqual(inFull(expected));
    if (expected.notUnderstood) expect(wish.notUnderstood).toEqual(expected.notUnderstood);
  });
});

test("there are enough of them, and a fifth asks for what cannot be drawn", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(150);
  const inVain = sentences.filter(([, { notDrawn, notUnderstood, remark }]) => notDrawn || notUnderstood || remark);
  expect(inVain.length).toBeGreaterThanOrEqual(sentences.length / 5);
});
