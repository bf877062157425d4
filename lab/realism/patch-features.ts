import { labFromBytes } from "../../app/designer/numeric/color.ts";
import type { Raster } from "../../app/designer/numeric/raster.ts";

/** Side of a patch in pixels, and the share of it that has to be of the kind. */
export const patchSide = 32;
const leastShare = 0.7;
/** Sides of the blocks whose spread is the local contrast at that scale, in pixels. */
export const contrastScales = [2, 4, 8, 16] as const;
/** Steps of lightness (L* of 100) from a pixel to the next that make an edge strong. */
const strongStep = 8;

/** Sixteen numbers, and the row of its upper edge. */
export interface Patch {
  top: number;
  features: Float64Array;
}

/** L, a and b. */
export interface LabPlanes {
  width: number;
  height: number;
  lightness: Float32Array;
  red: Float32Array;
  yellow: Float32Array;
}

export function labPlanes({ width, height, data }: Raster): LabPlanes {
  const planes = {
    lightness: new Float32Array(width * height),
    red: new Float32Array(width * height),
    yellow: new Float32Array(width * height),
  };
  for (let i = 0; i < width * height; i++) {
    const [l, a, b] = labFromBytes(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0);
    planes.lightness[i] = l;
    planes.red[i] = a;
    planes.yellow[i] = b;
  }
  return { width, height, ...planes };
}

/** Where `mask` is 1 over seven tenths, side by side. */
export function cutPatches(lab: LabPlanes, mask: Uint8Array): Patch[] {
  const patches: Patch[] = [];
  for (let top = 0; top + patchSide <= lab.height; top += patchSide) {
    for (let left = 0; left + patchSide <= lab.width; left += patchSide) {
      if (shareOf(mask, lab.width, left, top) >= leastShare) {
        patches.push({ top, features: featuresOf(lab, left, top) });
      }
    }
  }
  return patches;
}

function shareOf(mask: Uint8Array, width: number, left: number, top: number): number {
  let count = 0;
  for (let y = top; y < top + patchSide; y++) {
    for (let x = left; x < left + patchSide; x++) count += mask[y * width + x] ?? 0;
  }
  return count / patchSide ** 2;
}

/**
 * Mean and spread of lightness and both color axes; local contrast at four scales; mean gradient and share of strong
 * edges; noise against gradient; similarity of neighbors across, along and two pixels off.
 */
function featuresOf(lab: LabPlanes, left: number, top: number): Float64Array {
  const lightness = crop(lab.lightness, lab.width, left, top);
  const red = crop(lab.red, lab.width, left, top);
  const yellow = crop(lab.yellow, lab.width, left, top);
  const { mean: gradient, strong } = gradients(lightness);
  return Float64Array.from([
    meanOf(lightness),
    spreadOf(lightness),
    meanOf(red),
    spreadOf(red),
    meanOf(yellow),
    spreadOf(yellow),
    ...contrastScales.map((scale) => contrastAt(lightness, scale)),
    gradient,
    strong,
    noiseOf(lightness) / (gradient + 0.5),
    likeness(lightness, 1, 0),
    likeness(lightness, 0, 1),
    likeness(lightness, 2, 0),
  ]);
}

function crop(plane: Float32Array, width: number, left: number, top: number): Float32Array {
  const out = new Float32Array(patchSide ** 2);
  for (let y = 0; y < patchSide; y++) {
    const from = (top + y) * width + left;
    out.set(plane.subarray(from, from + patchSide), y * patchSide);
  }
  return out;
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spreadOf(values: Float32Array): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Mean spread within blocks of `scale` pixels. */
function contrastAt(patch: Float32Array, scale: number): number {
  let sum = 0;
  for (let top = 0; top < patchSide; top += scale) {
    for (let left = 0; left < patchSide; left += scale) sum += blockSpread(patch, left, top, scale);
  }
  return sum / (patchSide / scale) ** 2;
}

function blockSpread(patch: Float32Array, left: number, top: number, side: number): number {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const value = patch[y * patchSide + x] ?? 0;
      sum += value;
      squares += value * value;
    }
  }
  const count = side * side;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

function gradients(patch: Float32Array): { mean: number; strong: number } {
  let [sum, strong, count] = [0, 0, 0];
  for (let y = 0; y + 1 < patchSide; y++) {
    for (let x = 0; x + 1 < patchSide; x++) {
      const here = patch[y * patchSide + x] ?? 0;
      const right = (patch[y * patchSide + x + 1] ?? 0) - here;
      const below = (patch[(y + 1) * patchSide + x] ?? 0) - here;
      const step = Math.hypot(right, below);
      sum += step;
      if (step > strongStep) strong++;
      count++;
    }
  }
  return { mean: sum / count, strong: strong / count };
}

/** Mean cross of second differences (Immerkaer, "Fast Noise Variance Estimation", 1996), in steps of lightness. */
function noiseOf(patch: Float32Array): number {
  const at = (x: number, y: number) => patch[y * patchSide + x] ?? 0;
  let sum = 0;
  for (let y = 1; y + 1 < patchSide; y++) {
    for (let x = 1; x + 1 < patchSide; x++) {
      const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
      const sides = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      sum += Math.abs(corners - 2 * sides + 4 * at(x, y));
    }
  }
  return (sum / (patchSide - 2) ** 2) * (Math.sqrt(Math.PI / 2) / 6);
}

/** Correlation of pixels with those (dx, dy) off. */
function likeness(patch: Float32Array, dx: number, dy: number): number {
  const mean = meanOf(patch);
  let [product, square] = [0, 1e-6];
  for (let y = 0; y + dy < patchSide; y++) {
    for (let x = 0; x + dx < patchSide; x++) {
      const here = (patch[y * patchSide + x] ?? 0) - mean;
      product += here * ((patch[(y + dy) * patchSide + x + dx] ?? 0) - mean);
      square += here * here;
    }
  }
  return product / square;
}
