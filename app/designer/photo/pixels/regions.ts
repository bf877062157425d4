import { featureCount, type SmallPicture } from "./small-picture.ts";

/** A split of the small picture into areas of one look. */
export interface Regions {
  count: number;
  /** Region per pixel, from 0. */
  labels: Int32Array;
}

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
const levels = 512;
const levelsPerStep = 24;
/** How much more two regions may differ the smaller they are: a table is one region at the first, a whole trunk at the second. */
export const fine = 220;
export const coarse = 420;
const leastShare = 0.0006;
/** What a feature that flickers counts: those behind the colours and the roughness. */
const flickerWeight = 0.25;
const steadyFeatures = 4;

/**
 * Regions of even colour and texture. Source: Felzenszwalb and Huttenlocher, "Efficient Graph-Based Image Segmentation"
 * (2004), over the features of neighbouring pixels. `steps` are the picture's own, from {@link sortSteps}.
 */
export function findRegions(picture: SmallPicture, steps: RegionSteps, smallness: number): Regions {
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
    const large = size[a] >= size[b] ? a : b;
    const small = large === a ? b : a;
    parent[small] = large;
    size[large] += size[small];
    inner[large] = Math.max(inner[large], inner[small], difference);
  };
  for (const edge of steps.order) {
    const a = find(edge >> 1);
    const b = find((edge >> 1) + (edge & 1 ? width : 1));
    if (a === b) continue;
    const difference = steps.level[edge] / levelsPerStep;
    const allowed = Math.min(inner[a] + smallness / size[a], inner[b] + smallness / size[b]);
    if (difference <= allowed) join(a, b, difference);
  }
  const least = count * leastShare;
  for (const edge of steps.order) {
    const a = find(edge >> 1);
    const b = find((edge >> 1) + (edge & 1 ? width : 1));
    if (a !== b && (size[a] < least || size[b] < least)) join(a, b, steps.level[edge] / levelsPerStep);
  }
  return number(parent.map((_, i) => find(i)));
}

/** The pairs of neighbouring pixels, the most alike first. */
export interface RegionSteps {
  /** Twice the left or upper pixel, plus 1 where the other is below it. */
  order: Int32Array;
  /** How much they differ, by the same number. */
  level: Int16Array;
}

export function sortSteps(picture: SmallPicture): RegionSteps {
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
  return { order, level };
}

function difference(features: Float32Array, i: number, j: number): number {
  let sum = 0;
  for (let d = 0; d < featureCount; d++) {
    // Direction and coherence flicker in fine texture; colour and roughness count.
    const off =
      (features[i * featureCount + d] - features[j * featureCount + d]) * (d < steadyFeatures ? 1 : flickerWeight);
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
