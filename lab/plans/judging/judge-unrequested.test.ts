import { expect, test } from "vitest";
import type { YardWish } from "../yard-wishes.ts";
import { drawnPlan, thingAt } from "./drawn-plan.ts";
import { judgeUnrequested } from "./judge-unrequested.ts";

const yard = `
##########
#BBLLPPdd#
#BBLLPP..#
`;

function wish(more: Partial<YardWish>): YardWish {
  return { words: "", kind: "things", requested: [], ground: [], ...more };
}

test("all changed ground that the wish does not name counts, in square meters", () => {
  expect(judgeUnrequested(drawnPlan(yard), wish({ ground: ["bed"] }))).toEqual({
    open: 3.5,
    changed: 3,
    unrequested: { lawn: 1, paving: 1 },
  });
});

test("ground that a requested thing comes with is its own as far as people around it need it", () => {
  const patio = `${"#".repeat(16)}\n${"P".repeat(16)}`;
  const things = [thingAt("fire-pit", 1, 0.25, 0.5)];
  const requested = [{ thing: "fire-pit" }] as const;
  expect(judgeUnrequested(drawnPlan(patio, { things }), wish({ requested }))).toMatchObject({
    unrequested: { paving: 2.5 },
  });
  expect(judgeUnrequested(drawnPlan(patio.replaceAll("P", "B"), { things }), wish({ requested }))).toMatchObject({
    unrequested: { bed: 4 },
  });
  expect(judgeUnrequested(drawnPlan(patio, { things }), wish({}))).toMatchObject({ unrequested: { paving: 4 } });
});

test("a wish for the whole yard requests all of it", () => {
  expect(judgeUnrequested(drawnPlan(yard), wish({ kind: "whole yard" }))).toMatchObject({
    changed: 3,
    unrequested: {},
  });
});
