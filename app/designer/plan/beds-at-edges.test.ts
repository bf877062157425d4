import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { surveyGround } from "#tests/designer/survey-ground.ts";
import { readWish } from "../wish/read-wish.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut } from "./lay-out-plan.ts";
import type { LaidOut } from "./ranking/seen/laid-out.ts";

const yard = drawFencedYard();
const turns = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

it.each(["redesign my garden: a lawn and flowers", "cottage garden", "tropical garden"])(
  "beds of a whole yard are along its edges and not in mid-lawn: %s",
  (words) => {
    const shares = turns.map((turn) => shareAtEdges(designOf(words, turn)));
    expect(Math.min(...shares)).toBeGreaterThan(0.9);
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

const directions = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/**
 * The share of the planted ground that belongs to an edge: straight ahead, behind or to a side the bed reaches a house, a
 * fence, paving or the end of the ground. Drifts in gravel have no edge.
 */
function shareAtEdges({ layout, plan: { materials } }: LaidOut): number {
  if (materials.bed === materials.base) return 1;
  const keyOf = (column: number, row: number) => `${column} ${row}`;
  const ground = surveyGround(layout);
  const kinds = new Map(ground.map(({ column, row, kind }) => [keyOf(column, row), kind]));
  const beds = ground.filter(({ kind }) => kind === "bed");
  const atEdge = beds.filter((bed) =>
    directions.some(([across, along]) => {
      let [column, row] = [bed.column, bed.row];
      while (kinds.get(keyOf(column, row)) === "bed") [column, row] = [column + across, row + along];
      return kinds.get(keyOf(column, row)) !== "base";
    }),
  );
  return beds.length > 0 ? atEdge.length / beds.length : 1;
}
