import { lerp } from "../numeric/scalar.ts";

/**
 * How often a reading was right on yards that the reader had not seen, by the entropy of its kinds over the open ground
 * (nats, ascending). Right: 85 % of the open ground found, and at most 5 % of it painted where nothing may be.
 */
const rightByEntropy: readonly (readonly [entropy: number, right: number])[] = [
  [0.4, 0.95],
  [0.7, 0.85],
  [1.0, 0.6],
  [1.3, 0.35],
  [1.7, 0.1],
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
