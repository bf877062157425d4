import { expect, test } from "vitest";
import { drawnPlan, thingAt } from "./drawn-plan.ts";
import { findDeadEnds } from "./judge-ends.ts";

const inside = [5, 3] as const;

function endIn(letter: string, more: Parameters<typeof drawnPlan>[1] = {}) {
  const row = "..........";
  const end = `.........${letter}..........`;
  const lawn = Array.from({ length: 13 }, (_, i) => (i === 6 ? end : `${row}${row}`)).join("\n");
  return findDeadEnds(drawnPlan(lawn, { pathEnds: [inside], ...more }));
}

test("a path may not end in a lawn", () => {
  expect(endIn(".")).toEqual(["path ends in nothing at 5.0, 3.0"]);
});

test.each([
  ["drive", "d"],
  ["patio", "P"],
  ["wall or fence", "#"],
  ["old paving", "v"],
])("it may end at a %s", (_, letter) => {
  expect(endIn(letter)).toEqual([]);
});

test("it may end at a door or a thing, but not at its own lights or at a plant", () => {
  expect(endIn(".", { doors: [[5.5, 3.5]] })).toEqual([]);
  expect(endIn(".", { things: [thingAt("bench", 6, 3)] })).toEqual([]);
  expect(endIn(".", { things: [thingAt("path-light", 5, 3), thingAt("lavender", 5, 3)] })).toHaveLength(1);
});
