import { describe, expect, test } from "vitest";
import type { GroundCells } from "#app/providers/images/ground-cells.ts";
import {
  correctedGround,
  decodeCorrection,
  decodeGround,
  encodeCorrection,
  encodeGround,
  groundShare,
  mergeCorrection,
  noCorrection,
  saysNothing,
  withLine,
} from "./ground-correction.ts";
import { squareGrid, squaresOf, tickSquares } from "./ground-squares.ts";
import { traceOutline } from "./trace-outline.ts";

/** 40 x 30 cells, the lower half of them ground. */
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
  test("a line keeps all above it, and can be taken back", () => {
    const line = withLine(noCorrection(reading), 0.6);
    expect(groundShare(correctedGround(reading, line))).toBeCloseTo(0.4);
    expect(groundShare(correctedGround(reading, withLine(line, null)))).toBe(0.5);
    expect(saysNothing(withLine(line, null))).toBe(true);
    expect(mergeCorrection(line).cells.filter((cell) => cell === 1)).toHaveLength(720);
  });

  test("a cell that the line crosses is kept when its middle lies above", () => {
    const keptRows = (line: number) =>
      mergeCorrection(withLine(noCorrection(reading), line)).cells.filter(Boolean).length / 40;
    expect([0.2, 0.25, 0.26, 0.3].map(keptRows)).toEqual([6, 7, 8, 9]);
  });

  test("what is given after the line counts, what was given before does not", () => {
    const all = { width: 40, height: 30, cells: new Uint8Array(1200).fill(2) };
    expect(groundShare(correctedGround(reading, withLine({ keepAbove: null, cells: all }, 0.5)))).toBe(0.5);
    expect(groundShare(correctedGround(reading, { keepAbove: 0.5, cells: all }))).toBe(1);
  });

  test("are stored and found again; what does not fit the reading counts as nothing said", () => {
    const line = withLine(noCorrection(reading), 0.6);
    expect(decodeCorrection(encodeCorrection(line), reading)).toEqual(line);
    expect(saysNothing(decodeCorrection(null, reading))).toBe(true);
    expect(saysNothing(decodeCorrection({ ...encodeCorrection(line), width: 41 }, reading))).toBe(true);
    expect(saysNothing(decodeCorrection({ ...encodeCorrection(line), runs: "7k" }, reading))).toBe(true);
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
    const corrected = correctedGround(reading, { keepAbove: null, cells: tickSquares(cells, before, after) });
    expect(squaresOf(corrected)).toEqual(after);
  });
});

describe("the outline", () => {
  test("of a rectangle is its four corners", () => {
    expect(traceOutline(reading)).toBe("M0 15L40 15L40 30L0 30Z");
  });

  test("of nothing is empty; a hole and an island are lines of their own", () => {
    expect(traceOutline({ ...reading, cells: new Uint8Array(1200) })).toBe("");
    const cells = reading.cells.slice();
    for (const row of [20, 21, 22]) cells.fill(1, row * 40 + 10, row * 40 + 13);
    for (const row of [2, 3, 4]) cells.fill(2, row * 40 + 10, row * 40 + 13);
    expect(traceOutline({ ...reading, cells }).match(/M/g)).toHaveLength(3);
  });

  test("takes the stairs out of a slope", () => {
    const cells = Uint8Array.from({ length: 1200 }, (_, i) => (i % 40 > 30 - Math.floor(i / 40) ? 2 : 1));
    expect(traceOutline({ ...reading, cells }).match(/L/g)!.length).toBeLessThan(8);
  });
});
