import { randomInt } from "node:crypto";
import { createRandom, type Random } from "#app/designer/numeric/random.ts";

/**
 * Chance that can be had again: another one at each run, unless TEST_SEED gives the seed. The seed is printed, so that a
 * run that failed can be repeated.
 */
export function createSeededRandom(): Random {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));
  process.stderr.write(`TEST_SEED=${seed}\n`);
  return createRandom(seed);
}

/** Up to so many milliseconds, for answers that are to overtake each other. */
export function seededDelays(msAtMost: number): () => number {
  const random = createSeededRandom();
  return () => random() * msAtMost;
}
