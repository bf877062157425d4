import { expect, test } from "vitest";
import { listWishWords, type ToldWish } from "./wish-words.ts";

const nothing = { understood: [], leftOut: [], keeps: [], told: [], notDrawn: [], notUnderstood: [] };

function told(understood: string[], noRoom: string[], missing: string[] = []): string[] {
  const wish: ToldWish = { ...nothing, understood, room: { fits: [], missing, noRoom } };
  return listWishWords(wish, "before").map(({ label, words }) => `${label}: ${words.join(", ")}`);
}

test.each([
  ["stands elsewhere", "bench (we put it elsewhere)", "bench (we put it elsewhere)"],
  [
    "stands elsewhere in some",
    "bench (we put it elsewhere) in 1 of 5 designs",
    "bench (we put it elsewhere in 1 of 5 designs)",
  ],
  ["is in some designs only", "bench in 2 of 5 designs", "bench (not in 2 of 5 designs)"],
])("a drawn thing that %s is told once, where it is drawn", (_, lack, drawn) => {
  expect(told(["pond", "bench"], [lack])).toEqual([`We will draw: pond, ${drawn}`]);
});

test("what has no room is told apart from what is there in another way", () => {
  const lacks = ["2 of 4 trees", "square pond (it has another shape)", "bench"];
  expect(told(["pond", "bench"], lacks, ["bench"])).toEqual([
    "We will draw: pond",
    "Not quite as you asked: square pond (it has another shape)",
    "We have no room for: 2 of 4 trees, bench",
  ]);
});
