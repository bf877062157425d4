import { expect, test } from "vitest";
import { drawnPlan, thingAt } from "./drawn-plan.ts";
import { findHidden } from "./judge-sights.ts";

const requested = [{ thing: "bench" }] as const;
const bench = thingAt("bench", 2, 6);

function hiddenBy(...things: Parameters<typeof thingAt>[]) {
  return findHidden(drawnPlan("", { things: [bench, ...things.map((own) => thingAt(...own))] }), requested);
}

test("a tall plant on the line of sight hides a bench", () => {
  expect(hiddenBy(["lilac", 1.5, 4.5])).toEqual(["lilac before the bench"]);
});

test.each<[string, ...Parameters<typeof thingAt>]>([
  ["next to it", "lilac", 3, 4.5],
  ["behind it", "lilac", 2.3, 7],
  ["more than 4 m before it", "lilac", 0.5, 1.5],
  ["low", "lavender", 1.5, 4.5, 0.4, 0.4],
])("a plant %s does not", (_, ...plant) => {
  expect(hiddenBy(plant)).toEqual([]);
});

test("what is requested itself hides nothing", () => {
  const things = [bench, thingAt("lilac", 1.5, 4.5)];
  expect(findHidden(drawnPlan("", { things }), [...requested, { thing: "lilac" }])).toEqual([]);
});

test("of several things most must be hidden", () => {
  const benches = [bench, thingAt("bench", 8, 6), thingAt("bench", 12, 6)];
  const lilac = thingAt("lilac", 1.5, 4.5);
  expect(findHidden(drawnPlan("", { things: [...benches, lilac] }), requested)).toEqual([]);
});
