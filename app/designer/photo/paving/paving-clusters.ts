import { boxBlur } from "../../numeric/filters.ts";
import { featureCount, type SmallPicture } from "../pixels/small-picture.ts";

/** What the pixels of one colour cluster of the ground have in common. */
export interface GroundCluster {
  chroma: number;
  lightness: number;
  /** Log local deviation of the lightness. */
  roughness: number;
  count: number;
}

// By eye, as the weights of what tells paving from the rest of the ground.
const clusterCount = 3;
const dimensions = 4;
const weights = { lightness: 0.7, chroma: 1.5, roughness: 1.6 };

/** Splits the ground into three colours by k-means; `assigned[i]` is the cluster of ground pixel i. */
export function clusterGround(
  picture: SmallPicture,
  groundPixels: readonly number[],
): { clusters: GroundCluster[]; assigned: Uint8Array } {
  const points = describeGround(picture, groundPixels);
  let means = initialMeans(groundPixels.length, points);
  const assigned = new Uint8Array(picture.width * picture.height);
  const counts = new Int32Array(clusterCount);
  for (let round = 0; round < 8; round++) {
    const sums = new Float64Array(clusterCount * dimensions);
    counts.fill(0);
    const stride = round < 7 ? 3 : 1;
    for (let q = 0; q < groundPixels.length; q += stride) {
      const cluster = nearest(points, q, means);
      assigned[groundPixels[q]] = cluster;
      counts[cluster]++;
      for (let d = 0; d < dimensions; d++) sums[cluster * dimensions + d] += points[q * dimensions + d];
    }
    means = means.map((mean, at) => {
      const count = counts[Math.floor(at / dimensions)];
      return count > 0 ? sums[at] / count : mean;
    });
  }
  const clusters = Array.from(counts, (count, k) => ({
    chroma: Math.hypot(means[k * dimensions + 1], means[k * dimensions + 2]) / weights.chroma,
    lightness: means[k * dimensions] / weights.lightness,
    roughness: means[k * dimensions + 3] / weights.roughness,
    count,
  }));
  return { clusters, assigned };
}

function describeGround(picture: SmallPicture, groundPixels: readonly number[]): Float32Array {
  const { width, height } = picture;
  const lightness = boxBlur(picture.lightness, width, height, 2);
  const greenRed = boxBlur(picture.greenRed, width, height, 2);
  const blueYellow = boxBlur(picture.blueYellow, width, height, 2);
  const points = new Float32Array(groundPixels.length * dimensions);
  groundPixels.forEach((i, q) => {
    points[q * dimensions] = lightness[i] * weights.lightness;
    points[q * dimensions + 1] = greenRed[i] * weights.chroma;
    points[q * dimensions + 2] = blueYellow[i] * weights.chroma;
    points[q * dimensions + 3] = picture.features[i * featureCount + 3] * weights.roughness;
  });
  return points;
}

/** The greyest, the middling and the most colourful of a sample. */
function initialMeans(count: number, points: Float32Array): Float64Array {
  const chroma = (q: number) => Math.hypot(points[q * dimensions + 1], points[q * dimensions + 2]);
  const sample = Array.from({ length: Math.ceil(count / 31) }, (_, q) => q * 31);
  sample.sort((a, b) => chroma(a) - chroma(b) || a - b);
  const means = new Float64Array(clusterCount * dimensions);
  [0.05, 0.5, 0.95].forEach((share, k) => {
    const q = sample[Math.floor(share * (sample.length - 1))];
    for (let d = 0; d < dimensions; d++) means[k * dimensions + d] = points[q * dimensions + d];
  });
  return means;
}

function nearest(points: Float32Array, q: number, means: Float64Array): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let k = 0; k < clusterCount; k++) {
    let distance = 0;
    for (let d = 0; d < dimensions; d++) distance += (points[q * dimensions + d] - means[k * dimensions + d]) ** 2;
    if (distance >= bestDistance) continue;
    bestDistance = distance;
    best = k;
  }
  return best;
}
