import type { Kernel } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";

const side = 8; // pixels
const tones = 3;
/** The block at this quantile of smoothness shows noise and almost no texture. */
const smoothest = 0.05;
/** A tone with fewer blocks uses the noise of all tones; its excess over that is limited, as it may be texture. */
const enoughBlocks = 60;
const mostOverAll = 1.5;
const mostNoise = 2.5; // bytes; more is texture

/**
 * Standard deviation of sensor noise in bytes, before `finish`. Source: Immerkaer, "Fast Noise Variance Estimation"
 * (1996).
 */
export function readNoise(photo: Raster, finish: Kernel): [dark: number, middle: number, light: number] {
  const byTone: number[][] = Array.from({ length: tones }, () => []);
  for (let top = 1; top + side < photo.height; top += side) {
    for (let left = 1; left + side < photo.width; left += side) {
      const { luma, noise } = readBlock(photo, left, top);
      byTone[Math.min(tones - 1, Math.floor((luma * tones) / 256))]?.push(noise);
    }
  }
  const left = crossOf(finish) / crossOf([1]);
  const all = smoothOf(byTone.flat());
  const [dark = 0, middle = 0, light = 0] = byTone.map((blocks) => {
    const noise = blocks.length >= enoughBlocks ? Math.min(smoothOf(blocks), mostOverAll * all) : all;
    return clamp(noise / left, 0, mostNoise);
  });
  return [dark, middle, light];
}

function smoothOf(blocks: number[]): number {
  const sorted = Float32Array.from(blocks).sort();
  return sorted.length > 0 ? floatAt(sorted, Math.floor(smoothest * (sorted.length - 1))) : 0;
}

function readBlock({ data, width }: Raster, left: number, top: number): { luma: number; noise: number } {
  let [luma, cross] = [0, 0];
  const below = width * 3;
  for (let y = top; y < top + side; y++) {
    for (let i = (y * width + left) * 3 + 1; i < (y * width + left + side) * 3; i += 3) {
      const corners =
        byteAt(data, i - below - 3) +
        byteAt(data, i - below + 3) +
        byteAt(data, i + below - 3) +
        byteAt(data, i + below + 3);
      const sides = byteAt(data, i - 3) + byteAt(data, i + 3) + byteAt(data, i - below) + byteAt(data, i + below);
      cross += Math.abs(corners - 2 * sides + 4 * byteAt(data, i));
      luma += byteAt(data, i);
    }
  }
  return { luma: luma / side ** 2, noise: (cross / side ** 2) * (Math.sqrt(Math.PI / 2) / 6) };
}

function crossOf(kernel: Kernel): number {
  const reach = kernel.length - 1;
  const at = (k: number) => kernel[Math.abs(k)] ?? 0;
  let sum = 0;
  for (let k = -reach - 1; k <= reach + 1; k++) sum += (at(k - 1) - 2 * at(k) + at(k + 1)) ** 2;
  return sum;
}
