import { expect, test } from "vitest";
import { listWishWords } from "#app/domain/plans/wish-words.ts";
import type { ToldThing } from "../wish/typed/wish.ts";
import { tellRoom } from "./check-room.ts";
import type { Lack } from "./parts/no-room.ts";

const nothingTold = { leftOut: [], keeps: [], told: [], notDrawn: [], notUnderstood: [] };
const hedge: ToldThing = { thing: "hedge", words: "6 ft hedge" };
const pond: ToldThing = { thing: "pond", words: "pond 10 x 20 ft" };
const things = [hedge, pond];
const missing: Lack = { thing: "pond", words: "pond", isMissing: true };
const smaller: Lack = {
  thing: "pond",
  words: "the whole pond (2 x 3 m of the 3 x 6 m you asked for)",
  isMissing: false,
  drawnSize: "2 x 3 m",
};
const elsewhere: Lack = { thing: "pond", words: "pond on the left (we put it elsewhere)", isMissing: false };

test.each([
  ["everywhere", [[], []], { fits: ["6 ft hedge", "pond 10 x 20 ft"], missing: [], noRoom: [] }],
  ["nowhere", [[missing], [missing]], { fits: ["6 ft hedge"], missing: [pond.words], noRoom: [pond.words] }],
  [
    "here and there",
    [[], [missing], [missing]],
    { fits: ["6 ft hedge"], missing: [], noRoom: ["pond in 2 of 3 designs"] },
  ],
  ["smaller or not at all", [[smaller], [missing]], { fits: ["6 ft hedge"], missing: [], noRoom: [smaller.words] }],
])("a thing that fits %s", (_, designs, room) => {
  expect(tellRoom(things, designs)).toEqual({ ...room, resized: [] });
});

test("of two places one may do", () => {
  const two = [pond, { ...pond, words: "pond on the left" }];
  expect(tellRoom(two, [[missing]])).toEqual({ fits: [], missing: [], noRoom: ["pond"], resized: [] });
});

test.each([
  ["in every design", [[smaller], [smaller, elsewhere]], ""],
  ["in some designs", [[smaller], []], " in 1 of 2 designs"],
])("what is drawn smaller than asked is told once, with what it is drawn as: %s", (_, designs, some) => {
  const room = tellRoom(things, designs);
  const as = `pond 10 x 20 ft, as large as there is room for: 2 x 3 m${some}`;
  expect(room).toMatchObject({ resized: [{ of: "pond 10 x 20 ft", as }], missing: [] });
  expect(room.noRoom.join()).not.toContain("whole");
  expect(
    listWishWords({ ...nothingTold, understood: ["6 ft hedge", "pond 10 x 20 ft"], room }, "before"),
  ).toContainEqual(expect.objectContaining({ list: "drawn", words: ["6 ft hedge", as] }));
});
