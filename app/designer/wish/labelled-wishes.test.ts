import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { judgeWish } from "#tests/designer/wishes/labelled/judge-wish.ts";
import { parseLabelledWishes } from "#tests/designer/wishes/labelled/labelled-wish.ts";

/** What the reader has reached on these wishes, less a little: a change that loses more than it wins is seen here. */
const sets = [
  { file: "tune.json", asked: 382, right: 346, lost: 2, misread: 8, added: 9, keeps: 32, refuses: 50, moods: 62 },
  { file: "second.json", asked: 405, right: 334, lost: 7, misread: 18, added: 31, keeps: 35, refuses: 40, moods: 49 },
  {
    file: "third-tuned.json",
    asked: 146,
    right: 134,
    lost: 0,
    misread: 3,
    added: 10,
    keeps: 22,
    refuses: 23,
    moods: 17,
  },
  { file: "fourth-tuned.json", asked: 94, right: 78, lost: 2, misread: 2, added: 5, keeps: 18, refuses: 12, moods: 9 },
  {
    file: "sixth-tuned.json",
    asked: 194,
    right: 170,
    lost: 1,
    misread: 8,
    added: 14,
    keeps: 6,
    refuses: 23,
    moods: 11,
  },
] as const;

describe.each(sets)("what the people of $file asked for is read", ({ file, ...reached }) => {
  const labels = new URL(`../../../tests/designer/wishes/labelled/${file}`, import.meta.url);
  const judged = parseLabelledWishes(readFileSync(labels, "utf8")).map(judgeWish);
  const asks = judged.flatMap((wish) => wish.asks);

  test("and next to nothing is lost or added", () => {
    const count = (outcome: string) => asks.filter((ask) => ask.outcome === outcome).length;
    expect(asks.length).toBe(reached.asked);
    expect(count("right")).toBeGreaterThanOrEqual(reached.right);
    expect(count("lost")).toBeLessThanOrEqual(reached.lost);
    expect(count("misread")).toBeLessThanOrEqual(reached.misread);
    expect(judged.flatMap(({ added }) => added).length).toBeLessThanOrEqual(reached.added);
  });

  test.each([
    ["keeps", "missedKeeps"],
    ["refuses", "missedRefusals"],
    ["moods", "missedMoods"],
  ] as const)("with its %s", (said, missed) => {
    const all = judged.flatMap(({ labelled }) => labelled[said]).length;
    expect(all - judged.flatMap((wish) => wish[missed]).length).toBeGreaterThanOrEqual(reached[said]);
  });
});
