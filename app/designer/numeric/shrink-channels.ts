import type { Raster } from "./raster.ts";

/** Which pixels of a line a smaller pixel covers, and how much of each. */
interface Coverage {
  first: number;
  shares: Float32Array;
}

/**
 * 0..255, each pixel the mean of the area it covers: unlike sampling, this keeps the same amount of texture at any
 * size.
 */
export function shrinkChannels(
  photo: Raster,
  width: number,
  height: number,
): [Float32Array, Float32Array, Float32Array] {
  const plane = () => new Float32Array(width * height);
  const planes: [Float32Array, Float32Array, Float32Array] = [plane(), plane(), plane()];
  const columns = spansOf(photo.width, width);
  const line = new Float32Array(photo.width * 3);
  spansOf(photo.height, height).forEach(({ first, shares }, y) => {
    addRows(photo, first, shares, line);
    columns.forEach((span, x) => {
      let [red, green, blue] = [0, 0, 0];
      for (let k = 0, at = span.first * 3; k < span.shares.length; k++, at += 3) {
        const share = span.shares[k];
        red += share * line[at];
        green += share * line[at + 1];
        blue += share * line[at + 2];
      }
      planes[0][y * width + x] = red;
      planes[1][y * width + x] = green;
      planes[2][y * width + x] = blue;
    });
  });
  return planes;
}

/** As {@link shrinkChannels}, rounded to bytes. */
export function shrinkRaster(photo: Raster, width: number, height: number): Raster {
  const planes = shrinkChannels(photo, width, height);
  const data = new Uint8Array(width * height * 3);
  planes.forEach((plane, channel) => {
    for (let i = 0; i < plane.length; i++) data[i * 3 + channel] = Math.round(plane[i]);
  });
  return { width, height, data };
}

/** Bytes, each the mean of the area it covers. */
export function shrinkPlane(
  values: Uint8Array,
  width: number,
  height: number,
  newWidth: number,
  newHeight: number,
): Uint8Array {
  const columns = spansOf(width, newWidth);
  const smaller = new Uint8Array(newWidth * newHeight);
  spansOf(height, newHeight).forEach((rows, y) => {
    columns.forEach((span, x) => {
      let sum = 0;
      for (let j = 0; j < rows.shares.length; j++) {
        const from = (rows.first + j) * width + span.first;
        for (let k = 0; k < span.shares.length; k++) sum += rows.shares[j] * span.shares[k] * values[from + k];
      }
      smaller[y * newWidth + x] = Math.round(sum);
    });
  });
  return smaller;
}

function addRows({ width, data }: Raster, first: number, shares: Float32Array, line: Float32Array): void {
  line.fill(0);
  shares.forEach((share, k) => {
    const row = (first + k) * width * 3;
    for (let at = 0; at < line.length; at++) line[at] += share * data[row + at];
  });
}

function spansOf(count: number, newCount: number): Coverage[] {
  const step = count / newCount;
  return Array.from({ length: newCount }, (_, k) => {
    const [from, to] = [k * step, (k + 1) * step];
    const first = Math.floor(from);
    const last = Math.min(count, Math.ceil(to - 1e-6));
    const shares = Float32Array.from({ length: last - first }, (_, j) => {
      return (Math.min(to, first + j + 1) - Math.max(from, first + j)) / step;
    });
    return { first, shares };
  });
}
