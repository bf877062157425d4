import { expect, test } from "vitest";
import type { MeasuredYard } from "./measure-yards.ts";
import { describeMeasured, isNearlyEmpty, listWorst } from "./report-yards.ts";

function measured(more: Partial<MeasuredYard>): MeasuredYard {
  return {
    name: "yard",
    words: "a bench",
    kind: "things",
    requested: [{ thing: "bench", drawn: 1, hasSpace: true }],
    ground: { open: 100, changed: 10, unrequested: {} },
    access: { walks: 2, blocked: [] },
    pathEnds: 0,
    deadEnds: [],
    hidden: [],
    changedPixels: 0.2,
    ...more,
  };
}

const missing = { thing: "pond", drawn: 0, hasSpace: true } as const;

test.each([
  ["changes under 6 % of the ground", { changedPixels: 0.059 }, true],
  ["changes as much as that", { changedPixels: 0.06 }, false],
  ["draws less than half of what had space", { requested: [missing] }, true],
  ["draws nothing of what had no space", { requested: [{ ...missing, hasSpace: false }] }, false],
])("a design that %s: nearly empty is %3$s", (_, more, isIt) => {
  expect(isNearlyEmpty(measured(more))).toBe(isIt);
});

test("the table counts what had space, and ground by kind of wish", () => {
  const lines = describeMeasured([
    measured({ requested: [missing, { thing: "birch", count: 7, drawn: 5, hasSpace: true }] }),
    measured({
      requested: [{ ...missing, hasSpace: false }],
      ground: { open: 100, changed: 40, unrequested: { lawn: 30 } },
    }),
    measured({ kind: "whole yard", requested: [], access: { walks: 2, blocked: ["no walk to the door"] } }),
  ]);
  expect(lines).toContain("requested things drawn: 1 of 2 (50.0 %)");
  expect(lines).toContain("  no space for 1 more");
  expect(lines).toContain("numbers as requested: 0 of 1 (0.0 %)");
  expect(lines).toContain("walks free: 5 of 6 (83.3 %)");
  expect(lines.find((line) => line.startsWith("  things (2)"))).toMatch(
    /100\.0 m2, 25\.0 %, 15\.0 m2 = 15\.0 % in 1 designs \(lawn 15\.0\)$/,
  );
});

test("the worst design comes first, and one without a fault not at all", () => {
  const lines = listWorst(
    [
      measured({ name: "fine" }),
      measured({ name: "hidden", hidden: ["lilac before the bench"] }),
      measured({ name: "empty", requested: [missing], changedPixels: 0 }),
    ],
    20,
  );
  expect(lines).toEqual([
    'empty, "a bench": no pond; 0.0 % of the ground changed',
    'hidden, "a bench": lilac before the bench',
  ]);
});
