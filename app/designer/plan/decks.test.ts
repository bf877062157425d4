import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { Camera } from "../stage/camera.ts";
import { onPlan } from "./parts/footprint.ts";
import type { Plan } from "./parts/plan.ts";

const wallZ = 9;
const doorX = 1;

/** A house across the whole far side, whose door's foot is `threshold` meters above the ground. */
function drawHouse(threshold: number) {
  const camera = new Camera(640, 480, 180, 480);
  const at = groundSeenBy(camera);
  const foot = camera.project(0, 0, wallZ, [0, 0, 0])[1];
  const heightOf = (v: number) => 1.6 - ((v - 180) * wallZ) / 480;
  const isDoor = (u: number, v: number) => {
    const x = ((u - 320) * wallZ) / 480;
    return Math.abs(x - doorX) < 0.5 && heightOf(v) > threshold && heightOf(v) < threshold + 2;
  };
  return drawFencedYard(
    {
      houseAt: (_, v) => (v < foot ? 1 : 0),
      builtAt: (_, v) => (v < foot ? 1 : 0),
      doorAt: (u, v) => (isDoor(u, v) ? 1 : 0),
      doors: [{ kind: "door", from: [doorX - 0.5, wallZ], to: [doorX + 0.5, wallZ] }],
      standingAt: (u, v) => (at(u, v)[2] > 0 && at(u, v)[1] < wallZ ? Number.POSITIVE_INFINITY : wallZ + 0.2),
    },
    wallZ,
  );
}

const raised = drawHouse(0.45);
const level = drawHouse(0);
const plans = (yard: typeof raised, wish: string) =>
  [0, 1, 2, 3].map((composition) => planOf(yard, wish, { seed: 3, variation: composition, composition }));
const only = ({ objects }: Plan, name: string) => objects.filter(({ object }) => object === name);

describe("a deck by the door", () => {
  it("starts at the wall below the door, its top at the threshold", () => {
    for (const plan of plans(raised, "a wooden deck in front of the door, 4 x 3 m")) {
      const [deck] = only(plan, "deck");
      if (!deck) throw new Error("no deck");
      const { width = 0, depth = 0, height = 0 } = deck;
      expect([width, depth].map((side) => Number(side.toFixed(1)))).toEqual([4, 3]);
      expect(deck.z + depth / 2).toBeCloseTo(wallZ, 0);
      expect(Math.abs(deck.x - doorX)).toBeLessThan(width / 2);
      expect(Math.abs(height - 0.45)).toBeLessThan(0.1);
    }
  });

  it("is low where the door is on the ground", () => {
    for (const plan of plans(level, "a wooden deck in front of the door"))
      expect(only(plan, "deck").map(({ height }) => height)).toEqual([0.16]);
  });

  it("has steps down to the ground, and a railing that leaves them free", () => {
    for (const plan of plans(raised, "a deck by the door with steps and a railing")) {
      const [[deck], [steps]] = [only(plan, "deck"), only(plan, "deck-steps")];
      const railing = only(plan, "railing");
      expect(railing.length).toBeGreaterThan(2);
      expect(plan.summary.noRoom).toEqual([]);
      expect((steps?.z ?? 99) + (steps?.depth ?? 0) / 2).toBeCloseTo((deck?.z ?? 0) - (deck?.depth ?? 0) / 2, 1);
      const ends = railing.flatMap((piece) => [-0.5, 0.5].map((end) => onPlan(piece, end * (piece.width ?? 0), 0)));
      const inSteps = ends.filter(
        ({ x, z }) => Math.abs(x - (steps?.x ?? 0)) < (steps?.width ?? 0) / 2 - 0.05 && z < 7,
      );
      expect(inSteps).toEqual([]);
      for (const piece of railing) expect(piece.rise).toBe(deck?.height);
    }
  });

  it("carries its furniture at its own height", () => {
    for (const plan of plans(raised, "a deck in front of the door with a table and four chairs and two pots")) {
      const [deck] = only(plan, "deck");
      const onIt = plan.objects.filter(
        ({ object, z, x }) =>
          object !== "deck" &&
          Math.abs(x - (deck?.x ?? 0)) < (deck?.width ?? 0) / 2 &&
          Math.abs(z - (deck?.z ?? 0)) < (deck?.depth ?? 0) / 2,
      );
      expect(onIt.map(({ object }) => object)).toContainEqual(expect.stringMatching(/^dining/));
      for (const { rise } of onIt) expect(rise).toBe(deck?.height);
    }
  });
});

it("a railing without a deck is not drawn, which the room check says", () => {
  for (const { objects, summary } of plans(level, "a railing")) {
    expect(objects.map(({ object }) => object)).not.toContain("railing");
    expect(summary.noRoom).toContain("railing (needs a larger deck with straight sides)");
  }
});
