import type { Raster } from "../../numeric/raster.ts";

/** Luminance is 0..255, as stored. */
export interface PhotoMeasures {
  /** Pixels. */
  longSide: number;
  /** Luminance at the 50th and 90th percentile. */
  middle: number;
  bright: number;
  /** Between the 1st and 99th percentile. */
  spread: number;
  /** 99th percentile of steps between neighbors on a grid of 320, as a share of the spread. */
  sharpness: number;
}

/** Percentiles of luminance: a lamp may be bright. 213 daytime yards have at least 74 and 144; darkened ones less. */
const night = { middle: 68, bright: 95 };

export function looksLikeNight({ middle, bright }: PhotoMeasures): boolean {
  return middle < night.middle && bright < night.bright;
}

/** Cells; on a finer grid, grain would count as sharpness. */
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

/** One smaller than the grid keeps its size. */
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
      // Rec. 601, as for stored pictures.
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
