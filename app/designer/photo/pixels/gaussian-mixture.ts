import type { Random } from "../../numeric/random.ts";

/** Sum of Gaussians with diagonal covariance. */
export interface Mixture {
  size: number;
  dimensions: number;
  /** size x dimensions. */
  means: Float64Array;
  variances: Float64Array;
  weights: Float64Array;
}

/** Of a feature, so that a flat wall does not become a Gaussian that nothing else can join. By eye. */
const smallestVariance = 6;
/** A Gaussian whose log density is this far below another's no longer counts, and need not be summed to its end. */
const negligible = 50;
/** And this far below it has no share in the row. */
const tooSmall = 14;

/**
 * Fits `size` Gaussians to the chosen rows of `features` (`dimensions` numbers a row) by expectation maximisation,
 * starting from randomly drawn rows.
 */
export function fitMixture(
  features: Float32Array,
  dimensions: number,
  rows: readonly number[],
  size: number,
  random: Random,
  rounds: number,
): Mixture {
  const mixture: Mixture = {
    size,
    dimensions,
    means: new Float64Array(size * dimensions),
    variances: new Float64Array(size * dimensions).fill(60),
    weights: new Float64Array(size).fill(1 / size),
  };
  for (let k = 0; k < size; k++) {
    const row = rows[Math.floor(random() * rows.length)];
    for (let d = 0; d < dimensions; d++) mixture.means[k * dimensions + d] = features[row * dimensions + d];
  }
  for (let round = 0; round < rounds; round++) improve(mixture, features, rows);
  return mixture;
}

function improve(mixture: Mixture, features: Float32Array, rows: readonly number[]): void {
  const { size, dimensions } = mixture;
  const sums = new Float64Array(size * dimensions);
  const squares = new Float64Array(size * dimensions);
  const shares = new Float64Array(size);
  const scores = new Float64Array(size);
  const terms = prepare(mixture);
  for (const row of rows) {
    const top = score(mixture, terms, features, row, scores);
    let total = 0;
    for (let k = 0; k < size; k++) {
      scores[k] = scores[k] > top - tooSmall ? Math.exp(scores[k] - top) : 0;
      total += scores[k];
    }
    for (let k = 0; k < size; k++) {
      const share = scores[k] / total;
      if (share === 0) continue;
      shares[k] += share;
      for (let d = 0; d < dimensions; d++) {
        const value = features[row * dimensions + d];
        sums[k * dimensions + d] += share * value;
        squares[k * dimensions + d] += share * value * value;
      }
    }
  }
  for (let k = 0; k < size; k++) {
    mixture.weights[k] = shares[k] / rows.length;
    if (shares[k] <= 1) continue;
    for (let d = 0; d < dimensions; d++) {
      const at = k * dimensions + d;
      const mean = sums[at] / shares[k];
      mixture.means[at] = mean;
      mixture.variances[at] = Math.max(squares[at] / shares[k] - mean * mean, 0) + smallestVariance;
    }
  }
}

/** Logarithm of the mixture's density at every row of `features`, up to the constant of the Gaussian. */
export function logDensities(mixture: Mixture, features: Float32Array): Float32Array {
  const out = new Float32Array(features.length / mixture.dimensions);
  const scores = new Float64Array(mixture.size);
  const terms = prepare(mixture);
  for (let row = 0; row < out.length; row++) {
    const top = score(mixture, terms, features, row, scores);
    let sum = 0;
    for (let k = 0; k < mixture.size; k++) if (scores[k] > top - tooSmall) sum += Math.exp(scores[k] - top);
    out[row] = top + Math.log(sum);
  }
  return out;
}

/** What the density of every row needs of a mixture. */
interface Terms {
  /** Logarithm of weight over deviations per Gaussian. */
  normalisers: Float64Array;
  /** 1 / (2 variance). */
  halfPrecisions: Float64Array;
}

function prepare({ size, dimensions, weights, variances }: Mixture): Terms {
  const normalisers = weights.map((weight) => Math.log(weight + 1e-9));
  for (let k = 0; k < size; k++) {
    for (let d = 0; d < dimensions; d++) normalisers[k] -= 0.5 * Math.log(variances[k * dimensions + d]);
  }
  return { normalisers, halfPrecisions: variances.map((variance) => 0.5 / variance) };
}

/** Writes the log density of each Gaussian at one row (of those that do not count, something low) and returns the highest. */
function score(
  mixture: Mixture,
  { normalisers, halfPrecisions }: Terms,
  features: Float32Array,
  row: number,
  scores: Float64Array,
): number {
  const { size, dimensions, means } = mixture;
  const first = row * dimensions;
  let top = -1e9;
  for (let k = 0, at = 0; k < size; k++, at = k * dimensions) {
    let sum = normalisers[k];
    for (let d = 0; d < dimensions && sum > top - negligible; d++) {
      const off = features[first + d] - means[at + d];
      sum -= off * off * halfPrecisions[at + d];
    }
    scores[k] = sum;
    if (sum > top) top = sum;
  }
  return top;
}
