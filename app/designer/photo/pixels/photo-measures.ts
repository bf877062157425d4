import type { Raster } from "../../numeric/raster.ts";

/** What a photo's brightness alone tells. Luminance is 0..255, as stored. */
export interface PhotoMeasures {
  /** Pixels along the long side. */
  longSide: number;
  /** Luminance of the middle pixel, and of the one brighter than nine tenths. */
  middle: number;
  bright: number;
  /** Between the hundredth darkest and the hundredth brightest of a hundred pixels. */
  spread: number;
  /** Steepest step between neighbours on a grid of 320, as share of the spread: 99 of 100 are gentler. */
  sharpness: number;
}

/**
 * Luminance of the middle pixel, and of the one brighter than nine tenths: a lamp may be bright. Of 213 yards by day the least
 * are 74 and 144; yards that were made dark are below.
 */
const night = { middle: 68, bright: 95 };

/** Dark nearly everywhere. */
export function looksLikeNight({ middle, bright }: PhotoMeasures): boolean {
  return middle < night.middle && bright < night.bright;
}

/** Cells along the long side: finer, and grain would count as sharp. */
const gridSide = 320;

export function measurePhoto(photo: Raster): PhotoMeasures {
  const grid = shrinkToLuminance(photo);
  const sorted = grid.cells.slice().sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const spread = at(0.99) - at(0.01);
  return {
    longSide: Math.max(photo.width, photo.height),
    middle: at(0.5),
    bright: at(0.9),
    spread,
    sharpness: spread > 0 ? steepestStep(grid) / spread : 0,
  };
}

interface Grid {
  width: number;
  height: number;
  cells: Float32Array;
}

/** Means of equal parts of the photo; one that is smaller than the grid stays as it is. */
function shrinkToLuminance({ width, height, data }: Raster): Grid {
  const scale = Math.min(1, gridSide / Math.max(width, height));
  const grid = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const sums = new Float32Array(grid.width * grid.height);
  const counts = new Float32Array(sums.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * grid.height) / height) * grid.width;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x * grid.width) / width);
      const pixel = (y * width + x) * 3;
      // Rec. 601, as for any stored picture.
      sums[cell] += 0.299 * data[pixel] + 0.587 * data[pixel + 1] + 0.114 * data[pixel + 2];
      counts[cell]++;
    }
  }
  return { ...grid, cells: sums.map((sum, cell) => sum / counts[cell]) };
}

function steepestStep({ width, height, cells }: Grid): number {
  const steps = new Float32Array(Math.max(1, (width - 1) * (height - 1)));
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const [right, below] = [cells[cell + 1] - cells[cell], cells[cell + width] - cells[cell]];
      steps[y * (width - 1) + x] = Math.hypot(right, below);
    }
  }
  return steps.sort()[Math.floor(0.99 * (steps.length - 1))];
}
