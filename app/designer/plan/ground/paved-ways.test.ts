import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { planOf, terrainOf } from "#tests/designer/one-reading.ts";
import { createSurfaceHit, type Plan } from "../parts/plan.ts";
import { isLedByPaving } from "./paved-ways.ts";
import type { Yard } from "./yard.ts";

/** A house with a door, and a walk of 1.1 m that leads to it or ends on the lawn. */
function drawYardWithWalk(walkEnds: number) {
  const base = drawFencedYard();
  const at = groundSeenBy(base.camera);
  const isWalk = (u: number, v: number) => {
    const [x, z, depth] = at(u, v);
    return depth > 0 && base.groundAt(u, v) > 0 && Math.abs(x - 2) < 0.55 && z < walkEnds;
  };
  return drawFencedYard({
    pavingAt: (u, v) => (isWalk(u, v) ? 1 : 0),
    kindAt: (u, v) => (isWalk(u, v) ? "paving" : base.kindAt(u, v)),
    houseAt: (u, v) => (base.groundAt(u, v) > 0 ? 0 : 1),
    doors: [{ kind: "door", from: [1.5, 9], to: [2.5, 9] }],
    paving: { share: 0.3, centreU: 0.8, centreV: 0.6 },
  });
}

const whole = drawYardWithWalk(8.9);
const half = drawYardWithWalk(5);

const planOn = (yard: Yard, wish: string) => planOf(yard, wish, { seed: 4, variation: 0, composition: 1 });

function hasPath({ surfaceAt }: Plan): boolean {
  const hit = createSurfaceHit();
  for (let z = 2; z < 9; z += 0.2)
    for (let x = -3.8; x < 3.8; x += 0.2) {
      const { kind } = surfaceAt(x, z, hit);
      if (kind === "path" || kind === "stepping-stone") return true;
    }
  return false;
}

describe("flowers along the path where a walk is", () => {
  it("grow along the walk, on both of its sides", () => {
    const { plants, summary } = planOn(whole, "a path to the front door with lavender on both sides");
    const off = plants.filter(({ species }) => species === "lavender").map(({ x }) => x - 2);
    expect(off.filter((x) => x > -1.8 && x < -0.55).length).toBeGreaterThan(5);
    expect(off.filter((x) => x < 1.8 && x > 0.55).length).toBeGreaterThan(5);
    expect(summary.noRoom).toEqual([]);
  });
});

describe("a path where a walk is", () => {
  it.each(["a path to the front door", "a curved gravel path and flower beds"])(
    "%s: the walk to the door is the path, and no second one is laid",
    (wish) => {
      expect(hasPath(planOn(whole, wish))).toBe(false);
      expect(planOn(whole, wish).materials.existingPaving).toBe("keep");
    },
  );

  it("reports that it stays as it is if another surface is requested", () => {
    expect(planOn(whole, "a brick path to the front door").summary.noRoom.join()).toMatch(/the walk that is there/);
    expect(planOn(whole, "a winding path to the front door").summary.noRoom.join()).toContain(
      "curved path (the walk that is there",
    );
    expect(planOn(whole, "a path to the front door").summary.noRoom.join()).not.toMatch(/the walk that is there/);
  });

  it("one that does not lead to the door is not the path to it", () => {
    expect(isLedByPaving(terrainOf(half), { to: "front-door" })).toBe(false);
    expect(isLedByPaving(terrainOf(whole), { to: "front-door" })).toBe(true);
    expect(hasPath(planOn(half, "a path to the front door"))).toBe(true);
  });

  it("one that leads to the door is no path to what the photo does not show", () => {
    expect(isLedByPaving(terrainOf(whole), { to: "by-pool" })).toBe(false);
  });
});
