import { beforeAll, describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { findDeadEnds, findInTheWay } from "#tests/designer/plan-properties/access.ts";
import { judgePlaces } from "#tests/designer/plan-properties/placed.ts";
import { type PlannedHome, planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { findBeforeHouse, findOversized, findUneven } from "#tests/designer/plan-properties/planting.ts";
import { judgeShapes } from "#tests/designer/plan-properties/shapes.ts";
import { judgeSizes } from "#tests/designer/plan-properties/sizes.ts";
import { findShortRows, judgeSpots } from "#tests/designer/plan-properties/spots.ts";
import { findUnrequested } from "#tests/designer/plan-properties/unrequested.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import type { Mood } from "../wish/lexicon/garden-words.ts";
import { readWish } from "../wish/read-wish.ts";
import { findIdea } from "./idea/idea.ts";
import { inTurn } from "./parts/in-turn.ts";

const homes = 9;
const wishes = [
  "low maintenance please",
  "a patio 4 x 5 m with a dining table, a pond 2 x 3 m on the right",
  "hedge along the fence, 6 ft high, and a bench in the back left corner",
  "gravel path to the front door with lavender along the path, a tree on the left",
  "cypress trees along the fence and a fire pit in the middle with four chairs",
  "a round patio with a square fire pit, a round pond on the left",
  "path from the gate to the front door, a bench by the front door, boulders by the gate",
  "a row of hydrangeas along the fence, a square patio",
  "three raised beds along the fence, a bench left of the front door",
  "a bed of roses in front of the window",
  "boulders left of the path",
  "four chairs by the house",
  "an arch with climbing roses over the path",
];

describe(`plans of ${homes} homes`, () => {
  const plans: PlannedHome[] = [];

  for (let home = 0; home < homes; home++)
    beforeAll(() => {
      plans.push(...planHome(home * 3, wishes));
    });

  const told = <T>(find: (plan: PlannedHome) => readonly T[]) =>
    plans.flatMap((plan) => find(plan).map((fault) => `${plan.name}: ${fault}`));

  it("contain nothing unrequested in the first design, and one reported suggestion in the others", () => {
    for (const plan of plans) {
      const unasked = findUnrequested(plan);
      expect(unasked.length, `${plan.name}: ${unasked}`).toBeLessThanOrEqual(plan.variation === 0 ? 0 : 1);
      if (unasked.length > 0) expect(plan.plan.summary.suggested, plan.name).toBeDefined();
      if (plan.variation === 0) expect(plan.plan.summary.suggested).toBeUndefined();
    }
  });

  it("have things where they were requested, or report it", () => {
    expect(
      plans.flatMap((plan) => judgePlaces(plan)).filter(({ answer }) => answer === "right").length,
    ).toBeGreaterThan(30);
    expect(
      told((plan) => judgePlaces(plan).flatMap(({ answer, thing }) => (answer === "wrong" ? [thing] : []))),
    ).toEqual([]);
  });

  it("have things at the requested spots, and paths between the requested ends, or report it", () => {
    const answers = plans.flatMap((plan) => judgeSpots(plan));
    expect(answers.filter(({ answer }) => answer === "right").length).toBeGreaterThan(10);
    expect(
      told((plan) =>
        judgeSpots(plan).flatMap(({ answer, thing, spot }) => (answer === "wrong" ? [`${thing} ${spot}`] : [])),
      ),
    ).toEqual([]);
  });

  it("draw round what is to be round and square what is to be square, or say so", () => {
    const answers = plans.flatMap((plan) => judgeShapes(plan));
    expect(answers.filter(({ answer }) => answer === "right").length).toBeGreaterThan(20);
    expect(
      told((plan) => judgeShapes(plan).flatMap(({ answer, words }) => (answer === "wrong" ? [words] : []))),
    ).toEqual([]);
  });

  it("plant a row as long as its fence", () => {
    expect(told(findShortRows)).toEqual([]);
  });

  it("draw the requested sizes, or report what was drawn", () => {
    expect(
      told((plan) => judgeSizes(plan).flatMap(({ answer, words }) => (answer === "wrong" ? [words] : []))),
    ).toEqual([]);
  });

  it("leave doors, garages and drives free, on paving, too", () => {
    expect(told(findInTheWay)).toEqual([]);
  });

  it("lead paths to a door, a drive, a patio or a requested thing, or report it", () => {
    expect(plans.some(({ wish }) => wish.items.some(({ place }) => place === "along-path"))).toBe(true);
    expect(told(findDeadEnds)).toEqual([]);
  });

  it("plant no tree that outgrows the yard unless it was named, and columns of a row at one distance", () => {
    expect(told(findOversized)).toEqual([]);
    expect(told(findUneven)).toEqual([]);
  });

  it("plant no tree in front of the house unless one was requested", () => {
    expect(plans.some(({ at, wish }) => at.houseAhead && !wish.asked.includes("tree"))).toBe(true);
    expect(told(findBeforeHouse)).toEqual([]);
  });
});

describe("what is planted where the wish leaves it open", () => {
  const terrains = [smallYards["16 m2"], drawFencedYard()].map((yard) => terrainOf(yard));
  const planted = (moods: readonly Mood[], seed: number, variation: number) => {
    const terrain = inTurn(terrains, seed);
    const { planting, tree } = findIdea({ ...readWish(""), moods }, terrain, seed, variation);
    return [...new Set([...planting.tall, ...planting.low, ...planting.edge, ...(tree ? [tree] : [])])].sort();
  };

  it("is another palette from seed to seed", () => {
    const palettes = Array.from({ length: 40 }, (_, seed) => planted([], seed, 0).join(" "));
    expect(new Set(palettes).size).toBeGreaterThanOrEqual(10);
  });

  it("is no kind in more than a quarter of the designs", () => {
    const counts = new Map<string, number>();
    const designs = 400;
    for (let i = 0; i < designs; i++)
      for (const kind of planted([], Math.floor(i / 5), i % 5)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const common = [...counts].filter(([, count]) => count > 0.26 * designs);
    expect(common).toEqual([]);
  });

  it("suits the moods of the wish", () => {
    for (let seed = 0; seed < 8; seed++) {
      const shade = planted(["shade"], seed, 0);
      expect(
        shade.some((kind) => ["fern", "hosta", "hydrangea", "azalea"].includes(kind)),
        shade.join(" "),
      ).toBe(true);
    }
  });
});
