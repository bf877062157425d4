import { expect, test } from "vitest";
import type { ToldThing } from "../wish/typed/wish.ts";
import { tellRoom } from "./check-room.ts";
import type { Lack } from "./parts/no-room.ts";

const hedge: ToldThing = { thing: "hedge", words: "6 ft hedge" };
const pond: ToldThing = { thing: "pond", words: "pond 10 x 20 ft" };
const things = [hedge, pond];
const missing: Lack = { thing: "pond", words: "pond", isMissing: true };
const smaller: Lack = { thing: "pond", words: "pond larger than 2 x 3 m", isMissing: false };

test.each([
  ["everywhere", [[], []], { fits: ["6 ft hedge", "pond 10 x 20 ft"], missing: [], noRoom: [] }],
  ["nowhere", [[missing], [missing]], { fits: ["6 ft hedge"], missing: [pond.words], noRoom: [pond.words] }],
  [
    "here and there",
    [[], [missing], [missing]],
    { fits: ["6 ft hedge"], missing: [], noRoom: ["pond in 2 of 3 designs"] },
  ],
  ["smaller", [[smaller], [missing]], { fits: ["6 ft hedge"], missing: [], noRoom: ["pond larger than 2 x 3 m"] }],
])("a thing that fits %s", (_, designs, room) => {
  expect(tellRoom(things, designs)).toEqual(room);
});

test("of two places one may do", () => {
  const two = [pond, { ...pond, words: "pond on the left" }];
  expect(tellRoom(two, [[missing]])).toEqual({ fits: [], missing: [], noRoom: ["pond"] });
});
