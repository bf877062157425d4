import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { isPond } from "../objects/making/pond-names.ts";
import { onPlan } from "./parts/footprint.ts";
import type { ObjectPlacement, Plan } from "./parts/plan.ts";

const roomy = drawFencedYard({}, 14);
const small = drawFencedYard({}, 6);

const plans = (yard: typeof roomy, wish: string) =>
  [0, 1, 2, 3].map((composition) => planOf(yard, wish, { seed: 3, variation: composition, composition }));
const pondsIn = ({ objects }: Plan) => objects.filter(({ object }) => isPond(object));
const extentOf = ({ width = 0, depth = 0 }: ObjectPlacement) =>
  [width, depth].map((side) => Math.round(side * 10) / 10).sort((a, b) => a - b);

describe("a pond", () => {
  it.each([
    ["a natural swimming pond, 4 x 6 m", "swimming-pond", [4, 6]],
    ["a pond 5 x 3 m and a patio", "pond", [3, 5]],
    ["a koi pond, 2 by 3 m, a curved path and a patio", "koi-pond", [2, 3]],
    ["a pond, fish, 2 x 3 m", "koi-pond", [2, 3]],
  ] as const)("is drawn in a roomy yard as large as it was asked for: %s", (wish, object, size) => {
    for (const plan of plans(roomy, wish)) {
      expect(pondsIn(plan).map((pond) => [pond.object, extentOf(pond)])).toEqual([[object, size]]);
      expect(plan.summary.noRoom.filter((lack) => /pond|fish/.test(lack))).toEqual([]);
    }
  });

  it("shrinks in a small yard to a useful size, and says so", () => {
    for (const plan of plans(small, "a pond 6 x 4 m")) {
      const [[short, long] = [0, 0]] = pondsIn(plan).map(extentOf);
      expect(short).toBeGreaterThanOrEqual(0.9);
      expect(long).toBeLessThan(6);
      expect(plan.summary.noRoom).toContainEqual(expect.stringMatching(/^the whole pond \(.* of the 6 x 4 m/));
    }
  });

  it("comes with the fish that are asked for", () => {
    for (const plan of plans(roomy, "some koi"))
      expect(pondsIn(plan).map(({ object }) => object)).toEqual(["koi-pond"]);
  });
});

describe("a bridge", () => {
  it("leads over the pond from bank to bank", () => {
    for (const plan of plans(roomy, "a pond 3 x 4 m with a little bridge")) {
      const [pond] = pondsIn(plan);
      const bridges = plan.objects.filter(({ object }) => object === "bridge");
      expect([bridges.length, plan.summary.noRoom]).toEqual([1, []]);
      for (const bridge of bridges) {
        const share = (end: number) => shareOfShore(pond, onPlan(bridge, end * (bridge.width ?? 0), 0));
        expect(share(0)).toBeLessThan(1);
        expect(Math.min(share(-0.5), share(0.5))).toBeGreaterThan(1);
      }
    }
  });

  it("is not drawn where there is nothing to cross, which the room check says", () => {
    for (const { objects, summary } of plans(roomy, "a wooden bridge")) {
      expect(objects.map(({ object }) => object)).not.toContain("bridge");
      expect(summary.noRoom).toContain("bridge (needs a pond or dry creek to cross)");
    }
  });
});

/** Distance from a pond's middle, as share of that of its shore. */
function shareOfShore(pond: ObjectPlacement | undefined, { x, z }: { x: number; z: number }): number {
  const { width = 0, depth = 0, angle = 0 } = pond ?? {};
  const [dx, dz] = [x - (pond?.x ?? 0), z - (pond?.z ?? 0)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Math.hypot(((dx * cos - dz * sin) * 2) / width, ((dx * sin + dz * cos) * 2) / depth);
}
