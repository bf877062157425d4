import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf, terrainOf } from "#tests/designer/one-reading.ts";
import { pairsOf } from "#tests/designer/pairs-of.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { readWish } from "../wish/read-wish.ts";
import { farthestBed, readTerrain, type Terrain } from "./ground/terrain.ts";
import { redrawsPaving, removesPaving } from "./idea/existing-paving.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutIdea, layOutPlan } from "./lay-out-plan.ts";
import { createSurfaceHit, type Plan } from "./parts/plan.ts";

const words = "a flagstone patio with a fire pit, curved gravel path and lavender";
const yard = drawFencedYard();
const terrain = terrainOf(yard);

describe("five variations of one wish", () => {
  const plans = [0, 1, 2, 3, 4].map((variation) => layOut(terrain, words, 7, variation));

  it("are the same for the same seed, and others for another", () => {
    for (const plan of plans.slice(2, 3)) {
      const which = { seed: 7, variation: 2, composition: 2 };
      expect(data(layOutPlan(yard, readWish(words), which))).toEqual(data(plan));
      expect(data(planOf(yard, words, which))).toEqual(data(plan));
      expect(data(layOut(terrain, words, 8, 2))).not.toEqual(data(plan));
    }
  });

  it("have everything that the customer requested", () => {
    for (const { materials, summary } of plans) {
      expect(materials.patio).toMatch(/^(flagstone|ashlar)-/);
      expect(materials.path).toMatch(/^gravel-/);
      expect(Object.keys(summary.objects).some((name) => name.startsWith("fire-"))).toBe(true);
      expect(summary.plants.lavender).toBeGreaterThan(3);
    }
  });

  it("differ in layout and materials", () => {
    for (const [one, other] of pairsOf(plans.map((plan) => ({ ...plan, patioAt: cellsOf(plan, "patio") })))) {
      expect(overlap(one.patioAt, other.patioAt)).toBeLessThan(0.9);
      expect(overlap(cellsOf(one, "path"), cellsOf(other, "path"))).toBeLessThan(0.9);
      expect(one.summary.title).not.toBe(other.summary.title);
    }
    expect(new Set(plans.map((plan) => plan.materials.patio)).size).toBeGreaterThanOrEqual(4);
  });

  it("plant only on open ground, off patio and path", () => {
    const hit = createSurfaceHit();
    for (const plan of plans)
      for (const { x, z } of plan.plants) {
        expect(Math.abs(x)).toBeLessThan(4.1);
        expect(z).toBeLessThan(9.1);
        const { kind } = plan.surfaceAt(x, z, hit);
        expect(["bed", "base"]).toContain(kind);
      }
  });
});

it("no bed is farther away than anything is planted", () => {
  const deep = readTerrain(drawFencedYard({}, 24), false);
  const plan = layOut(deep, "cottage garden with deep flower beds along the fence", 7, 0);
  const hit = createSurfaceHit();
  for (let z = farthestBed + 0.25; z < 24; z += 0.5)
    for (let x = -4; x < 4; x += 0.5) expect(plan.surfaceAt(x, z, hit).kind, `${x}, ${z}`).not.toBe("bed");
});

it("a healthy lawn stays, where it is poor a new one is laid", () => {
  const lush: Terrain = { ...terrain, yard: drawFencedYard({ greenShare: 0.9, lushness: 0.2 }) };
  const baseOf = (on: Terrain, wish: string) => findIdea(readWish(wish), on, 1, 0).paving.base;
  expect(layOut(lush, words, 1, 0).materials.base).toBe("keep");
  expect(baseOf(terrain, `${words}, a lawn`)).toBe("lawn");
  expect(baseOf(lush, "a modern garden")).toBe("keep");
  expect(baseOf(lush, "no lawn, gravel garden")).toMatch(/^gravel-/);
  expect(baseOf(lush, "white gravel instead of grass")).toBe("gravel-white");
  expect(baseOf(lush, "dark gravel instead of grass")).toBe("gravel-slate");
});

it("ground that is gravel stays gravel, unless the wish wants another", () => {
  const gravelled: Terrain = { ...terrain, yard: drawFencedYard({ gravelShare: 0.8 }) };
  const paving = (wish: string) => findIdea(readWish(wish), gravelled, 1, 0).paving;
  expect(paving("agaves and a bench")).toMatchObject({ base: "keep", onGravel: true });
  expect(paving("agaves and a bench").bed).not.toMatch(/^gravel/);
  expect(layOut(gravelled, "agaves and a bench", 1, 0).summary.title).toMatch(/the rest as it is/i);
  expect(paving("a lawn for the kids")).toMatchObject({ base: "lawn", onGravel: false });
  expect(paving("white gravel")).toMatchObject({ base: "gravel-white", onGravel: false });
  expect(paving("no gravel please").base).not.toBe("keep");
  expect(paving("a flower meadow instead of the gravel").base).toBe("lawn");
  const planted = layOut(gravelled, "take out the gravel and put plants", 1, 0);
  const kinds = [-3, -1.5, 1.5, 3].map((x) => planted.surfaceAt(x, 6, createSurfaceHit()).kind);
  expect(new Set(kinds)).toEqual(new Set(["bed"]));
  expect(findIdea(readWish("a garden with agaves and a bench"), terrain, 1, 0).paving.base).not.toBe("keep");
});

it("mulch is the ground if it is requested instead of grass", () => {
  expect(findIdea(readWish("no grass, black mulch and shrubs"), terrain, 1, 0).paving.base).toBe("mulch-black");
  expect(findIdea(readWish("black mulch and shrubs"), terrain, 1, 0).paving.base).toBe("lawn");
});

it("paving that is there is built on", () => {
  const { camera } = yard;
  const paved = drawFencedYard({
    pavingAt: (u, v) => (u > 200 && u < 440 && v > 260 && v < 400 ? 1 : 0),
    paving: { share: 0.25, centreU: 0.5, centreV: 0.7 },
  });
  const plan = layOutPlan(paved, readWish(words), { seed: 1, variation: 0, composition: 0 });
  expect(plan.materials.existingPaving).toBe(plan.materials.patio);
  expect(cellsOf(plan, "patio").size).toBe(0);
  for (const { x, z } of plan.plants) {
    const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
    expect(paved.pavingAt(u, v)).toBe(0);
  }
});

describe("paving that is there has a new surface only where the wish names it, in every variation", () => {
  const patio = { share: 0.25, centreU: 0.5, centreV: 0.7 };
  const path = { share: 0.08, centreU: 0.5, centreV: 0.7 };
  const aside = { share: 0.25, centreU: 0.1, centreV: 0.7 };
  const paved = new Map([patio, path, aside].map((paving) => [paving, drawFencedYard({ paving })]));

  it.each([
    ["more flowers and a tree", patio, "keep"],
    ["a fire pit and a bench", patio, "keep"],
    ["lavender along a gravel path", patio, "keep"],
    ["a brick patio", patio, "brick"],
    ["a brick patio", aside, "keep"],
    ["a gravel path", path, "gravel"],
    ["a brick patio", path, "keep"],
    ["remove the concrete patio", patio, "removed"],
    ["keep the patio, more flowers", patio, "keep"],
  ])("%s", (wish, paving, surface) => {
    expect(redrawsPaving(readWish(wish), paving)).toBe(surface !== "keep");
    const on = terrainOf(paved.get(paving)!, removesPaving(readWish(wish), paving));
    for (let variation = 0; variation < 10; variation++) {
      expect(findIdea(readWish(wish), on, 1, variation).paving.existingPaving).toContain(surface);
    }
  });
});

it("an empty wish and a yard without ground are planned, too", () => {
  expect(layOut(terrain, "", 1, 0).plants.length).toBeGreaterThan(5);
  const bare = drawFencedYard({ groundAt: () => 0 });
  expect(layOutPlan(bare, readWish(words), { seed: 1, variation: 0, composition: 0 }).plants).toEqual([]);
});

describe("what is placed first", () => {
  it("in a small garden tree and hedge: chairs and table give way to them", () => {
    const tiny = readTerrain(smallYards["9 m2"], false);
    expect(layOut(tiny, "a tree, a table and four chairs", 3, 6).summary.noRoom).toEqual([]);
    const { summary } = layOut(tiny, "patio, hedge, tree", 3, 2);
    expect(summary.noRoom).toEqual([]);
    expect(Object.keys(summary.plants)).toContainEqual(expect.stringMatching(/-hedge$/));
  });

  it("in a roomy one the patio is furnished before trees stand round it", () => {
    const { summary } = layOut(terrain, "a patio with 8 chairs, and 20 trees", 3, 2);
    expect(summary.noRoom).toEqual([expect.stringContaining("trees")]);
  });
});

function layOut(on: Terrain, wishWords: string, seed: number, variation: number): Plan {
  const wish = readWish(wishWords);
  return layOutIdea(on, findIdea(wish, on, seed, variation), wish, seed);
}

/** Everything in a plan except functions. */
function data(plan: Plan): unknown {
  return JSON.parse(JSON.stringify(plan));
}

function cellsOf(plan: Plan, kind: string): Set<string> {
  const hit = createSurfaceHit();
  const cells = new Set<string>();
  for (let z = 1; z < 9; z += 0.2)
    for (let x = -4; x < 4; x += 0.2)
      if (plan.surfaceAt(x, z, hit).kind === kind) cells.add(`${x.toFixed(1)},${z.toFixed(1)}`);
  return cells;
}

function overlap(a: Set<string>, b: Set<string>): number {
  const both = [...a].filter((cell) => b.has(cell)).length;
  return both / (a.size + b.size - both || 1);
}
