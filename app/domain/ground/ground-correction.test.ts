import { describe, expect, test } from "vitest";
import type { GroundCells } from "#app/providers/images/ground-cells.ts";
import {
  correctedGround,
  decodeCorrection,
  decodeGround,
  encodeCorrection,
  encodeGround,
  groundShare,
  isEmptyCorrection,
  noCorrection,
} from "./ground-correction.ts";
import { squareGrid, squaresOf, tickSquares } from "./ground-squares.ts";
import { traceOutline } from "./trace-outline.ts";

const reading: GroundCells = {
  width: 40,
  height: 30,
  cells: Uint8Array.from({ length: 1200 }, (_, i) => (i < 600 ? 1 : 2)),
};

describe("runs", () => {
  test("bring back every grid", () => {
    expect(encodeGround(reading)).toEqual({ width: 40, height: 30, runs: "600k600r" });
    expect(decodeGround(encodeGround(reading))).toEqual(reading);
    const noisy = { width: 40, height: 30, cells: Uint8Array.from({ length: 1200 }, (_, i) => (i * i) % 3) };
    expect(decodeGround(encodeGround(noisy))).toEqual(noisy);
  });

  test.each(["", "600k", "600k601r", "0k1200r", "600k600x", "600k,600r", "9999999r", "k1200", "1e3r200k"])(
    "%s is none",
    (runs) => {
      expect(decodeGround({ width: 40, height: 30, runs })).toBeUndefined();
    },
  );
});

describe("correction", () => {
  const cells = { ...reading, cells: reading.cells.map((_, i) => (i < 40 ? 2 : i >= 1160 ? 1 : 0)) };

  test("the owner's word goes over the reading, and nothing else changes", () => {
    const { cells: corrected } = correctedGround(reading, { cells });
    expect(corrected.subarray(0, 40).every((cell) => cell === 2)).toBe(true);
    expect(corrected.subarray(40, 1160)).toEqual(reading.cells.subarray(40, 1160));
    expect(corrected.subarray(1160).every((cell) => cell === 1)).toBe(true);
    expect(groundShare(correctedGround(reading, noCorrection(reading)))).toBe(0.5);
  });

  test("is stored and found again, with the regions as they were parted; what does not fit the reading says nothing", () => {
    const parted = { cells, labels: reading.cells.map((cell, i) => (cell === 2 ? 1 + (i % 2) : 0)) };
    expect(decodeCorrection(encodeCorrection(parted), reading)).toEqual(parted);
    expect(decodeCorrection(encodeCorrection({ cells }), reading)).toEqual({ cells });
    expect(isEmptyCorrection({ cells })).toBe(false);
    expect(isEmptyCorrection(decodeCorrection(null, reading))).toBe(true);
    expect(isEmptyCorrection(decodeCorrection({ ...encodeCorrection(parted), width: 41 }, reading))).toBe(true);
    expect(isEmptyCorrection(decodeCorrection({ ...encodeCorrection(parted), runs: "7k" }, reading))).toBe(true);
    expect(decodeCorrection({ ...encodeCorrection(parted), regions: "7b" }, reading)).toEqual({ cells });
  });

  test.each([
    [0.2, 6],
    [0.25, 7],
    [0.26, 8],
    [0.3, 9],
  ])("an older one keeps all above its line at %d that it says nothing else of", (keepAbove, rows) => {
    const stored = { ...encodeCorrection(noCorrection(reading)), keepAbove };
    const { cells } = decodeCorrection(stored, reading).cells;
    expect(cells.filter((cell) => cell === 1)).toHaveLength(rows * 40);
    const given = { ...encodeCorrection({ cells: { ...reading, cells: new Uint8Array(1200).fill(2) } }), keepAbove };
    expect(groundShare(correctedGround(reading, decodeCorrection(given, reading)))).toBe(1);
  });
});

describe("squares", () => {
  test("are about square, whatever the photo", () => {
    expect(squareGrid({ width: 160, height: 120 })).toEqual({ columns: 10, rows: 8 });
    expect(squareGrid({ width: 120, height: 160 })).toEqual({ columns: 8, rows: 11 });
    expect(squareGrid({ width: 160, height: 16 })).toEqual({ columns: 10, rows: 3 });
  });

  test("only a changed tick changes something", () => {
    const before = squaresOf(reading);
    expect(before.filter(Boolean)).toHaveLength(40);
    const { cells } = noCorrection(reading);
    expect(tickSquares(cells, before, before)).toEqual(cells);
    const after = before.map((ticked, i) => (i === 79 ? false : i === 0 ? true : ticked));
    const corrected = correctedGround(reading, { cells: tickSquares(cells, before, after) });
    expect(squaresOf(corrected)).toEqual(after);
  });
});

describe("the outline", () => {
  test("of a rectangle is its four corners, rounded; the border is not framed", () => {
    expect(traceOutline(reading)).toBe("M-4 16Q-4 15 -3 15L43 15Q44 15 44 16L44 33Q44 34 43 34L-3 34Q-4 34 -4 33Z");
  });

  test("of nothing is empty; a hole and an island are lines of their own, specks are not drawn", () => {
    expect(traceOutline({ ...reading, cells: new Uint8Array(1200) })).toBe("");
    const cells = reading.cells.slice();
    for (const row of [20, 21, 22]) cells.fill(1, row * 40 + 10, row * 40 + 13);
    for (const row of [2, 3, 4]) cells.fill(2, row * 40 + 10, row * 40 + 13);
    for (const place of [5, 2 * 40 + 30, 25 * 40 + 30]) cells[place] = place < 600 ? 2 : 1;
    expect(traceOutline({ ...reading, cells }).match(/M/g)).toHaveLength(3);
  });

  test("takes the stairs out of a slope", () => {
    const cells = Uint8Array.from({ length: 1200 }, (_, i) => (i % 40 > 30 - Math.floor(i / 40) ? 2 : 1));
    expect(traceOutline({ ...reading, cells }).match(/L/g)!.length).toBeLessThan(8);
  });
});
