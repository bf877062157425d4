import { expect, test } from "vitest";
import { listWishWords, partLacks, type ShownWish } from "./wish-words.ts";

const nothing = { understood: [], leftOut: [], keeps: [], told: [], notDrawn: [], notUnderstood: [] };

function told(understood: string[], noRoom: string[], missing: string[] = []): string[] {
  const wish: ShownWish = { ...nothing, understood, room: { fits: [], missing, noRoom } };
  return listWishWords(wish, "before").map(({ label, words }) => `${label}: ${words.join(", ")}`);
}

test("a thing that is in some of the designs is drawn, and listed with how many lack it", () => {
  expect(told(["pond", "bench"], ["bench in 2 of 5 designs"])).toEqual([
    "We will draw: pond, bench (not in 2 of 5 designs)",
  ]);
});

test.each([
  [["bench by the gate (we put it elsewhere)"], "bench by the gate (we put it elsewhere)"],
  [
    ["bench by the gate (we put it elsewhere) in 1 of 5 designs"],
    "bench by the gate (we put it elsewhere in 1 of 5 designs)",
  ],
  [
    ["bench by the gate (we put it elsewhere)", "bench by the gate (it has another shape) in 1 of 5 designs"],
    "bench by the gate (we put it elsewhere; it has another shape in 1 of 5 designs)",
  ],
])("a thing that is not as it was asked for is no promise among what is drawn: %s", (lacks, words) => {
  expect(told(["pond", "bench by the gate"], lacks)).toEqual([
    "We will draw: pond",
    `Not quite as you asked: ${words}`,
  ]);
});

test("what has no room has none, whatever size was requested", () => {
  const pond = "pond 10 x 20 ft (3.1 x 6.1 m)";
  expect(told([pond], [pond], [pond])).toEqual([`We have no room for: ${pond}`]);
});

test("what has no room is told what would make room", () => {
  const pond = "pond 10 x 20 ft (3.1 x 6.1 m)";
  const lack = `${pond} (fits if the old paving may go)`;
  expect(told([pond, "bench"], [lack], [pond])).toEqual(["We will draw: bench", `We have no room for: ${lack}`]);
  expect(partLacks(["pool (fits if the old paving may go)"])).toMatchObject({ otherwise: [] });
});

test("what has no room is distinguished from what is drawn differently", () => {
  const lacks = ["2 of 4 trees", "square pond (it has another shape)", "bench"];
  expect(told(["pond", "bench"], lacks, ["bench"])).toEqual([
    "We will draw: pond",
    "Not quite as you asked: square pond (it has another shape)",
    "We have no room for: 2 of 4 trees, bench",
  ]);
});
