import { randomInt } from "node:crypto";
import { createRandom, type Random } from "#app/designer/numeric/random.ts";

/**
 * Reproducible randomness: different at each run, unless TEST_SEED sets the seed, which is printed so that a failed run can be
 * repeated.
 */
export function createSeededRandom(): Random {
  const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));
  process.stderr.write(`TEST_SEED=${seed}\n`);
  return createRandom(seed);
}

/** Up to so many milliseconds, for answers that should overtake each other. */
export function seededDelays(msAtMost: number): () => number {
  const random = createSeededRandom();
  return () => random() * msAtMost;
}
