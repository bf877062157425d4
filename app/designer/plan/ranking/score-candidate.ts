import { scoreAccess } from "./parts/access.ts";
import { scoreAmount, scoreFlowers } from "./parts/amount.ts";
import { scoreFulfillment } from "./parts/fulfillment.ts";
import { scoreSeen } from "./parts/seen.ts";
import { scoreUntouched } from "./parts/untouched.ts";
import type { Candidate } from "./seen/candidate.ts";

type Part = (candidate: Candidate) => number;

/** What a customer asks first, each 0..1. */
const faultless: readonly Part[] = [scoreFulfillment, scoreSeen, scoreUntouched, scoreAccess];

/** Among designs with the same faults. Source: docs/decisions/2026-11-27-ranking-by-judges.md. */
const liked: readonly { part: Part; weight: number }[] = [
  { part: scoreAmount, weight: 0.8 },
  { part: scoreFlowers, weight: 0.2 },
];

/** Difference below which two designs fulfill a wish alike. */
const alike = 0.1;

export interface Score {
  /** In steps: 0 is all of the wish, in view and reached on foot, and nothing changed that it leaves alone. */
  faults: number;
  /** 0..1. */
  score: number;
}

export function scoreCandidate(candidate: Candidate): Score {
  const lost = faultless.reduce((sum, part) => sum + 1 - part(candidate), 0);
  return {
    faults: Math.round(lost / alike),
    score: liked.reduce((sum, { part, weight }) => sum + weight * part(candidate), 0),
  };
}
