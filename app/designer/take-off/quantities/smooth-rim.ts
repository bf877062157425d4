import type { LabelGrid } from "../../numeric/trace-regions.ts";
import { cellSize, cellZ } from "../../plan/ground/ground-grid.ts";

/**
 * Meters to each side per meter of distance: the photo shows the ground's end with an error of a few pixels, half a
 * meter deep far away, so narrower features are noise.
 */
const reach = 0.04;

/** Share of the surrounding cells above which a cell takes their kind: corners keep their shape. */
const clearly = 0.6;

/**
 * A cell takes the kind of the clear majority around it, so that spikes and slits go and straight edges stay. `labels`
 * is changed in place: 0 is what the photo does not show, below `firstRegion` no ground, `kept` not part of the plan
 * either.
 */
export function smoothRim(
  { width, height, labels, firstRegion }: LabelGrid,
  { kept, none }: Record<"kept" | "none", number>,
): void {
  const shown = sumUp(labels, width, height, (label) => label !== 0);
  const ground = sumUp(labels, width, height, (label) => label >= firstRegion);
  const staying = sumUp(labels, width, height, (label) => label === kept);
  for (let row = 0; row < height; row++) {
    const radius = Math.round((reach * cellZ(row)) / cellSize);
    const [nearest, farthest] = [Math.max(0, row - radius), Math.min(height, row + radius + 1)];
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      if (labels[cell] === 0) continue;
      const [left, right] = [Math.max(0, column - radius), Math.min(width, column + radius + 1)];
      const countIn = (sums: Uint32Array) =>
        (sums[farthest * (width + 1) + right] ?? 0) -
        (sums[nearest * (width + 1) + right] ?? 0) -
        (sums[farthest * (width + 1) + left] ?? 0) +
        (sums[nearest * (width + 1) + left] ?? 0);
      const [all, open] = [countIn(shown), countIn(ground)];
      if (open > clearly * all) labels[cell] = firstRegion;
      else if (all - open > clearly * all) labels[cell] = 2 * countIn(staying) > all - open ? kept : none;
    }
  }
}

function sumUp(labels: Uint8Array, width: number, height: number, counts: (label: number) => boolean): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let row = 0; row < height; row++) {
    let inRow = 0;
    for (let column = 0; column < width; column++) {
      if (counts(labels[row * width + column] ?? 0)) inRow++;
      sums[(row + 1) * (width + 1) + column + 1] = (sums[row * (width + 1) + column + 1] ?? 0) + inRow;
    }
  }
  return sums;
}
