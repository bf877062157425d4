import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judgeWish } from "#tests/designer/wishes/labelled/judge-wish.ts";
import { parseLabelledWishes } from "#tests/designer/wishes/labelled/labelled-wish.ts";

const file = new URL("../../../tests/designer/wishes/labelled/tune.json", import.meta.url);
const judged = parseLabelledWishes(readFileSync(file, "utf8")).map(judgeWish);
const asks = judged.flatMap((wish) => wish.asks);

/** What the reader has reached on these wishes, less a little: a change that loses more than it wins is seen here. */
const floor = { right: 350, keeps: 33, refusals: 51, moods: 61 };
const ceiling = { lost: 3, added: 8 };

test("what 150 people asked for is read, and next to nothing is lost or added", () => {
  const count = (outcome: string) => asks.filter((ask) => ask.outcome === outcome).length;
  expect(asks.length).toBe(382);
  expect(count("right")).toBeGreaterThanOrEqual(floor.right);
  expect(count("lost")).toBeLessThanOrEqual(ceiling.lost);
  expect(judged.flatMap(({ added }) => added).length).toBeLessThanOrEqual(ceiling.added);
});

test.each([
  ["keeps", "missedKeeps", floor.keeps],
  ["refuses", "missedRefusals", floor.refusals],
  ["moods", "missedMoods", floor.moods],
] as const)("%s of theirs are read", (said, missed, least) => {
  const all = judged.flatMap(({ labelled }) => labelled[said]).length;
  expect(all - judged.flatMap((wish) => wish[missed]).length).toBeGreaterThanOrEqual(least);
});
