import { expect, it } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { groundSeenBy } from "#tests/designer/ground-seen.ts";
import { terrainOf } from "#tests/designer/one-reading.ts";
import { readHome } from "#tests/designer/plan-properties/planned-home.ts";
import { smallYards } from "#tests/designer/small-yards.ts";
import { readWish } from "../wish/read-wish.ts";
import { checkRoom } from "./check-room.ts";
import type { Terrain } from "./ground/terrain.ts";
import type { Yard } from "./ground/yard.ts";
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

const noRoomIn = (yard: Yard, words: string) => checkRoom(yard, readWish(words), seed, 2).noRoom;

it("what fits without the old paving is said to before paying", () => {
  const paved = drawFencedYard({
    pavingAt: (u, v) => (u > 60 && u < 580 && v > 210 && v < 470 ? 1 : 0),
    paving: { share: 0.7, centreU: 0.5, centreV: 0.7 },
  });
  const room = checkRoom(paved, readWish("a pool"), seed, 2);
  expect(room.missing).toEqual(["a pool"]);
  expect(room.noRoom.join()).toMatch(/^a pool \(there is room if the old paving [a-z ]+ may go\)$/);
  expect(noRoomIn(paved, "a pool, remove the paving")).toEqual([]);
  expect(noRoomIn(drawFencedYard(), "a pool 30 x 40 m").join()).not.toContain("paving");
});

/** The fenced yard with something else than ground on all but its left meter. */
function drawTakenYard(change: Partial<Yard>): Yard {
  const base = drawFencedYard();
  const at = groundSeenBy(base.camera);
  const isTaken = (u: number, v: number) => base.groundAt(u, v) > 0 && at(u, v)[0] > -3;
  return drawFencedYard({
    ...change,
    groundAt: (u, v) => (isTaken(u, v) ? 0 : base.groundAt(u, v)),
    ...(change.kindAt && { kindAt: (u, v) => (isTaken(u, v) ? change.kindAt?.(u, v) : base.kindAt(u, v)) ?? "none" }),
    ...(change.leafageAt && { leafageAt: (u, v) => (isTaken(u, v) ? 1 : 0) }),
  });
}

it.each([
  ["plants", drawTakenYard({ leafageAt: () => 1, standingAt: () => 9 }), /the plants [a-z ]+ may go/],
  ["the drive", drawTakenYard({ kindAt: () => "driveway" }), /the drive may go/],
])("what fits without %s is said to", (_, yard, words) => {
  expect(noRoomIn(yard, "a hot tub").join()).toMatch(words);
});

it("what fits without another requested thing is said to", () => {
  const yard = smallYards["16 m2"];
  expect(noRoomIn(yard, "a trampoline and a shed")).toEqual(["a trampoline (there is room without the shed)"]);
  expect(noRoomIn(yard, "a trampoline and a patio 3 x 3 m")).toEqual([
    "a trampoline (there is room without the 3 x 3 m patio)",
  ]);
});

it("where nothing that goes would help, it is said what is lacking", () => {
  expect(noRoomIn(smallYards.strip, "a trampoline")).toEqual([
    "a trampoline (too small: it needs 3.7 x 3.7 m, and the free ground is 1.6 m wide)",
  ]);
});

it("a path that cannot reach the door that is asked for is not led elsewhere", () => {
  const base = drawFencedYard();
  const at = groundSeenBy(base.camera);
  const isCut = (u: number, v: number) => at(u, v)[0] > 0.4 && at(u, v)[1] > 4.5;
  const yard = drawFencedYard({
    groundAt: (u, v) => (isCut(u, v) ? 0 : base.groundAt(u, v)),
    kindAt: (u, v) => (isCut(u, v) ? "none" : base.kindAt(u, v)),
    houseAt: (u, v) => (base.groundAt(u, v) > 0 ? 0 : 1),
    doors: [{ kind: "door", from: [1.5, 9], to: [2.5, 9] }],
  });
  const wish = readWish("a path to the front door");
  const terrain = terrainOf(yard);
  for (const turn of [0, 1, 4]) {
    const { layout, plan } = layOut(terrain, findIdea(wish, terrain, seed, 0, turn), wish, seed);
    expect([layout.path, plan.lacks.map(({ thing, isMissing }) => [thing, isMissing])]).toEqual([
      undefined,
      [["path", true]],
    ]);
  }
});
