import { floatAt, integerAt } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";

/** Cells around a point searched for what shades it. */
const searchReach = 10;
const widestReach = 16;
/** Half width of a shadow's soft edge per meter of height, with a clear and a veiled sun. */
const clearSpread = 0.016;
const veiledSpread = 0.09;
/** Meters; anything lower casts no shadow. */
const lowest = 0.03;

/**
 * Share of sun that each cell loses, from the greatest height (meters) projected onto it along the sunlight. Sharp at
 * the foot of what casts the shadow, softer farther away. Source: Fernando, "Percentage-Closer Soft Shadows" (2005),
 * with sums over boxes instead of samples. `strength` is 0 for a veiled sun, 1 for a clear one.
 */
export function softenShadows(heights: Float32Array, cells: number, cellSize: number, strength: number): Float32Array {
  const sums = sumUp(heights, cells);
  const spread = lerp(veiledSpread, clearSpread, smoothstep(0.3, 0.85, strength)) / cellSize;
  const cover = new Float32Array(cells * cells);
  for (let row = 0, i = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++, i++) {
      const shading = boxSum(sums.covered, cells, column, row, searchReach);
      if (shading === 0) continue;
      const height = boxSum(sums.centimeters, cells, column, row, searchReach) / shading / 100;
      const reach = clamp(Math.round(0.6 + height * spread), 1, widestReach);
      cover[i] =
        0.5 * boxMean(sums.covered, cells, column, row, reach) +
        0.5 * boxMean(sums.covered, cells, column, row, (reach + 1) >> 1);
    }
  }
  return cover;
}

/** Summed-area table. Integers may overflow: differences are still correct. */
function sumUp(heights: Float32Array, cells: number) {
  const corners = cells + 1;
  const covered = new Int32Array(corners * corners);
  const centimeters = new Int32Array(corners * corners);
  for (let row = 0; row < cells; row++) {
    let rowCovered = 0;
    let rowCentimetres = 0;
    for (let column = 0; column < cells; column++) {
      const height = floatAt(heights, row * cells + column);
      if (height > lowest) {
        rowCovered++;
        rowCentimetres += Math.round(height * 100);
      }
      const below = (row + 1) * corners + column + 1;
      covered[below] = integerAt(covered, below - corners) + rowCovered;
      centimeters[below] = integerAt(centimeters, below - corners) + rowCentimetres;
    }
  }
  return { covered, centimeters };
}

function boxSum(sums: Int32Array, cells: number, column: number, row: number, reach: number): number {
  const left = Math.max(0, column - reach);
  const right = Math.min(cells, column + reach + 1);
  const top = Math.max(0, row - reach) * (cells + 1);
  const bottom = Math.min(cells, row + reach + 1) * (cells + 1);
  const lower = integerAt(sums, bottom + right) - integerAt(sums, bottom + left);
  return (lower - integerAt(sums, top + right) + integerAt(sums, top + left)) | 0;
}

function boxMean(sums: Int32Array, cells: number, column: number, row: number, reach: number): number {
  return boxSum(sums, cells, column, row, reach) / (2 * reach + 1) ** 2;
}
