import { describe, expect, it } from "vitest";
import { pairsOf } from "#tests/designer/pairs-of.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import { readWish } from "../../wish/read-wish.ts";
import { isOpenGround } from "../ground/ground-grid.ts";
import { readTerrain } from "../ground/terrain.ts";
import { findIdea } from "../idea/idea.ts";
import { layOut, layOutPlan, rankWish } from "../lay-out-plan.ts";
import { createSurfaceHit, type Plan } from "../parts/plan.ts";
import { scoreSeen } from "./parts/seen.ts";
import { planDistance, sketchPlan } from "./plan-distance.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { scoreCandidate } from "./score-candidate.ts";
import { lookAt } from "./seen/candidate.ts";

const words = "a patio with a fire pit, two trees and a pond";
const yard = smallYards["16 m2"];
const wish = readWish(words);
const seed = 11;
const leastDistance = 0.25;

describe("of all that a yard and a wish allow", () => {
  const terrain = readTerrain(yard, false);
  const designs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) =>
    layOut(terrain, findIdea(wish, terrain, seed, 0, turn), wish, seed),
  );
  const scores = designs.map((design) => scoreCandidate(lookAt(design)));
  const ranked = rankWish(yard, readWish(words), seed);

  it("the first design has the best score", () => {
    const [first] = ranked.map((turn) => scores[turn]!);
    const fewest = Math.min(...scores.map(({ faults }) => faults));
    const best = Math.max(...scores.filter(({ faults }) => faults === fewest).map(({ score }) => score));
    expect(first).toEqual({ faults: fewest, score: best });
    expect(layOutPlan(yard, readWish(words), { seed, variation: 0 }).summary.composition).toBe(ranked[0]);
  });

  it("each comes once, and the same ones come again", () => {
    expect([...ranked].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rankWish({ ...yard }, readWish(words), seed)).toEqual(ranked);
  });

  it("a given order of compositions results in the same plans", () => {
    const content = ({ objects, plants, summary }: Plan) => ({ objects, plants, summary });
    for (const variation of [0, 3]) {
      const told = layOutPlan(yard, readWish(words), { seed, variation, turns: ranked });
      expect(content(told)).toEqual(content(layOutPlan(yard, readWish(words), { seed, variation })));
    }
  });

  it("the first five are five gardens", () => {
    const sketches = ranked
      .slice(0, 5)
      .map((turn) => sketchPlan(designs[turn]!.plan, (x, z) => isOpenGround(terrain.grid, x, z)));
    for (const [one, other] of pairsOf(sketches)) expect(planDistance(one, other)).toBeGreaterThan(leastDistance);
  });

  it("only visible parts of the wish count, not those behind a shrub", () => {
    const design = designs.find(({ plan }) => plan.objects.some(({ object }) => object === "pond"))!;
    const { x, z } = design.plan.objects.find(({ object }) => object === "pond")!;
    const shrubs = [-0.8, -0.3, 0.2, 0.7].map(
      (off) => ({ species: "laurel", x: (x + off) * 0.8, z: z * 0.8, size: 1 }) as const,
    );
    const hidden = { ...design, plan: { ...design.plan, plants: [...design.plan.plants, ...shrubs] } };
    expect(scoreSeen(lookAt(hidden))).toBeLessThan(scoreSeen(lookAt(design)));
  });

  it("a requested plant that is not drawn is a fault, reported or not", () => {
    const [design] = designs;
    const own = { ...readWish("lavender"), statedThings: wish.statedThings };
    const withPlants = (species: SpeciesName) =>
      scoreCandidate(
        lookAt({ ...design!, wish: own, plan: { ...design!.plan, plants: [{ species, x: 0, z: 4, size: 1 }] } }),
      );
    expect(withPlants("boxwood").faults).toBeGreaterThan(withPlants("lavender").faults);
  });

  it("what fulfils the wish goes before what does not", () => {
    const [design] = designs;
    const lacking = (lacks: Plan["lacks"]) => ({ ...design!, plan: { ...design!.plan, lacks } });
    const without = lacking([{ thing: "pond", words: "pond", isMissing: true }]);
    expect(scoreCandidate(lookAt(without)).faults).toBeGreaterThan(scoreCandidate(lookAt(lacking([]))).faults);
    expect(
      rankCandidates([
        without,
        ...designs.slice(1, 4).map((other) => ({ ...other, plan: { ...other.plan, lacks: [] } })),
      ]).at(-1),
    ).toBe(0);
  });
});

describe("of two designs that fulfill the wish alike", () => {
  const terrain = readTerrain(yard, false);
  const planted = readWish("flower beds");
  const design = layOut(terrain, findIdea(planted, terrain, seed, 0, 0), planted, seed);
  const scoreOf = (plan: Partial<Plan>) =>
    scoreCandidate(lookAt({ ...design, plan: { ...design.plan, ...plan } })).score;

  it("the fuller one goes before the other", () => {
    expect(design.plan.plants.length).toBeGreaterThan(8);
    const bare = { ...createSurfaceHit() };
    const few = { plants: design.plan.plants.slice(0, 4), surfaceAt: () => bare };
    expect(scoreOf(few)).toBeLessThan(scoreOf({}));
  });

  it("flowers go before leaves", () => {
    const all = (species: SpeciesName, size: number) => ({
      plants: design.plan.plants.map((plant) => ({ ...plant, species, size })),
    });
    // An azalea of this size is as wide as a boxwood, and lower.
    expect(scoreOf(all("boxwood", 1))).toBeLessThan(scoreOf(all("azalea", 0.76)));
  });
});

it("a design that is drawn again with its composition is the same garden, wherever it would rank now", () => {
  const first = layOutPlan(yard, readWish(words), { seed, variation: 2 });
  const again = layOutPlan(yard, readWish(words), { seed, variation: 2, composition: first.summary.composition });
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
});
