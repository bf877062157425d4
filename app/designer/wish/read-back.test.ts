import { expect, test } from "vitest";
import { insteadOf } from "./lexicon/instead.ts";
import { readBack, suggestInstead } from "./read-back.ts";
import { readWish } from "./read-wish.ts";

test.each(insteadOf.map(([, instead]) => instead))("what is offered is drawn: %s", (instead) => {
  const { understood, notDrawn } = readBack(readWish(`Please add ${instead}`));
  expect([understood.length > 0, notDrawn]).toEqual([true, []]);
});

test("what is refused and kept is told by itself", () => {
  const told = readBack(readWish("A pergola, no gravel, keep the oak"));
  expect(told).toMatchObject({ understood: ["pergola"], leftOut: ["gravel"], keeps: ["oak"] });
});

test("one or many, the same is offered", () => {
  expect(suggestInstead(["waterfalls", "flux capacitor", "benches"])).toEqual([
    { of: "waterfalls", instead: "a fountain" },
  ]);
});

test("who can't dig is told what is not planted, and what needs digging all the same", () => {
  expect(readBack(readWish("We rent and can't dig. Planters and a bench"))).toMatchObject({
    understood: ["Planters", "bench"].map((words) => expect.stringMatching(new RegExp(words, "i"))),
    leftOut: ["new beds", "new trees", "new hedge"],
  });
  expect(readBack(readWish("flower beds, but we cannot dig")).notDrawn).toEqual(["new beds without digging"]);
  expect(readBack(readWish("our dog digs")).leftOut).toEqual([]);
});

test("evergreens below the height of laurel are told to be box", () => {
  expect(readBack(readWish("evergreen shrubs under 3 ft")).understood).toEqual([
    expect.stringContaining("(drawn as boxwood)"),
  ]);
});

test("what stands for another vegetable is told, and a house that is not to be touched is kept", () => {
  expect(readBack(readWish("Okra and radishes. Don't touch the house."))).toMatchObject({
    understood: ["okra (drawn as lettuce)", "radishes (drawn as lettuce)"],
    keeps: ["house"],
  });
  expect(readBack(readWish("keep the bench by the house")).keeps).toEqual(["bench"]);
});
