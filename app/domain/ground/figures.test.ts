import { describe, expect, it } from "vitest";
import { cellPerson, cellRedesigned } from "#app/providers/images/ground-cells.ts";
import { figureAt, keepFigure } from "./figures.ts";
import { findRegions } from "./regions/find-regions.ts";
import { turnRegion } from "./regions/turn-regions.ts";

const [width, height] = [40, 30];
const ground = { width, height, cells: new Uint8Array(width * height).fill(cellRedesigned) };
const untouched = { ...ground, cells: new Uint8Array(width * height) };
const eye = { horizon: 0.3, height: 1.6 };

function kept(cells: Uint8Array) {
  const found = [...cells.keys()].filter((i) => cells[i] === cellPerson);
  const [columns, rows] = [found.map((i) => i % width), found.map((i) => Math.floor(i / width))];
  return { left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows), bottom: Math.max(...rows) };
}

describe("a person marked by the feet", () => {
  it("is kept up to the horizon and somewhat beyond, as the camera is in a standing person's hands", () => {
    const { left, right, top, bottom } = kept(keepFigure(untouched, figureAt([0.5, 0.75], eye)).cells);
    expect([left + right, top, bottom]).toEqual([39, 6, 22]);
    expect(right - left).toBeGreaterThan(5);
  });

  it("is smaller far away, and is kept at the horizon, too", () => {
    const far = kept(keepFigure(untouched, figureAt([0.5, 0.45], eye)).cells);
    expect(far.bottom - far.top).toBeLessThan(8);
    expect(keepFigure(untouched, figureAt([0.5, 0.3], eye)).cells).toContain(cellPerson);
    expect(keepFigure(untouched, figureAt([0.5, 0.7], undefined)).cells).toContain(cellPerson);
  });

  it("stays when the part around is redesigned or kept", () => {
    const marked = keepFigure(untouched, figureAt([0.5, 0.75], eye));
    const regions = findRegions(ground);
    for (const redesign of [true, false]) {
      const { cells } = turnRegion(marked, ground, regions, { number: 1, redesign });
      expect(kept(cells)).toEqual(kept(marked.cells));
    }
  });
});
