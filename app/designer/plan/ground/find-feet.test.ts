import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { footprintOf } from "../parts/footprint.ts";
import { createSurfaceHit } from "../parts/plan.ts";
import { findFeet } from "./find-feet.ts";
import { footClearance } from "./terrain.ts";

/** A trunk in the middle of the yard, 0.4 m thick, that extends beyond the top of the picture. */
const trunk = { x: 0.8, z: 5, half: 0.2 };

function drawYardWithTrunk(isTree = false) {
  const yard = drawFencedYard();
  const { camera } = yard;
  const foot = camera.project(trunk.x, 0, trunk.z, [0, 0, 0]);
  const half = (trunk.half * camera.focalPixels) / trunk.z;
  const isTrunk = (u: number, v: number) => Math.abs(u - foot[0]) < half && v < foot[1];
  return drawFencedYard({
    groundAt: (u, v) => (isTrunk(u, v) ? 0 : yard.groundAt(u, v)),
    kindAt: (u, v) => (isTrunk(u, v) ? "none" : yard.kindAt(u, v)),
    standingAt: (u, v) => (isTrunk(u, v) ? trunk.z : yard.standingAt(u, v)),
    leafageAt: (u, v) => (isTree && isTrunk(u, v) ? 1 : 0),
  });
}

const yardWithTrunk = drawYardWithTrunk();

it("a trunk's foot is found where it meets the ground, and a fence has none", () => {
  const feet = findFeet(yardWithTrunk);
  expect(feet.length).toBeGreaterThan(2);
  for (const [x, z] of feet) {
    expect(Math.abs(x - trunk.x)).toBeLessThan(trunk.half + 0.1);
    expect(Math.abs(z - trunk.z)).toBeLessThan(0.2);
  }
  expect(findFeet(drawFencedYard())).toEqual([]);
});

it("a bed around the tree is planted around its trunk, and without a tree it is reported", () => {
  const which = { seed: 3, variation: 0, composition: 0 };
  const words = "a round flower bed around the big tree";
  const { surfaceAt, plants, summary } = planOf(drawYardWithTrunk(true), words, which);
  for (const [dx, dz] of [
    [0.8, 0],
    [-0.8, 0],
    [0, -0.8],
  ] as const)
    expect(surfaceAt(trunk.x + dx, trunk.z + dz, createSurfaceHit()).kind).toBe("bed");
  expect(plants.length).toBeGreaterThan(5);
  for (const { x, z } of plants) expect(Math.hypot(x - trunk.x, z - trunk.z)).toBeLessThan(1.4);
  expect(summary.noRoom).toEqual([]);
  expect(planOf(yardWithTrunk, words, which).summary.noRoom).toEqual([
    "planting beds by the tree (we put it elsewhere)",
  ]);
});

describe.each([0, 1, 2, 3, 4])("design %i round a trunk that stays", (variation) => {
  const plan = planOf(yardWithTrunk, "deep flower beds everywhere, shrubs and two raised beds", {
    seed: 3,
    variation,
    composition: variation,
  });
  const offTrunk = (x: number, z: number) => Math.hypot(Math.max(0, Math.abs(x - trunk.x) - trunk.half), z - trunk.z);

  it("leaves its foot free of beds, plants and things", () => {
    const hit = createSurfaceHit();
    for (let off = -0.2; off <= 0.2; off += 0.1)
      expect(plan.surfaceAt(trunk.x + off, trunk.z - footClearance / 2, hit).kind).not.toBe("bed");
    const discs = [
      ...plan.objects.filter(({ object }) => object !== "edging-stone").flatMap(footprintOf),
      ...plan.plants.map(({ x, z }) => ({ x, z, radius: 0 })),
    ].filter(({ z }) => z < trunk.z);
    expect(Math.min(...discs.map(({ x, z, radius }) => offTrunk(x, z) - radius))).toBeGreaterThan(footClearance - 0.1);
  });
});
