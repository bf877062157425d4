import { expect, test } from "vitest";
import { drawnPlan, thingAt } from "./drawn-plan.ts";
import { judgeRequested, widestSpace } from "./judge-requested.ts";

const lawn = `
########
#......#
#......#
#......#
#......#
#......#
`;

test("what is drawn counts, each thing once", () => {
  const plan = drawnPlan(lawn, { things: [thingAt("birch", 1, 1), thingAt("birch", 2, 1), thingAt("fire-pit", 2, 2)] });
  expect(judgeRequested(plan, [{ thing: "birch", count: 3 }, { thing: "fire-pit" }, { thing: "tree" }])).toEqual([
    { thing: "birch", count: 3, drawn: 2, hasSpace: true },
    { thing: "fire-pit", drawn: 1, hasSpace: true },
    { thing: "tree", drawn: 2, hasSpace: true },
  ]);
});

test("a missing thing had space where the open ground is wide enough for its smallest size", () => {
  const narrow = drawnPlan(lawn.replaceAll("......", "...###"));
  expect(judgeRequested(drawnPlan(lawn), [{ thing: "pergola" }])).toMatchObject([{ drawn: 0, hasSpace: true }]);
  expect(judgeRequested(narrow, [{ thing: "pergola" }])).toMatchObject([{ drawn: 0, hasSpace: false }]);
  expect(judgeRequested(narrow, [{ thing: "bench" }, { thing: "birch" }])).toMatchObject([
    { drawn: 0, hasSpace: true },
    { drawn: 0, hasSpace: true },
  ]);
});

test("a tree needs more space than a perennial", () => {
  const slit = drawnPlan(lawn.replaceAll("......", ".#####"), { step: 0.4 });
  expect(judgeRequested(slit, [{ thing: "birch" }, { thing: "lavender" }])).toMatchObject([
    { hasSpace: false },
    { hasSpace: true },
  ]);
});

test("what the design added takes no space, what was requested and old paving do", () => {
  const things = [thingAt("pond", 2, 1.5, 1)];
  const all = widestSpace(drawnPlan(lawn), []);
  expect(widestSpace(drawnPlan(lawn, { things }), [])).toBe(all);
  expect(widestSpace(drawnPlan(lawn, { things }), [{ thing: "pond" }])).toBeLessThan(all);
  expect(widestSpace(drawnPlan(lawn.replaceAll(".", "B")), [])).toBe(all);
  expect(widestSpace(drawnPlan(lawn.replaceAll(".", "v")), [])).toBe(0);
});

test("ground counts from its area on", () => {
  const patio = drawnPlan(lawn.replace("......", "..PPPP"));
  expect(judgeRequested(patio, [{ thing: "patio" }, { thing: "path" }])).toMatchObject([{ drawn: 1 }, { drawn: 0 }]);
  expect(judgeRequested(drawnPlan(lawn.replace("......", "..P...")), [{ thing: "patio" }])).toMatchObject([
    { drawn: 0 },
  ]);
  expect(judgeRequested(drawnPlan(lawn), [{ thing: "lawn" }, { thing: "gravel" }])).toMatchObject([
    { drawn: 1 },
    { drawn: 0 },
  ]);
});

test("old paving with a new surface is the requested path or patio", () => {
  const relaid = { kind: "existing-paving", change: "paving" } as const;
  const plan = drawnPlan(lawn, { laid: Array.from({ length: 64 }, (_, cell) => (cell < 8 ? relaid : undefined)) });
  expect(judgeRequested(plan, [{ thing: "path" }, { thing: "patio" }])).toMatchObject([{ drawn: 1 }, { drawn: 1 }]);
});

test("a walk that is there is the requested path", () => {
  const plan = drawnPlan(lawn, { lacks: ["a new surface on the path (the walk that is there stays as it is)"] });
  expect(judgeRequested(plan, [{ thing: "path" }])).toMatchObject([{ drawn: 1 }]);
});
