import { lerp } from "../numeric/scalar.ts";

/**
 * Mean entropy of the kinds over open ground (nats) and the share of 122 unseen yards read rightly:
 * docs/ground-reader.md.
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

/** Probability (0..1) that a reading with this entropy is right. */
export function scoreOfEntropy(entropy: number): number {
  const above = rightByEntropy.findIndex(([own]) => own > entropy);
  const upper = rightByEntropy[above];
  if (!upper) return rightByEntropy.at(-1)?.[1] ?? 0;
  const lower = rightByEntropy[above - 1];
  if (!lower) return upper[1];
  return lerp(lower[1], upper[1], (entropy - lower[0]) / (upper[0] - lower[0]));
}
