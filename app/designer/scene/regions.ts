import { featureCount, type SmallPicture } from "./small-picture.ts";

/** A split of the small picture into areas of one look. */
export interface Regions {
  count: number;
  /** Region per pixel, from 0. */
  labels: Int32Array;
}

const levels = 512;
const levelsPerStep = 24;
/** How much more two regions may differ the smaller they are: a table is one region at the first, a whole trunk at the second. */
export const fine = 220;
export const coarse = 420;
const leastShare = 0.0006;

/**
 * Regions of even colour and texture. Source: Felzenszwalb and Huttenlocher, "Efficient Graph-Based Image Segmentation"
 * (2004), over the features of neighbouring pixels.
 */
export function findRegions(picture: SmallPicture, smallness: number): Regions {
  const { width, height } = picture;
  const count = width * height;
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const size = new Int32Array(count).fill(1);
  const inner = new Float32Array(count);
  const find = (start: number) => {
    let i = start;
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]];
      i = parent[i];
    }
    return i;
  };
  const join = (a: number, b: number, difference: number) => {
    const [large, small] = size[a] >= size[b] ? [a, b] : [b, a];
    parent[small] = large;
    size[large] += size[small];
    inner[large] = Math.max(inner[large], inner[small], difference);
  };
  const steps = sortSteps(picture);
  for (const { from, to, difference } of steps) {
    const [a, b] = [find(from), find(to)];
    if (a === b) continue;
    const allowed = Math.min(inner[a] + smallness / size[a], inner[b] + smallness / size[b]);
    if (difference <= allowed) join(a, b, difference);
  }
  const least = count * leastShare;
  for (const { from, to, difference } of steps) {
    const [a, b] = [find(from), find(to)];
    if (a !== b && (size[a] < least || size[b] < least)) join(a, b, difference);
  }
  return number(parent.map((_, i) => find(i)));
}

/** Neighbouring pixels, the most alike first. */
function* stepsOf(order: Int32Array, level: Int16Array, width: number) {
  for (const edge of order) {
    const from = edge >> 1;
    yield { from, to: edge & 1 ? from + width : from + 1, difference: level[edge] / levelsPerStep };
  }
}

function sortSteps(picture: SmallPicture) {
  const { width, height } = picture;
  const level = new Int16Array(width * height * 2).fill(-1);
  const counts = new Int32Array(levels + 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x < width - 1) level[2 * i] = difference(picture.features, i, i + 1);
      if (y < height - 1) level[2 * i + 1] = difference(picture.features, i, i + width);
      for (let k = 0; k < 2; k++) if (level[2 * i + k] >= 0) counts[level[2 * i + k] + 1]++;
    }
  }
  for (let k = 0; k < levels; k++) counts[k + 1] += counts[k];
  const order = new Int32Array(counts[levels]);
  for (let edge = 0; edge < level.length; edge++) if (level[edge] >= 0) order[counts[level[edge]]++] = edge;
  return { [Symbol.iterator]: () => stepsOf(order, level, width) };
}

function difference(features: Float32Array, i: number, j: number): number {
  let sum = 0;
  for (let d = 0; d < featureCount; d++) {
    // Direction and coherence flicker in fine texture; colour and roughness count.
    const off = (features[i * featureCount + d] - features[j * featureCount + d]) * (d < 4 ? 1 : 0.25);
    sum += off * off;
  }
  return Math.min(levels - 1, Math.round(Math.sqrt(sum) * levelsPerStep));
}

function number(roots: Int32Array): Regions {
  const names = new Map<number, number>();
  const labels = roots.map((root) => {
    const known = names.get(root);
    if (known !== undefined) return known;
    names.set(root, names.size);
    return names.size - 1;
  });
  return { count: names.size, labels };
}
