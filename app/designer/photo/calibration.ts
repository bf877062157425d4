import { lerp } from "../numeric/scalar.ts";

/**
 * How often a reading was right on yards that the reader had not seen, by the entropy of its kinds over the open ground
 * (nats, ascending). Right: 85 % of the open ground found, and at most 5 % of it painted where nothing may be. From 122
 * yards, each read by one of three nets that had not seen its place (docs/ground-reader.md).
 */
const rightByEntropy: readonly (readonly [entropy: number, right: number])[] = [
  [0.4, 0.97],
  [0.6, 0.9],
  [0.8, 0.68],
  [0.9, 0.6],
  [1.15, 0.3],
  [1.4, 0.15],
  [1.7, 0.02],
];

/** 0..1: how likely a reading of that entropy is right, linear between the entries of the table. */
export function scoreOfEntropy(entropy: number): number {
  const above = rightByEntropy.findIndex(([own]) => own > entropy);
  const upper = rightByEntropy[above];
  if (!upper) return rightByEntropy.at(-1)?.[1] ?? 0;
  const lower = rightByEntropy[above - 1];
  if (!lower) return upper[1];
  return lerp(lower[1], upper[1], (entropy - lower[0]) / (upper[0] - lower[0]));
}
