import { describe, expect, it } from "vitest";
import { Camera } from "../stage/camera.ts";
import { farthestBed } from "./ground/terrain.ts";
import type { Yard } from "./ground/yard.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { createSurfaceHit, type Plan } from "./parts/plan.ts";

const wish = "a flagstone patio with a fire pit, curved gravel path and lavender";

/** A flat yard 8 m wide in front of a fence `depth` metres away; the ground begins 1.8 m from the camera. */
function createFencedYard(change: Partial<Yard> = {}, depth = 9): Yard {
  const camera = new Camera(640, 480, 180, 480);
  const isGround = (u: number, v: number) => {
    const [x, z, distance] = camera.groundAt(u, v, [0, 0, 0]);
    return distance > 0 && Math.abs(x) < 4 && z < depth;
  };
  return {
    camera,
    groundAt: (u, v) => (isGround(u, v) ? 1 : 0),
    kindAt: (u, v) => (isGround(u, v) ? "lawn" : "none"),
    pavingAt: () => 0,
    doors: [],
    uprightsAt: () => 0,
    builtAt: () => 0,
    standingAt: (u, v) => (isGround(u, v) ? Number.POSITIVE_INFINITY : depth + 0.2),
    greenShare: 0.3,
    lushness: 0.05,
    ...change,
  };
}

describe("layOutPlan", () => {
  const yard = createFencedYard();
  const plans = [0, 1, 2, 3, 4].map((variation) => layOutPlan(yard, wish, 7, variation));

  it("gives the same plan for the same seed", () => {
    expect(data(layOutPlan(yard, wish, 7, 2))).toEqual(data(plans[2]));
    expect(data(layOutPlan(yard, wish, 8, 2))).not.toEqual(data(plans[2]));
  });

  it("keeps what the customer asked for in every variation", () => {
    for (const { materials, summary } of plans) {
      expect(materials.patio).toMatch(/^(flagstone|ashlar)-/);
      expect(materials.path).toMatch(/^gravel-/);
      expect(Object.keys(summary.objects).some((name) => name.startsWith("fire-"))).toBe(true);
      expect(summary.plants.lavender).toBeGreaterThan(3);
    }
  });

  it("lays no bed farther away than anything is planted", () => {
    const deep = createFencedYard({}, 24);
    const plan = layOutPlan(deep, "cottage garden with deep flower beds along the fence", 7, 0);
    const hit = createSurfaceHit();
    for (let z = farthestBed + 0.25; z < 24; z += 0.5)
      for (let x = -4; x < 4; x += 0.5) expect(plan.surfaceAt(x, z, hit).kind, `${x}, ${z}`).not.toBe("bed");
  });

  it("makes five variations that differ in layout and materials", () => {
    const patios = plans.map((plan) => outlineOf(plan, "patio"));
    const paths = plans.map((plan) => outlineOf(plan, "path"));
    for (let a = 0; a < 5; a++)
      for (let b = a + 1; b < 5; b++) {
        expect(overlap(patios[a], patios[b])).toBeLessThan(0.9);
        expect(overlap(paths[a], paths[b])).toBeLessThan(0.9);
        expect(plans[a].summary.title).not.toBe(plans[b].summary.title);
      }
    expect(new Set(plans.map((plan) => plan.materials.patio)).size).toBeGreaterThanOrEqual(4);
  });

  it("plants only on open ground, off patio and path", () => {
    const hit = createSurfaceHit();
    for (const plan of plans)
      for (const { x, z } of plan.plants) {
        expect(Math.abs(x)).toBeLessThan(4.1);
        expect(z).toBeLessThan(9.1);
        const { kind } = plan.surfaceAt(x, z, hit);
        expect(["bed", "base"]).toContain(kind);
      }
  });

  it("keeps a healthy lawn and lays a new one where it is poor", () => {
    const lush = createFencedYard({ greenShare: 0.9, lushness: 0.2 });
    expect(layOutPlan(lush, wish, 1, 0).materials.base).toBe("keep");
    expect(layOutPlan(yard, wish, 1, 0).materials.base).toBe("lawn");
    expect(layOutPlan(lush, "no lawn, gravel garden", 1, 0).materials.base).toMatch(/^gravel-/);
  });

  it("builds on paving that is there", () => {
    const camera = yard.camera;
    const paved = createFencedYard({
      pavingAt: (u, v) => (u > 200 && u < 440 && v > 260 && v < 400 ? 1 : 0),
      paving: { share: 0.25, centreU: 0.5, centreV: 0.7 },
    });
    const plan = layOutPlan(paved, wish, 1, 0);
    expect(plan.materials.existingPaving).toBe(plan.materials.patio);
    expect(outlineOf(plan, "patio").size).toBe(0);
    for (const { x, z } of plan.plants) {
      const [u, v] = camera.project(x, 0, z, [0, 0, 0]);
      expect(paved.pavingAt(u, v)).toBe(0);
    }
  });

  it("copes with an empty wish and with a yard without ground", () => {
    expect(layOutPlan(yard, "", 1, 0).plants.length).toBeGreaterThan(5);
    const bare = createFencedYard({ groundAt: () => 0 });
    expect(layOutPlan(bare, wish, 1, 0).plants).toEqual([]);
  });
});

/** All of a plan that is not a function. */
function data(plan: Plan): unknown {
  return JSON.parse(JSON.stringify(plan));
}

/** The cells of 20 cm that a surface covers. */
function outlineOf(plan: Plan, kind: string): Set<string> {
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
