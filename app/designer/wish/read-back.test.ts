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
