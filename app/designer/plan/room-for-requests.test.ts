import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { readHome } from "#tests/designer/plan-properties/planned-home.ts";
import { readWish } from "../wish/read-wish.ts";
import { checkRoom } from "./check-room.ts";
import type { Terrain } from "./ground/terrain.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut } from "./lay-out-plan.ts";

const fenced = terrainOf(drawFencedYard());
const seed = 5;

function lacksOf(terrain: Terrain, words: string): string[] {
  const wish = readWish(words);
  return [0, 2, 4, 6, 9].flatMap((turn) =>
    layOut(terrain, findIdea(wish, terrain, seed, turn, turn), wish, seed).plan.lacks.map((lack) => lack.words),
  );
}

it.each([
  "a patio and a pool",
  "a fire pit with six chairs",
  "a dining table with 8 chairs",
  "a pergola",
  "string lights",
  "a trampoline",
  "a patio and a trampoline",
  "7 birches",
])("empty ground has room for it: %s", (words) => {
  expect(lacksOf(fenced, words)).toEqual([]);
});

it("a pergola that the doors keep off the patio is elsewhere", () => {
  expect(lacksOf(readHome(88).terrain, "a pergola")).toEqual([]);
});

it("requested trees may hide the house and be small, before their number is cut", () => {
  const { terrain } = readHome(9);
  expect(terrain.surroundings.house).toContain(true);
  expect(lacksOf(terrain, "7 birches")).toEqual([]);
});

it("what fits without the old paving is said to, in the plan and before paying", () => {
  const paved = drawFencedYard({
    pavingAt: (u, v) => (u > 60 && u < 580 && v > 210 && v < 470 ? 1 : 0),
    paving: { share: 0.7, centreU: 0.5, centreV: 0.7 },
  });
  const room = checkRoom(paved, readWish("a pool"), seed, 2);
  expect(room).toMatchObject({ missing: ["a pool"], noRoom: ["a pool (fits if the old paving may go)"] });
  expect(checkRoom(paved, readWish("a pool, remove the paving"), seed, 2).noRoom).toEqual([]);
  expect(checkRoom(drawFencedYard(), readWish("a pool 30 x 40 m"), seed, 2).noRoom.join()).not.toContain("paving");
});
