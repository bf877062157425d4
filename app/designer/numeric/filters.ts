import { exponential } from "./exponential.ts";
import { clamp } from "./scalar.ts";

/** Mean over a (2 radius + 1) square; at the border, over the part inside the picture. */
export function boxBlur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  return blurColumns(blurRows(source, width, height, radius), width, height, radius);
}

function blurRows(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    let count = Math.min(radius, width);
    for (let x = 0; x < count; x++) sum += source[row + x];
    let x = 0;
    for (; x <= Math.min(radius, width - 1); x++) {
      if (x + radius < width) {
        sum += source[row + x + radius];
        count++;
      }
      out[row + x] = sum / count;
    }
    // Fast path: the whole window is inside the picture.
    const share = 1 / count;
    for (; x < width - radius; x++) {
      sum += source[row + x + radius] - source[row + x - radius - 1];
      out[row + x] = sum * share;
    }
    for (; x < width; x++) {
      sum -= source[row + x - radius - 1];
      out[row + x] = sum / --count;
    }
  }
  return out;
}

function blurColumns(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(width * height);
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = -radius; y < height; y++) {
    const entering = (y + radius) * width;
    const leaving = (y - radius - 1) * width;
    if (y + radius < height) count++;
    if (leaving >= 0) count--;
    if (y + radius >= height) for (let x = 0; x < width && leaving >= 0; x++) sums[x] -= source[leaving + x];
    else if (leaving < 0) for (let x = 0; x < width; x++) sums[x] += source[entering + x];
    else for (let x = 0; x < width; x++) sums[x] += source[entering + x] - source[leaving + x];
    const share = 1 / count;
    if (y >= 0) for (let x = 0; x < width; x++) out[y * width + x] = sums[x] * share;
  }
  return out;
}

/** Three box blurs: close to a Gaussian of standard deviation about 1.7 radius. */
export function softBlur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const once = boxBlur(source, width, height, radius);
  return boxBlur(boxBlur(once, width, height, radius), width, height, radius);
}

/** Shares of the pixel itself, then of each neighbor on one side; the whole symmetric filter sums to 1. */
export type Kernel = readonly number[];

/** A Gaussian with this standard deviation in pixels, cut off at 2.5 deviations; 0 leaves the plane unchanged. */
export function bellKernel(deviation: number): Kernel {
  if (deviation <= 0) return [1];
  const shares = Array.from({ length: Math.ceil(2.5 * deviation) + 1 }, (_, k) =>
    exponential(-0.5 * (k / deviation) ** 2),
  );
  const total = shares.reduce((sum, share, k) => sum + (k === 0 ? share : 2 * share), 0);
  return shares.map((share) => share / total);
}

/** Horizontally, then vertically, in place. The border pixels are repeated beyond the border. */
export function filterPlane(plane: Float32Array, width: number, height: number, kernel: Kernel): void {
  if (kernel.length === 1) return;
  const shares = Float32Array.from(kernel);
  filterRows(plane, width, height, shares);
  filterColumns(plane, width, height, shares);
}

function filterRows(plane: Float32Array, width: number, height: number, shares: Float32Array): void {
  const reach = shares.length - 1;
  const line = new Float32Array(width + 2 * reach);
  for (let row = 0; row < height * width; row += width) {
    line.fill(plane[row], 0, reach);
    line.set(plane.subarray(row, row + width), reach);
    line.fill(plane[row + width - 1], width + reach);
    for (let x = 0; x < width; x++) {
      let sum = shares[0] * line[x + reach];
      for (let off = 1; off <= reach; off++) sum += shares[off] * (line[x + reach - off] + line[x + reach + off]);
      plane[row + x] = sum;
    }
  }
}

/** Row by row with saved copies of the rows above; going by columns would miss the cache at every step. */
function filterColumns(plane: Float32Array, width: number, height: number, shares: Float32Array): void {
  const reach = shares.length - 1;
  const kept = Array.from({ length: reach + 1 }, () => plane.slice(0, width));
  const sum = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    const own = kept[y % (reach + 1)];
    own.set(plane.subarray(y * width, (y + 1) * width));
    for (let x = 0; x < width; x++) sum[x] = shares[0] * own[x];
    for (let off = 1; off <= reach; off++) {
      const above = kept[Math.max(0, y - off) % (reach + 1)];
      const below = Math.min(height - 1, y + off) * width;
      for (let x = 0; x < width; x++) sum[x] += shares[off] * (above[x] + plane[below + x]);
    }
    plane.set(sum, y * width);
  }
}

/** Where each column of a stretched row is between two source columns. Planes of one width share it. */
export interface StretchedColumns {
  left: Int32Array;
  right: Int32Array;
  share: Float32Array;
}

export function stretchColumns(width: number, newWidth: number): StretchedColumns {
  const left = new Int32Array(newWidth);
  const right = new Int32Array(newWidth);
  const share = new Float32Array(newWidth);
  for (let x = 0; x < newWidth; x++) {
    const at = ((x + 0.5) * width) / newWidth - 0.5;
    const base = Math.floor(at);
    left[x] = clamp(base, 0, width - 1);
    right[x] = clamp(base + 1, 0, width - 1);
    share[x] = at - base;
  }
  return { left, right, share };
}

/** A row of the result is between `above` and `below`, at share `down`. */
export class StretchedRows {
  above: Float64Array;
  below: Float64Array;
  down = 0;
  private readonly source: Float32Array;
  private readonly width: number;
  private readonly columns: StretchedColumns;
  private upper = -1;
  private lower = -1;

  constructor(source: Float32Array, width: number, columns: StretchedColumns) {
    this.source = source;
    this.width = width;
    this.columns = columns;
    this.above = new Float64Array(columns.share.length);
    this.below = new Float64Array(columns.share.length);
  }

  /** Each source row is stretched only once. */
  enter(y: number, newHeight: number): void {
    const height = this.source.length / this.width;
    const at = ((y + 0.5) * height) / newHeight - 0.5;
    const base = Math.floor(at);
    this.down = at - base;
    const [upper, lower] = [clamp(base, 0, height - 1), clamp(base + 1, 0, height - 1)];
    if (this.lower === upper) {
      [this.above, this.below] = [this.below, this.above];
      [this.upper, this.lower] = [this.lower, this.upper];
    }
    if (this.upper !== upper) this.stretch(upper, this.above);
    if (this.lower !== lower) this.stretch(lower, this.below);
    [this.upper, this.lower] = [upper, lower];
  }

  private stretch(row: number, line: Float64Array): void {
    const { source, columns } = this;
    const { left, right, share } = columns;
    const start = row * this.width;
    for (let x = 0; x < line.length; x++) {
      const a = source[start + left[x]];
      line[x] = a + (source[start + right[x]] - a) * share[x];
    }
  }
}

/** Bilinear; pixel centers are at half integers. To shrink by much, use {@link shrinkPlane}. */
export function resizePlane(
  source: Float32Array,
  width: number,
  height: number,
  newWidth: number,
  newHeight: number,
): Float32Array {
  const out = new Float32Array(newWidth * newHeight);
  const rows = new StretchedRows(source.subarray(0, width * height), width, stretchColumns(width, newWidth));
  for (let y = 0; y < newHeight; y++) {
    rows.enter(y, newHeight);
    const { above, below, down } = rows;
    const row = y * newWidth;
    for (let x = 0; x < newWidth; x++) out[row + x] = above[x] + (below[x] - above[x]) * down;
  }
  return out;
}

/** Shrinks by averaging first, so that fine texture does not alias. */
export function shrinkPlane(
  source: Float32Array,
  width: number,
  height: number,
  newWidth: number,
  newHeight: number,
): Float32Array {
  const radius = Math.max(0, Math.round((0.5 * width) / newWidth) - 1);
  const smooth = radius > 0 ? boxBlur(source, width, height, radius) : source;
  return resizePlane(smooth, width, height, newWidth, newHeight);
}
