import { expect, test } from "vitest";
import { listWishWords } from "#app/domain/plans/wish-words.ts";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { readWish } from "../wish/read-wish.ts";
import type { StatedThing } from "../wish/typed/wish.ts";
import { checkRoom, summarizeRoom } from "./check-room.ts";
import type { Lack } from "./parts/no-room.ts";

const nothingReported = { leftOut: [], keeps: [], told: [], notDrawn: [], notUnderstood: [] };
const hedge: StatedThing = { thing: "hedge", words: "6 ft hedge" };
const pond: StatedThing = { thing: "pond", words: "pond 10 x 20 ft" };
const things = [hedge, pond];
const missing: Lack = { thing: "pond", words: "pond", isMissing: true };
const smaller: Lack = {
  thing: "pond",
  words: "the whole pond (2 x 3 m of the 3 x 6 m you asked for)",
  isMissing: false,
  drawnSize: "2 x 3 m",
};
const elsewhere: Lack = {
  thing: "pond",
  words: "pond on the left (we put it elsewhere)",
  isMissing: false,
  why: "we put it elsewhere",
  at: { place: "left" },
};

test.each([
  ["everywhere", [[], []], { fits: ["6 ft hedge", "pond 10 x 20 ft"], missing: [], noRoom: [] }],
  ["nowhere", [[missing], [missing]], { fits: ["6 ft hedge"], missing: [pond.words], noRoom: [pond.words] }],
  [
    "here and there",
    [[], [missing], [missing]],
    { fits: ["6 ft hedge"], missing: [], noRoom: ["pond 10 x 20 ft in 2 of 3 designs"] },
  ],
  ["smaller or not at all", [[smaller], [missing]], { fits: ["6 ft hedge"], missing: [], noRoom: [smaller.words] }],
])("a thing that fits %s", (_, designs, room) => {
  expect(summarizeRoom(things, designs)).toEqual({ ...room, resized: [] });
});

test("of two places one may do", () => {
  const two = [pond, { ...pond, words: "pond on the left" }];
  expect(summarizeRoom(two, [[missing]])).toEqual({ fits: [], missing: [], noRoom: ["pond"], resized: [] });
});

test.each([
  ["in every design", [[smaller], [smaller]], ""],
  ["in some designs", [[smaller], []], " in 1 of 2 designs"],
])("what is drawn smaller than asked is told once, with what it is drawn as: %s", (_, designs, some) => {
  const room = summarizeRoom(things, designs);
  const as = `pond 10 x 20 ft, as large as there is room for: 2 x 3 m${some}`;
  expect(room).toMatchObject({ resized: [{ of: "pond 10 x 20 ft", as }], missing: [] });
  expect(room.noRoom.join()).not.toContain("whole");
  expect(
    listWishWords({ ...nothingReported, understood: ["6 ft hedge", "pond 10 x 20 ft"], room }, "before"),
  ).toContainEqual(
    expect.objectContaining({
      list: "drawn",
      entries: ["6 ft hedge", as].map((words) => expect.objectContaining({ words })),
    }),
  );
});

test("a thing drawn smaller and elsewhere is reported once, and not as drawn in its requested place", () => {
  const room = summarizeRoom(things, [[smaller], [smaller, elsewhere]]);
  const told = listWishWords({ ...nothingReported, understood: ["pond 10 x 20 ft"], room }, "before");
  expect(told.map(({ list, entries }) => [list, entries.map(({ words }) => words)])).toEqual([
    ["otherwise", ["pond 10 x 20 ft, as large as there is room for: 2 x 3 m (we put it elsewhere in 1 of 2 designs)"]],
  ]);
});

test("a thing in another place is reported in the words of the interpretation", () => {
  expect(summarizeRoom(things, [[elsewhere]]).noRoom).toEqual(["pond 10 x 20 ft (we put it elsewhere)"]);
  const left: StatedThing = { thing: "pond", words: "round pond on the left", place: "left" };
  const right: StatedThing = { thing: "pond", words: "round pond on the right", place: "right" };
  expect(summarizeRoom([left, right], [[elsewhere], []]).noRoom).toEqual([
    "round pond on the left (we put it elsewhere) in 1 of 2 designs",
  ]);
  const [small, large] = ["small pond on the left", "large pond on the left"].map((words) => ({ ...left, words }));
  expect(summarizeRoom([small!, large!], [[elsewhere]]).noRoom).toEqual([elsewhere.words]);
});

test("each design tells how much of the ground it changes, and how much of what was requested it shows", () => {
  const yard = drawFencedYard();
  const effectsOf = (words: string) => checkRoom(yard, readWish(words), 1, 2).designs;
  const much = effectsOf("gravel instead of the lawn, with a flagstone patio and a helipad");
  const little = effectsOf("a bench and nothing else");
  expect(much).toHaveLength(2);
  for (const { changed, asked, drawn } of much) {
    expect(changed).toBeGreaterThan(0.9);
    expect(asked - drawn).toBe(1);
  }
  for (const { changed, ...things } of little) {
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(0.06);
    expect(things).toEqual({ asked: 1, drawn: 1 });
  }
  const bare = { ...yard, groundAt: () => 0 };
  expect(checkRoom(bare, readWish("a pond"), 1, 1).designs).toEqual([{ changed: 0, asked: 1, drawn: 0 }]);
});
