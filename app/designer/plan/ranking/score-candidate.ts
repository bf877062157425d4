import { countMissing } from "../parts/no-room.ts";
import { scoreAccess } from "./parts/access.ts";
import { scoreBalance } from "./parts/balance.ts";
import { scoreEdges } from "./parts/edges.ts";
import { scoreFlowers } from "./parts/flowers.ts";
import { scoreFocalPoint } from "./parts/focal-point.ts";
import { scoreFulfillment } from "./parts/fulfillment.ts";
import { scoreNeatness } from "./parts/neatness.ts";
import { scorePlantingDepth } from "./parts/planting-depth.ts";
import { scoreRoom } from "./parts/room.ts";
import { scoreSeen } from "./parts/seen.ts";
import { scoreUntouched } from "./parts/untouched.ts";
import { scoreViews } from "./parts/views.ts";
import type { Candidate } from "./seen/candidate.ts";

type Part = (candidate: Candidate) => number;

export const partsOfScore = {
  fulfillment: scoreFulfillment,
  untouched: scoreUntouched,
  seen: scoreSeen,
  room: scoreRoom,
  access: scoreAccess,
  balance: scoreBalance,
  edges: scoreEdges,
  focalPoint: scoreFocalPoint,
  flowers: scoreFlowers,
  views: scoreViews,
  plantingDepth: scorePlantingDepth,
  neatness: scoreNeatness,
} satisfies Record<string, Part>;

/** Weights of the parts: the wish most; the rest chosen on pairs of pictures judged blind, see docs/designer.md. */
export const weights: Record<keyof typeof partsOfScore, number> = {
  fulfillment: 4,
  untouched: 1.5,
  seen: 3,
  room: 0.5,
  access: 1,
  balance: 1.5,
  edges: 2,
  focalPoint: 2,
  flowers: 2,
  views: 1,
  plantingDepth: 0.5,
  neatness: 0.5,
};

/** Share of the wish below which two designs fulfill it alike: a tenth of one thing. */
const alike = 0.1;

export interface Score {
  /** What a customer asks first, in steps: 0 is all of the wish, and nothing changed that it leaves alone. */
  faults: number;
  /** 0..1, all parts weighed. */
  score: number;
}

export function scoreCandidate(candidate: Candidate): Score {
  let sum = 0;
  let most = 0;
  for (const [name, part] of Object.entries(partsOfScore) as [keyof typeof weights, Part][]) {
    sum += weights[name] * part(candidate);
    most += weights[name];
  }
  const asked = Math.max(1, candidate.wish.statedThings.length);
  const missing = countMissing(candidate.plan.lacks) / asked;
  const faults = Math.round((missing + 1 - scoreUntouched(candidate)) / alike);
  return { faults, score: sum / most };
}
