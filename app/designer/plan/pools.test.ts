import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { footprintOf } from "./parts/footprint.ts";
import type { Plan } from "./parts/plan.ts";
import { createSurfaceHit } from "./parts/plan.ts";

const roomy = drawFencedYard({}, 14);
const small = drawFencedYard({}, 7);
const tiny = drawFencedYard({}, 3.4);

const plans = (yard: typeof roomy, wish: string) =>
  [0, 1, 2, 3].map((composition) => planOf(yard, wish, { seed: 3, variation: composition, composition }));
const poolsIn = ({ objects }: Plan) => objects.filter(({ object }) => /pool$/.test(object));
const copingWidth = 0.35;
const waterOf = ({ width = 0, depth = 0 }) =>
  [width, depth].map((side) => Math.round((side - 2 * copingWidth) * 100)).sort((a, b) => b - a);

describe("a pool", () => {
  it.each([
    ["a swimming pool 6 x 3 m", "pool", [600, 300]],
    ["a 10 x 20 ft pool", "pool", [610, 305]],
    ["a kidney pool 5 x 3 m", "kidney-pool", [500, 300]],
    ["a plunge pool", "plunge-pool", [300, 220]],
  ] as const)("lies in a roomy yard as it was asked for: %s", (wish, object, size) => {
    for (const plan of plans(roomy, wish)) {
      expect(poolsIn(plan).map((pool) => [pool.object, waterOf(pool)])).toEqual([[object, size]]);
      expect(plan.summary.noRoom).toEqual([]);
    }
  });

  it("is reported with its size, which is the usual one if none is stated", () => {
    const [plan] = plans(drawFencedYard({}, 16), "a lap pool 5 m x 2.5 m");
    expect(plan?.summary.title).toMatch(/a lap pool of 5 x 2.5 m/i);
  });

  it("shrinks in a small yard, and says so", () => {
    for (const plan of plans(small, "a swimming pool 8 x 4 m")) {
      const [[long, short] = [0, 0]] = poolsIn(plan).map(waterOf);
      expect(long).toBeGreaterThanOrEqual(400);
      expect(long).toBeLessThan(760);
      expect(short).toBeGreaterThanOrEqual(220);
      expect(plan.summary.noRoom).toContainEqual(expect.stringMatching(/^the whole pool \(.* of the 8 x 4 m/));
    }
  });

  it("requested by one side is reported by that side", () => {
    for (const plan of plans(small, "a 10 m pool"))
      expect(plan.summary.noRoom).toContainEqual(expect.stringMatching(/^the whole pool \([\d.]+ m of the 10 m/));
  });

  it("leaves room for the patio that is wanted with it", () => {
    for (const { summary } of plans(drawFencedYard({}, 12), "a pool with a deck around it and a dining table"))
      expect([summary.noRoom, summary.objects]).toEqual([[], expect.objectContaining({ pool: 1, "dining-set": 1 })]);
  });

  it("is reported as not fitting in a tiny one", () => {
    for (const plan of plans(tiny, "a swimming pool")) {
      expect(poolsIn(plan)).toEqual([]);
      expect(plan.summary.noRoom).toContain("pool");
    }
  });

  it("has nothing in it, no bed at its coping and no way through it", () => {
    const hit = createSurfaceHit();
    for (const wish of [
      "a pool, a deck, a curved path, trees and roses",
      "a pool with flowers around it and a bench",
      "a pool 5 x 3 m in the middle, a patio at the back, a path to the patio and a dry creek",
    ])
      for (const plan of plans(roomy, wish)) {
        const [pool] = poolsIn(plan);
        if (!pool) throw new Error(`No pool: ${plan.summary.noRoom.join()}`);
        const own = footprintOf(pool);
        const isIn = ({ x, z }: { x: number; z: number }) =>
          own.some((disc) => Math.hypot(disc.x - x, disc.z - z) < disc.radius);
        expect(plan.plants.filter(isIn)).toEqual([]);
        expect(plan.objects.filter((object) => object !== pool && isIn(object))).toEqual([]);
        expect(new Set(own.map(({ x, z }) => plan.surfaceAt(x, z, hit).kind))).toEqual(new Set(["base"]));
      }
  });

  it("is next to the deck requested around it, or reports that it is not", () => {
    for (const plan of plans(roomy, "a pool 5 x 2.5 m with a deck around it")) {
      expect(poolsIn(plan)).toHaveLength(1);
      expect(plan.summary.title).toMatch(/deck/i);
    }
  });

  it("is none where the one that is there is kept", () => {
    for (const plan of plans(roomy, "keep the pool, palms around the pool")) expect(poolsIn(plan)).toEqual([]);
  });
});
