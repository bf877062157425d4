import { byteAt, floatAt, integerAt } from "../../numeric/read-at.ts";

/** A lower neck than this share of the lower of two crowns parts them. By eye. */
const neck = 0.72;

/**
 * Parts a mask into blobs at its necks, as neighboring shrubs are: a watershed of the distance from its edge (in city blocks).
 * @returns a blob's number from 1 on per cell, 0 off the mask, and how many there are
 */
export function splitBlobs(mask: Uint8Array, width: number, height: number): { labels: Int32Array; count: number } {
  const depth = depthIn(mask, width, height);
  const order = [...mask.keys()].filter((i) => byteAt(mask, i) === 1);
  order.sort((a, b) => floatAt(depth, b) - floatAt(depth, a) || a - b);
  const labels = new Int32Array(mask.length);
  const merged = [0];
  const peaks = [0];
  const rootOf = (label: number): number => {
    const next = merged[label];
    return next === label ? label : rootOf(next);
  };
  for (const i of order) {
    const near = [...new Set(neighborsOf(i, width, height).map((k) => rootOf(integerAt(labels, k))))].filter(Boolean);
    const [first = merged.length] = near.sort((a, b) => peaks[b] - peaks[a]);
    if (near.length === 0) {
      merged.push(first);
      peaks.push(floatAt(depth, i));
    }
    for (const other of near.slice(1)) if (floatAt(depth, i) > neck * peaks[other]) merged[other] = first;
    labels[i] = first;
  }
  const numbers = new Map<number, number>([[0, 0]]);
  for (let i = 0; i < labels.length; i++) {
    const root = rootOf(integerAt(labels, i));
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    labels[i] = number;
  }
  return { labels, count: numbers.size - 1 };
}

/** Rows below the mask's bottom count as outside, those beyond the picture as inside. */
function depthIn(mask: Uint8Array, width: number, height: number): Float32Array {
  const depth = Float32Array.from(mask, (inside) => (inside ? width : 0));
  const lower = (i: number, k: number) => {
    if (floatAt(depth, k) + 1 < floatAt(depth, i)) depth[i] = floatAt(depth, k) + 1;
  };
  for (let i = 0; i < depth.length; i++) {
    if (i % width > 0) lower(i, i - 1);
    if (i >= width) lower(i, i - width);
  }
  for (let i = depth.length - 1; i >= 0; i--) {
    if (i % width < width - 1) lower(i, i + 1);
    if (i < width * (height - 1)) lower(i, i + width);
  }
  return depth;
}

function neighborsOf(i: number, width: number, height: number): number[] {
  const out: number[] = [];
  if (i % width > 0) out.push(i - 1);
  if (i % width < width - 1) out.push(i + 1);
  if (i >= width) out.push(i - width);
  if (i < width * (height - 1)) out.push(i + width);
  return out;
}
