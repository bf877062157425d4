import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { onPlan } from "./parts/footprint.ts";
import type { ObjectPlacement, Plan } from "./parts/plan.ts";

const yard = drawFencedYard({}, 12);
const plans = (wish: string) =>
  [0, 1, 2, 3].map((composition) => planOf(yard, wish, { seed: 3, variation: composition, composition }));
const only = ({ objects }: Plan, name: string) => objects.filter(({ object }) => object === name);

/** How many levels there are, one behind the other. */
const frontsOf = (plan: Plan) =>
  new Set(only(plan, "terrace").map(({ z, depth = 0 }) => Math.round((z - depth / 2) * 10))).size;

/** A point in a terrace's own axes. */
function within({ x, z, angle }: ObjectPlacement, at: { x: number; z: number }): [across: number, away: number] {
  const { x: dx, z: dz } = onPlan({ x: 0, z: 0, angle: -angle }, at.x - x, at.z - z);
  return [dx, dz];
}

describe("a terrace", () => {
  it("is level earth behind a wall across the ground, with plants that stand on it", () => {
    for (const plan of plans("a retaining wall with lavender on top")) {
      const terraces = only(plan, "terrace");
      expect([terraces.length > 0, plan.summary.noRoom]).toEqual([true, []]);
      const raised = plan.plants.filter(({ rise }) => rise !== undefined);
      expect(raised.map(({ species }) => species)).toContain("lavender");
      for (const plant of raised) {
        const on = terraces.filter((own) => {
          const [across, away] = within(own, plant);
          return Math.abs(across) < (own.width ?? 0) / 2 && Math.abs(away) < (own.depth ?? 0) / 2;
        });
        expect(on.length).toBe(1);
        expect(plant.rise).toBeCloseTo((on[0]?.height ?? 0) - 0.06, 2);
      }
    }
  });

  it("has a flight of steps of its own height where steps are asked for", () => {
    for (const plan of plans("terraces with stone walls and steps")) {
      const [terrace] = only(plan, "terrace");
      const steps = only(plan, "steps");
      expect(steps).toHaveLength(frontsOf(plan));
      for (const { height, depth } of steps) expect([height, depth]).toEqual([terrace?.height, terrace?.depth]);
      for (const own of only(plan, "terrace"))
        for (const flight of steps) {
          const [across] = within(own, flight);
          expect(Math.abs(across)).toBeGreaterThan(((own.width ?? 0) + (flight.width ?? 0)) / 2 - 0.15);
        }
    }
  });

  it("stands above another one where several are asked for", () => {
    for (const wish of ["two retaining walls", "raised terraces", "terraces with stone walls up the slope"])
      for (const plan of plans(wish)) {
        expect(frontsOf(plan), wish).toBe(2);
        expect(plan.summary.noRoom).toEqual([]);
      }
  });

  it("stands alone, and that is told, where the ground is not deep enough for a second one", () => {
    for (const turn of [0, 1, 2]) {
      const plan = planOf(smallYards.shallow, "planted terraces", { seed: 3, variation: turn, composition: turn });
      expect([frontsOf(plan), plan.summary.noRoom]).toEqual([1, ["1 of 2 terraces"]]);
    }
  });
});
