import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { readWish } from "../wish/read-wish.ts";
import type { Yard } from "./ground/yard.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut, terrainOf } from "./lay-out-plan.ts";
import { areaOfOutline } from "./parts/outline.ts";
import { SurfaceMap } from "./surfaces/surface-map.ts";

/** The fenced yard with a door and paving where it is said to be. */
function drawPaved(isPaved: (x: number, z: number) => boolean): Yard {
  const base = drawFencedYard({}, 11);
  const at = groundSeenBy(base.camera);
  const pavingAt = (u: number, v: number) => {
    const [x, z, depth] = at(u, v);
    return depth > 0 && base.groundAt(u, v) > 0 && isPaved(x, z) ? 1 : 0;
  };
  return {
    ...base,
    pavingAt,
    kindAt: (u, v) => (pavingAt(u, v) ? "paving" : base.kindAt(u, v)),
    houseAt: (u, v) => (base.groundAt(u, v) > 0 ? 0 : 1),
    doors: [{ kind: "door", from: [1.5, 11], to: [2.5, 11] }],
    paving: { share: 0.18, centreU: 0.5, centreV: 0.6 },
    lushness: 0.2,
    greenShare: 0.9,
  };
}

const isOnWalk = (x: number) => Math.abs(x - 2) < 0.55;
const isOnPatio = (x: number, z: number) => Math.abs(x + 0.5) < 1.6 && Math.abs(z - 6) < 1.5;
const both = drawPaved((x, z) => isOnWalk(x) || isOnPatio(x, z));
const terrace = drawPaved(isOnPatio);

function layOutOn(yard: Yard, words: string, turn: number) {
  const wish = readWish(words);
  const terrain = terrainOf(yard, wish);
  const { layout, plan } = layOut(terrain, findIdea(wish, terrain, 3, 0, turn), wish, 3);
  const map = new SurfaceMap(plan, yard);
  const at = (x: number, z: number) => {
    const [u, v] = yard.camera.project(x, 0, z, [0, 0, 0]);
    const kind = map.kindAt(x, z, u, v);
    return kind === "base" ? map.base : kind;
  };
  return { layout, at, told: plan.summary.noRoom.join() };
}

describe("a curved path instead of the straight walk", () => {
  it.each([
    "a curved path instead of the straight walk",
    "replace the straight walk with a curved gravel path",
    "please remove the old concrete walkway, we want a winding brick path",
  ])("leads to the same ends, and the walk becomes lawn: %s", (words) => {
    for (const turn of [0, 3, 4]) {
      const { layout, at, told } = layOutOn(both, words, turn);
      const points = layout.path?.points ?? [];
      const xs = points.map(([x]) => x);
      expect(Math.max(...xs.map((x) => Math.abs(x - 2))), `${turn}`).toBeGreaterThan(0.35);
      expect([points[0]?.[0], points.at(-1)?.[0]].every((x) => Math.abs((x ?? 9) - 2) < 0.6)).toBe(true);
      expect(Math.max(...points.map(([, z]) => z))).toBeGreaterThan(9.5);
      expect(told).not.toContain("stays as it is");
      const walk = [4, 5, 6, 7, 8, 9].flatMap((z) => [1.55, 2, 2.45].map((x) => at(x, z)));
      expect(new Set(walk)).toEqual(new Set(["lawn", "path"]));
      expect(walk.filter((kind) => kind === "lawn").length).toBeGreaterThan(3);
      // The patio and the lawn around stay.
      expect([at(-0.5, 6), at(-3, 4)]).toEqual(["existing-paving", "keep"]);
    }
  });

  it("is none where the walk is not to go", () => {
    expect(layOutOn(both, "a curved path to the front door", 0).at(2, 6)).toBe("existing-paving");
  });
});

describe("the patio that is there", () => {
  const before = 3.2 * 3;

  const points = [-1.9, -1.2, -0.5, 0.2, 0.9].flatMap((x) => [4.8, 5.4, 6, 6.6, 7.2].map((z) => [x, z] as const));

  it.each([
    ["make the patio twice as big", 2 * before],
    ["a larger patio", 1.5 * before],
    ["a patio 5 x 4 m", 20],
  ])("grows where it is: %s", (words, area) => {
    for (const turn of [0, 1, 6]) {
      const { layout, at } = layOutOn(terrace, words, turn);
      const { patio } = layout;
      expect(Math.abs(1 - (patio ? areaOfOutline(patio) : 0) / area), `${turn}`).toBeLessThan(0.15);
      expect(Math.hypot((patio?.x ?? 9) + 0.5, (patio?.z ?? 9) - 6), `${turn}`).toBeLessThan(1.5);
      expect(new Set(points.map(([x, z]) => at(x, z)))).toEqual(new Set(["patio"]));
    }
  });

  it.each([
    ["half the deck", 0.5],
    ["make the deck smaller", 0.6],
    ["a patio a third the size", 1 / 3],
  ])("keeps its part at the house, as it is, and the rest becomes lawn: %s", (words, share) => {
    for (const turn of [0, 1, 6]) {
      const { at } = layOutOn(terrace, words, turn);
      const kinds = points.map(([x, z]) => [at(x, z), z] as const);
      const kept = kinds.filter(([kind]) => kind === "existing-paving");
      expect(Math.abs(kept.length / points.length - share), `${turn}`).toBeLessThan(0.15);
      expect(kinds.filter(([kind]) => kind === "lawn")).toHaveLength(points.length - kept.length);
      expect(Math.min(...kept.map(([, z]) => z))).toBeGreaterThan(4.8);
    }
  });
});
