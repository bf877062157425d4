import { expect, test } from "vitest";
import { asSentence, listWishWords, partLacks, type ShownWish } from "./wish-words.ts";

const nothing = { understood: [], leftOut: [], keeps: [], told: [], notDrawn: [], notUnderstood: [] };

function told(understood: string[], noRoom: string[], missing: string[] = []): string[] {
  const wish: ShownWish = { ...nothing, understood, room: { fits: [], missing, noRoom } };
  return listWishWords(wish, "before").map(asSentence);
}

test("each part is a sentence", () => {
  const wish = {
    understood: ["a patio", "a 3 x 4 m pond", "roses"],
    removed: ["big bush on the left"],
    leftOut: ["lawn", "thorns"],
    aims: ["a modern style"],
    keeps: ["oak", "everything else"],
    told: ["The lawn is dead"],
    notDrawn: ["helipad", "monkey bars", "remove the ivy", "remove everything that is there"],
    notUnderstood: ["zorble"],
  };
  expect(listWishWords(wish, "before").map(asSentence)).toEqual([
    "We will draw a patio, a 3 x 4 m pond, and roses.",
    "We take away the big bush on the left.",
    "We aim for a modern style.",
    "There will be no lawn and no thorns.",
    "We keep the oak and everything else.",
    "You told us “The lawn is dead”.",
    "We cannot draw a helipad and monkey bars.",
    "We cannot remove the ivy and remove everything that is there.",
    "We did not understand “zorble”.",
  ]);
});

test("a thing that is in some of the designs is drawn, and listed with how many lack it", () => {
  expect(told(["a pond", "a bench"], ["a bench in 2 of 5 designs"])).toEqual([
    "We will draw a pond and a bench (not in 2 of 5 designs).",
  ]);
});

test.each([
  [["a bench by the gate (we put it elsewhere)"], "a bench by the gate (we put it elsewhere)"],
  [
    ["a bench by the gate (we put it elsewhere) in 1 of 5 designs"],
    "a bench by the gate (we put it elsewhere in 1 of 5 designs)",
  ],
  [
    ["a bench by the gate (we put it elsewhere)", "a bench by the gate (it has another shape) in 1 of 5 designs"],
    "a bench by the gate (we put it elsewhere; it has another shape in 1 of 5 designs)",
  ],
])("a thing that is not as it was asked for is no promise among what is drawn: %s", (lacks, words) => {
  expect(told(["a pond", "a bench by the gate"], lacks)).toEqual([
    "We will draw a pond.",
    `Not quite as you asked: ${words}.`,
  ]);
});

test("what has no room has none, whatever size was requested", () => {
  const pond = "a 10 x 20 ft (3.1 x 6.1 m) pond";
  expect(told([pond], [pond], [pond])).toEqual([`We have no room for ${pond}.`]);
});

test.each([
  "there is room if the old paving on the left may go",
  "fits if the old paving may go",
  "there is room without the shed",
  "too small: it needs 3 x 4 m, and the free ground is 2.1 m deep",
  "the only room is before a door, gate or drive",
  "no free ground is large enough",
  "needs a pond or dry creek to cross",
])("what has no room is told what would make room, or why there is none: %s", (why) => {
  const pond = "a 10 x 20 ft (3.1 x 6.1 m) pond";
  const lack = `${pond} (${why})`;
  expect(told([pond, "a bench"], [lack], [pond])).toEqual(["We will draw a bench.", `We have no room for ${lack}.`]);
  expect(partLacks([`pool (${why})`])).toMatchObject({ otherwise: [] });
});

test("what has no room is distinguished from what is drawn differently", () => {
  const lacks = ["2 of 4 trees", "square pond (it has another shape)", "a bench"];
  expect(told(["a pond", "a bench"], lacks, ["a bench"])).toEqual([
    "We will draw a pond.",
    "Not quite as you asked: square pond (it has another shape).",
    "We have no room for 2 of 4 trees and a bench.",
  ]);
});
