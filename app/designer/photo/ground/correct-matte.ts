import { boxBlur, resizePlane } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { lerp, smoothstep } from "../../numeric/scalar.ts";
import { refineMatte } from "../pixels/matte.ts";
import type { Scene } from "../scene/scene.ts";

/** The customer's correction of the ground, on a coarse grid over the whole picture. */
export interface GroundCorrection {
  width: number;
  height: number;
  /** Per cell: 0 = unchanged, 1 = keep, 2 = may be redesigned, 3 = a person or an animal: keep, and draw nothing over it. */
  cells: Uint8Array;
}

const asRead = 0;
const kept = 1;
const redesigned = 2;
const person = 3;

/** Unmarked cells keep the matte exactly; borders of kept and opened cells follow the photo's edges. */
export function correctMatte(scene: Scene, photo: Raster, correction: GroundCorrection): Uint8Array {
  const { width, height } = photo;
  const plane = (shareOf: (cell: number) => number) => Float32Array.from(correction.cells, shareOf);
  const grow = (cells: Float32Array) => resizePlane(cells, correction.width, correction.height, width, height);
  const shares = cellShares(scene, correction);
  const refined = refineMatte(photo, shares, correction.width, correction.height);
  const touched = plane((cell) => (cell === asRead ? 0 : 1));
  const near = grow(boxBlur(touched, correction.width, correction.height, 1));
  const insideKept = grow(plane((cell) => (cell === kept || cell === person ? 1 : 0)));
  const insideGiven = grow(plane((cell) => (cell === redesigned ? 1 : 0)));
  return scene.ground.map((before, i) => {
    if (near[i] === 0) return before;
    if (insideKept[i] === 1) return 0;
    if (insideGiven[i] === 1) return 255;
    return Math.round(lerp(before, refined[i], smoothstep(0, 0.25, near[i])));
  });
}

/** 1 where the owner opened the ground, at another size. */
export function givenCells(correction: GroundCorrection, grid: { width: number; height: number }): Uint8Array {
  return cellsOf(redesigned, correction, grid);
}

/** 1 where the owner marked a person or an animal, at another size. */
export function personCells(correction: GroundCorrection, grid: { width: number; height: number }): Uint8Array {
  return cellsOf(person, correction, grid);
}

function cellsOf(word: number, correction: GroundCorrection, { width, height }: { width: number; height: number }) {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const column = Math.floor(((i % width) * correction.width) / width);
    const row = Math.floor((Math.floor(i / width) * correction.height) / height);
    return correction.cells[row * correction.width + column] === word ? 1 : 0;
  });
}

function cellShares({ ground, width, height }: Scene, correction: GroundCorrection): Float32Array {
  const sums = new Float32Array(correction.cells.length);
  const counts = new Float32Array(correction.cells.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * correction.height) / height) * correction.width;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x * correction.width) / width);
      sums[cell] += ground[y * width + x];
      counts[cell]++;
    }
  }
  return sums.map((sum, cell) => {
    if (correction.cells[cell] === asRead) return sum / Math.max(1, counts[cell]) / 255;
    return correction.cells[cell] === redesigned ? 1 : 0;
  });
}

/**
 * Share of the ground that may be above the horizon; highest horizon and its distance from the rest (of the height).
 */
const farEnd = { beyond: 0.01, highest: 0.03, above: 0.035 };

/** The lowest horizon row with at most 1 % of the ground above it; level ground never reaches its horizon. */
export function horizonAbove(ground: Uint8Array, { width, height }: Raster): number {
  let total = 0;
  for (const value of ground) total += value;
  let seen = 0;
  for (let i = 0; i < ground.length; i++) {
    seen += ground[i];
    if (seen > total * farEnd.beyond)
      return Math.max(farEnd.highest * height, Math.floor(i / width) - farEnd.above * height);
  }
  return height;
}

export function sampleMask(ground: Uint8Array, photo: Raster, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * photo.height) / height) * photo.width;
    for (let x = 0; x < width; x++) {
      mask[y * width + x] = ground[row + Math.floor(((x + 0.5) * photo.width) / width)] >= 128 ? 1 : 0;
    }
  }
  return mask;
}
