import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { planHome } from "#tests/designer/plan-properties/planned-home.ts";
import { readWish } from "../../wish/read-wish.ts";
import { readTerrain } from "../ground/terrain.ts";
import { findIdea } from "../idea/idea.ts";
import { layOut } from "../lay-out-plan.ts";
import { createSurfaceHit } from "../parts/plan.ts";

const homes = [0, 4, 8, 12, 16, 20];

it.each(["flowers by the sidewalk", "flowers along the drive"])(
  "%s: planted there, or elsewhere, but never nowhere",
  (words) => {
    const bare = homes.filter((home) => planHome(home, [words]).some(({ plan }) => plan.plants.length === 0));
    expect(bare).toEqual([]);
  },
);

it("requested beds are deep enough for three heights, deeper at a far fence, and as deep as stated", () => {
  expect(depthOf("flower beds along the fence", 5)).toBeGreaterThan(0.75);
  expect(depthOf("flower beds along the fence", 12)).toBeGreaterThan(2);
  expect(depthOf("a border along the fence 1 m deep", 12)).toBeLessThan(1.2);
  expect(depthOf("a row of lavender along the fence", 12)).toBeLessThan(1.2);
});

/** Meters of bed before the middle of a fence. */
function depthOf(words: string, fence: number): number {
  const wish = readWish(words);
  const terrain = readTerrain(drawFencedYard({}, fence), false);
  const { surfaceAt } = layOut(terrain, findIdea(wish, terrain, 1, 0, 0), wish, 1).layout;
  const hit = createSurfaceHit();
  let depth = 0;
  for (let z = fence - 4; z < fence; z += 0.05) if (surfaceAt(0, z, hit).kind === "bed") depth += 0.05;
  return depth;
}
