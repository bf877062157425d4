/** A classifier has to distinguish the two samples. */
export interface PhotoSamples {
  name: string;
  first: readonly Float64Array[];
  second: readonly Float64Array[];
}

/** Steps of gradient descent, their length, and how strongly weights are held to zero. Enough for sixteen features. */
const descent = { steps: 400, rate: 0.5, decay: 1e-3 };
/** A photo with fewer patches on either side is not tested. */
const leastPatches = 6;

/**
 * How well logistic regression distinguishes the samples on unseen photos: area under the ROC curve (0.5 = not at all,
 * 1 = always) per photo, each left out of learning once. Source: Lopez-Paz and Oquab, "Revisiting Classifier Two-Sample
 * Tests" (2017).
 */
export function distinguishThings(photos: readonly PhotoSamples[]): { name: string; area: number }[] {
  const enough = photos.filter(({ first, second }) => Math.min(first.length, second.length) >= leastPatches);
  if (enough.length < 2) return [];
  return enough.map((held) => {
    const score = learn(enough.filter((photo) => photo !== held));
    return { name: held.name, area: areaUnderCurve(held.first.map(score), held.second.map(score)) };
  });
}

/** Scores are higher for second samples; every photo and either side of it has the same weight. */
function learn(photos: readonly PhotoSamples[]): (features: Float64Array) => number {
  const rows = photos.flatMap(({ first, second }) => [
    ...first.map((features) => ({ features, isSecond: 0, weight: 1 / (first.length * 2 * photos.length) })),
    ...second.map((features) => ({ features, isSecond: 1, weight: 1 / (second.length * 2 * photos.length) })),
  ]);
  const size = rows[0]?.features.length ?? 0;
  const { means, spreads } = measureRows(rows, size);
  const scaled = rows.map((row) => ({
    ...row,
    features: row.features.map((f, k) => (f - at(means, k)) / at(spreads, k)),
  }));
  const weights = new Float64Array(size + 1);
  for (let step = 0; step < descent.steps; step++) descend(scaled, weights);
  return (features) =>
    scoreOf(
      features.map((f, k) => (f - at(means, k)) / at(spreads, k)),
      weights,
    );
}

interface Row {
  features: Float64Array;
  isSecond: number;
  weight: number;
}

function measureRows(rows: readonly Row[], size: number) {
  const means = new Float64Array(size);
  const spreads = new Float64Array(size);
  for (const { features, weight } of rows) {
    for (let k = 0; k < size; k++) means[k] = at(means, k) + at(features, k) * weight;
  }
  for (const { features, weight } of rows) {
    for (let k = 0; k < size; k++) spreads[k] = at(spreads, k) + (at(features, k) - at(means, k)) ** 2 * weight;
  }
  return { means, spreads: spreads.map((square) => Math.sqrt(square) + 1e-6) };
}

/** One step down the gradient of the mean log-loss; the last weight is the constant. */
function descend(rows: readonly Row[], weights: Float64Array): void {
  const gradient = new Float64Array(weights.length);
  for (const { features, isSecond, weight } of rows) {
    const error = (1 / (1 + Math.exp(-scoreOf(features, weights))) - isSecond) * weight;
    for (let k = 0; k < features.length; k++) gradient[k] = at(gradient, k) + error * at(features, k);
    gradient[features.length] = at(gradient, features.length) + error;
  }
  for (let k = 0; k < weights.length; k++) {
    weights[k] = at(weights, k) - descent.rate * (at(gradient, k) + descent.decay * at(weights, k));
  }
}

function scoreOf(features: Float64Array, weights: Float64Array): number {
  let sum = at(weights, features.length);
  for (let k = 0; k < features.length; k++) sum += at(features, k) * at(weights, k);
  return sum;
}

/** Share of pairs in which the second sample's score is the higher one; ties count half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let won = 0;
  for (const high of second) for (const low of first) won += high > low ? 1 : high === low ? 0.5 : 0;
  return won / (first.length * second.length);
}

function at(values: Float64Array, k: number): number {
  return values[k] as number;
}
