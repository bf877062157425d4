import { type Alignment, align } from "./align.ts";
import { type Comparison, edgesOf, labOf, luminanceOf } from "./planes.ts";

/** All but shift and scale are measured after alignment. Shift as share of the long side, colors in Lab units. */
export interface Drift {
  /** Share of what must have stayed that shows something else. */
  lost: number;
  /** Share of it behind foliage: a new tree, or an old one redrawn. */
  overgrown: number;
  shift: number;
  scale: number;
  recolored: number;
  alignment: Alignment;
}

const blockSize = 16;
/** A block's edges count as unchanged from this correlation on. */
const sameStructure = 0.5;
/** Mean strength of edges (square root of bytes) below which a block shows nothing to recognize. */
const plain = 1.5;
/** Lab a and b of foliage: green, and not blue. */
const foliage = { aAtMost: -4, bAtLeast: 4 };
/** Difference in Lab by which a plain block shows something else. */
const otherColor = 18;

/**
 * Finds how the answer was shifted and scaled, then whether each block has the same edges in the same place. Plants may
 * grow up in front of a wall, so `keep` excludes what is near the ground.
 */
export function measureDrift(comparison: Comparison): Drift {
  const { width, height, keep } = comparison;
  const luminance = { photo: luminanceOf(comparison.photo), answer: luminanceOf(comparison.answer) };
  const photo = edgesOf(luminance.photo, width, height);
  const answer = edgesOf(luminance.answer, width, height);
  const alignment = align({ width, height, photo, answer, keep: Float32Array.from(keep) });
  const { scale, dx, dy } = alignment;
  const color = compareColors(comparison, alignment);
  let judged = 0;
  let lost = 0;
  let overgrown = 0;
  for (let top = 0; top + blockSize <= height; top += blockSize) {
    for (let left = 0; left + blockSize <= width; left += blockSize) {
      if (shareKept(keep, width, left, top) < 0.9) continue;
      judged++;
      const texture = meanOf(photo, width, left, top);
      const same =
        texture < plain
          ? color.blockDifference(left, top) < otherColor &&
            meanAt(answer, comparison, alignment, left, top) < plain * 2
          : bestLocalFit(photo, answer, comparison, alignment, left, top) >= sameStructure;
      if (same) continue;
      if (color.showsNewFoliage(left, top)) overgrown++;
      else lost++;
    }
  }
  const moved = Math.hypot(dx, dy) / Math.max(width, height);
  const share = (blocks: number) => (judged > 0 ? blocks / judged : 0);
  return { lost: share(lost), overgrown: share(overgrown), shift: moved, scale, recolored: color.mean, alignment };
}

function shareKept(keep: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + blockSize; y++) for (let x = left; x < left + blockSize; x++) sum += keep[y * width + x]!;
  return sum / blockSize ** 2;
}

function meanOf(plane: Float32Array, width: number, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + blockSize; y++)
    for (let x = left; x < left + blockSize; x++) sum += plane[y * width + x]!;
  return sum / blockSize ** 2;
}

function meanAt(plane: Float32Array, size: Comparison, alignment: Alignment, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + blockSize; y++)
    for (let x = left; x < left + blockSize; x++) sum += plane[indexInAnswer(size, alignment, x, y)]!;
  return sum / blockSize ** 2;
}

/** Within two pixels: models redraw a wall slightly off, which is not drift. */
function bestLocalFit(
  photo: Float32Array,
  answer: Float32Array,
  size: Comparison,
  alignment: Alignment,
  left: number,
  top: number,
): number {
  let best = -1;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const shifted = { ...alignment, dx: alignment.dx + dx, dy: alignment.dy + dy };
      best = Math.max(best, correlateBlock(photo, answer, size, shifted, left, top));
    }
  }
  return best;
}

function correlateBlock(
  photo: Float32Array,
  answer: Float32Array,
  size: Comparison,
  alignment: Alignment,
  left: number,
  top: number,
): number {
  const n = blockSize ** 2;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let y = top; y < top + blockSize; y++) {
    for (let x = left; x < left + blockSize; x++) {
      const a = photo[y * size.width + x]!;
      const b = answer[indexInAnswer(size, alignment, x, y)]!;
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  const spread = Math.sqrt(Math.max(0, sumAA - (sumA * sumA) / n) * Math.max(0, sumBB - (sumB * sumB) / n));
  return spread > 1e-6 ? (sumAB - (sumA * sumB) / n) / spread : 0;
}

function indexInAnswer({ width, height }: Comparison, { scale, dx, dy }: Alignment, x: number, y: number): number {
  const u = Math.round((x - width / 2) * scale + width / 2 + dx);
  const v = Math.round((y - height / 2) * scale + height / 2 + dy);
  return Math.min(height - 1, Math.max(0, v)) * width + Math.min(width - 1, Math.max(0, u));
}

/** Over all that must have stayed and is not overgrown. */
function compareColors(comparison: Comparison, alignment: Alignment) {
  const { width, height, keep } = comparison;
  const photo = labOf(comparison.photo);
  const answer = labOf(comparison.answer);
  function meanColors(left: number, top: number): { before: Lab; after: Lab } {
    const before: Lab = [0, 0, 0];
    const after: Lab = [0, 0, 0];
    for (let y = top; y < top + blockSize; y++) {
      for (let x = left; x < left + blockSize; x++) {
        const i = (y * width + x) * 3;
        const j = indexInAnswer(comparison, alignment, x, y) * 3;
        for (let c = 0; c < 3; c++) {
          before[c]! += photo[i + c]! / blockSize ** 2;
          after[c]! += answer[j + c]! / blockSize ** 2;
        }
      }
    }
    return { before, after };
  }
  const isFoliage = ([, a, b]: Lab) => a <= foliage.aAtMost && b >= foliage.bAtLeast;
  function blockDifference(left: number, top: number): number {
    const { before, after } = meanColors(left, top);
    return Math.hypot(before[0] - after[0], before[1] - after[1], before[2] - after[2]);
  }
  function showsNewFoliage(left: number, top: number): boolean {
    const { before, after } = meanColors(left, top);
    return isFoliage(after) && !isFoliage(before);
  }
  let sum = 0;
  let count = 0;
  for (let top = 0; top + blockSize <= height; top += blockSize) {
    for (let left = 0; left + blockSize <= width; left += blockSize) {
      if (shareKept(keep, width, left, top) < 0.9 || showsNewFoliage(left, top)) continue;
      sum += blockDifference(left, top);
      count++;
    }
  }
  return { mean: count > 0 ? sum / count : 0, blockDifference, showsNewFoliage };
}

type Lab = [lightness: number, a: number, b: number];
