import type { LabelGrid } from "../../numeric/trace-regions.ts";
import { cellSize, cellZ } from "../../plan/ground/ground-grid.ts";

/**
 * Metres to each side of a cell that have a say in it, per metre of its distance. A photo tells where the ground ends to a
 * few of its pixels, and far away these are half a metre deep: what is narrower than that is their raggedness. By eye.
 */
const reach = 0.04;

/** Share of the cells round one above which it is what they are: corners keep their shape. By eye. */
const clearly = 0.6;

/**
 * What the ground's rim is without the raggedness of the photo's pixels: a cell becomes what clearly most of the cells
 * round it are, as far as the photo shows them. Straight edges stay, spikes and slits go.
 * @param labels below `firstRegion` no ground, 0 what the photo does not show; changed in place
 * @param kept the label of what stays, which is not ground either
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
        sums[farthest * (width + 1) + right]! -
        sums[nearest * (width + 1) + right]! -
        sums[farthest * (width + 1) + left]! +
        sums[nearest * (width + 1) + left]!;
      const [all, open] = [countIn(shown), countIn(ground)];
      if (open > clearly * all) labels[cell] = firstRegion;
      else if (all - open > clearly * all) labels[cell] = 2 * countIn(staying) > all - open ? kept : none;
    }
  }
}

/** How many cells of a kind lie nearer and to the left of each corner of the grid. */
function sumUp(labels: Uint8Array, width: number, height: number, counts: (label: number) => boolean): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let row = 0; row < height; row++) {
    let inRow = 0;
    for (let column = 0; column < width; column++) {
      if (counts(labels[row * width + column]!)) inRow++;
      sums[(row + 1) * (width + 1) + column + 1] = sums[row * (width + 1) + column + 1]! + inRow;
    }
  }
  return sums;
}
