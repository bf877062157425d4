import { describe, expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { planOf, terrainOf } from "#tests/designer/one-reading.ts";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { findBlockedWalks, findWalledPatio } from "#tests/designer/plan-properties/walkable.ts";
import { readWish } from "../wish/read-wish.ts";
import { sampleField } from "./ground/ground-grid.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut } from "./lay-out-plan.ts";
import { footprintOf } from "./parts/footprint.ts";
import { createSurfaceHit } from "./parts/plan.ts";

const compositions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const wishes = ["evergreen shrubs and ornamental grasses", "a tropical look", "a border along the fence 1 m deep"];

describe("a walk", () => {
  it("is free from every door, gate and drive to the patio and to the viewer", () => {
    const homes = [12, 16, 20, 48, 64, 76].flatMap((yard) => planHome(yard, wishes));
    expect(homes.flatMap((home) => findBlockedWalks(home).map((fault) => `${home.name}: ${fault}`))).toEqual([]);
  });

  it("is free before steps, of beds, plants and things", () => {
    const base = drawFencedYard();
    const at = groundSeenBy(base.camera);
    const isSteps = (u: number, v: number) => {
      const [x, z, depth] = at(u, v);
      return depth > 0 && Math.abs(x - 2) < 0.7 && z > 7.8 && z < 9;
    };
    const yard = drawFencedYard({
      groundAt: (u, v) => (isSteps(u, v) ? 0 : base.groundAt(u, v)),
      kindAt: (u, v) => (isSteps(u, v) ? "steps" : base.kindAt(u, v)),
    });
    const hit = createSurfaceHit();
    for (const composition of compositions) {
      const plan = planOf(yard, "a border along the fence 1.5 m deep", { seed: 3, variation: 0, composition });
      // Someone who comes down the steps gets past the border, whether straight or toward a side.
      const beside = [1.4, 2, 2.6].filter((x) =>
        [6.4, 6.8, 7.2].every((z) => plan.surfaceAt(x, z, hit).kind !== "bed"),
      );
      expect(beside.length, `${composition}`).toBeGreaterThan(0);
      for (const { x, z, radius } of plan.objects.flatMap(footprintOf))
        expect(Math.hypot(x - 2, z - 7.4) - radius, `${composition}`).toBeGreaterThan(0.3);
    }
  });
});

it("is kept from a patio to the viewer where the photo shows no door, steps or drive", () => {
  const terrain = terrainOf(drawFencedYard());
  const wish = readWish("a patio at the back, and beds");
  for (const composition of compositions) {
    const { layout } = layOut(terrain, findIdea(wish, terrain, 3, 0, composition), wish, 3);
    const { walks, grid } = layout.terrain;
    const front = layout.patio ? layout.patio.z - layout.patio.halfDepth - 0.4 : 9;
    for (let z = grid.nearZ + 0.5; z < front; z += 0.5) {
      const free = [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3].filter(
        (x) => walks !== undefined && sampleField(walks, x, z) < 0,
      );
      expect(free.length, `${composition} at ${z}`).toBeGreaterThan(0);
    }
  }
});

describe("a patio", () => {
  it("is open toward the house, whatever is planted around it", () => {
    const homes = [94, 0, 5, 9, 16].flatMap((yard) =>
      planHome(yard, ["a round patio", "square patio with a table", "a patio with plants around the patio"]),
    );
    expect(homes.flatMap((home) => findWalledPatio(home).map((fault) => `${home.name}: ${fault}`))).toEqual([]);
  });
});
