import { expect, test } from "vitest";
import { drawnPlan, thingAt } from "./drawn-plan.ts";
import { judgeAccess } from "./judge-access.ts";

const lawn = `
############
#..........#
#..........#
#..........#
#..........#
#..........#
#..........#
`;
/** The door is in the far wall. */
const doors = [[3, 3]] as const;

test("an empty lawn keeps the walk from the door", () => {
  expect(judgeAccess(drawnPlan(lawn, { doors }), [])).toEqual({ walks: 1, blocked: [] });
});

test("a bed across the yard blocks it, one next to the walk does not", () => {
  const [row, bed] = [".".repeat(10), "B".repeat(10)];
  const across = lawn.replace(`${row}#\n#${row}#\n#${row}`, `${row}#\n#${bed}#\n#${bed}`);
  expect(judgeAccess(drawnPlan(across, { doors }), []).blocked).toEqual(["no walk to the door"]);
  const nextToWalk = lawn.replaceAll("#..........#", "#BBBB......#");
  expect(judgeAccess(drawnPlan(nextToWalk, { doors }), []).blocked).toEqual([]);
});

test("things narrow a walk to nothing, low ones do not", () => {
  const things = [1, 2, 3, 4, 5].map((x) => thingAt("boulder", x, 1.5, 0.4, 0.5));
  const low = things.map((own) => ({ ...own, height: 0.2 }));
  expect(judgeAccess(drawnPlan(lawn, { doors, things }), []).blocked).toEqual(["no walk to the door"]);
  expect(judgeAccess(drawnPlan(lawn, { doors, things: low }), []).blocked).toEqual([]);
});

test("a walk that did not exist before is not lost", () => {
  const walled = lawn.replace("#..........#", "############").replace("#..........#", "############");
  expect(judgeAccess(drawnPlan(walled, { doors }), [])).toEqual({ walks: 0, blocked: [] });
});

test("the way to a requested fire must be free", () => {
  const things = [thingAt("fire-pit", 3, 1.5, 0.3)];
  const ring = lawn.replaceAll("#..........#", "#BBBBBBBBBB#");
  expect(judgeAccess(drawnPlan(lawn, { things }), [{ thing: "fire-pit" }])).toEqual({ walks: 1, blocked: [] });
  expect(judgeAccess(drawnPlan(ring, { things }), [{ thing: "fire-pit" }]).blocked).toEqual([
    "no walk to the fire-pit",
  ]);
});

test("a patio is open toward the house unless all of that side is planted", () => {
  const patio = `
############
#..........#
#....PPPP..#
#....PPPP..#
#..........#
#..........#
`;
  const shut = patio.replace("#..........#", "#BBBBBBBBBB#");
  const partly = patio.replace("#..........#", "#BBBBBB....#");
  const blockedIn = (drawing: string) => judgeAccess(drawnPlan(drawing), [{ thing: "patio" }]).blocked;
  expect(blockedIn(patio)).toEqual([]);
  expect(blockedIn(partly)).toEqual([]);
  expect(blockedIn(shut)).toEqual(["patio closed towards the house"]);
});

test("a thing on ground that no walk led to before loses none", () => {
  const things = [thingAt("fire-pit", 5, 1.5, 0.2)];
  const apart = lawn.replaceAll("#..........#", "#....####..#").replace(/#[.#]+#\n$/, "#....#######\n");
  expect(judgeAccess(drawnPlan(apart, { things }), [{ thing: "fire-pit" }])).toEqual({ walks: 0, blocked: [] });
});

test("without a house in the picture there is no side to keep open", () => {
  const shut = `
############
#BBBBBBBBBB#
#BBBPPPPBBB#
#BBBPPPP...#
#..........#
`;
  const { blocked } = judgeAccess(drawnPlan(shut, { toHouse: () => Number.POSITIVE_INFINITY }), [{ thing: "patio" }]);
  expect(blocked).toEqual([]);
});
