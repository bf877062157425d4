import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { readWish } from "../wish/read-wish.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut } from "./lay-out-plan.ts";
import { scoreEdges } from "./ranking/parts/edges.ts";
import { lookAt } from "./ranking/seen/candidate.ts";

const yard = drawFencedYard();
const turns = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

it.each(["redesign my garden: a lawn and flowers", "cottage garden", "tropical garden"])(
  "beds of a whole yard are along its edges and not in mid-lawn: %s",
  (words) => {
    const scores = turns.map((turn) => scoreEdges(lookAt(designOf(words, turn))));
    expect(Math.min(...scores)).toBeGreaterThan(0.9);
  },
);

it("gravel has drifts of plants all over it, without another ground around them", () => {
  for (const turn of turns) {
    const { plan } = designOf("redesign my garden: gravel instead of the lawn, grasses", turn);
    expect(plan.materials.bed).toBe(plan.materials.base);
    const inMiddle = plan.plants.filter(({ x, z }) => Math.abs(x) < 2.5 && z > 3 && z < 7);
    expect(inMiddle.length, `design ${turn}`).toBeGreaterThan(5);
  }
});

function designOf(words: string, turn: number) {
  const wish = readWish(words);
  const terrain = terrainOf(yard);
  return layOut(terrain, findIdea(wish, terrain, 1, 0, turn), wish, 1);
}
