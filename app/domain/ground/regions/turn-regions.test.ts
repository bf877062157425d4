import { expect, test } from "vitest";
import { drawnCells } from "#tests/factories/drawn-cells.ts";
import { correctedGround, noCorrection } from "../ground-correction.ts";
import { writeDoubtQuestion } from "./doubt-question.ts";
import { drawRegion } from "./draw-region.ts";
import { findRegions } from "./find-regions.ts";
import { nameRegions } from "./name-regions.ts";
import { fatesOf, turnRegion } from "./turn-regions.ts";

/** 40 x 16 cells: lawn next to a driveway. */
const { ground, kinds } = drawnCells(["lllldddddd", "lllldddddd", "lllldddddd", "lllldddddd"], 4);
const read = findRegions(ground, kinds);
const correction = noCorrection(ground).cells;

test("a region is kept or given as a whole, and turned back it is as it was read", () => {
  expect(fatesOf(read, ground)).toEqual([true, false]);
  const given = turnRegion(correction, ground, read, { number: 2, redesign: true });
  expect(given.cells.filter((word) => word === 2)).toHaveLength(24 * 16);
  expect(given.cells.filter((word) => word === 1)).toHaveLength(0);
  expect(fatesOf(read, correctedGround(ground, { cells: given }))).toEqual([true, true]);
  expect(turnRegion(given, ground, read, { number: 2, redesign: false })).toEqual(correction);

  const kept = turnRegion(given, ground, read, { number: 1, redesign: false });
  expect(fatesOf(read, correctedGround(ground, { cells: kept }))).toEqual([false, true]);
  expect(turnRegion(kept, ground, read, { number: 1, redesign: true })).toEqual(given);
});

test("one that covers both is corrected in every cell", () => {
  const ring = [
    [8, 2],
    [24, 2],
    [24, 14],
    [8, 14],
    [8, 3],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  const drawn = drawRegion(read, ring);
  if (!drawn.ok) throw new Error(drawn.reason);
  const kept = turnRegion(correction, ground, drawn.regions, { number: 3, redesign: false });
  const given = turnRegion(correction, ground, drawn.regions, { number: 3, redesign: true });
  expect(kept.cells.filter((word) => word === 1)).toHaveLength(16 * 12);
  expect(given.cells.filter((word) => word === 2)).toHaveLength(16 * 12);
});

test.each([
  ["lawn", "driveway", true, "Part 1 looks like lawn, but may be a driveway. May we redesign it?"],
  ["driveway", "gravel", false, "Part 1 looks like a driveway, but may be gravel. May we redesign it?"],
  ["driveway", "paving", false, "Part 1 looks like a driveway, but may be something else. May we redesign it?"],
  ["lawn", "none", true, "Part 1 looks like lawn, but may be something else. May we redesign it?"],
  ["lawn", "soil", true, "Part 1 looks like lawn, but may be something else. May we redesign it?"],
  ["none", "lawn", false, "We cannot tell what part 1 is. May we redesign it?"],
] as const)("%s that may be %s is asked about in plain words", (kind, maybe, redesigned, question) => {
  const [part] = nameRegions({ ...read, regions: [{ kind, maybe }, { kind: "street" }] });
  expect(writeDoubtQuestion(part!, redesigned, false)).toBe(question);
});

test("paving that the wish names is asked about as something to redesign", () => {
  const [drive] = nameRegions({ ...read, regions: [{ kind: "driveway", maybe: "paving" }, { kind: "street" }] });
  expect(writeDoubtQuestion(drive!, false, true)).toContain("may be paving");
});
