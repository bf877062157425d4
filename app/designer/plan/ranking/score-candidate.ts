import { scoreAccess } from "./parts/access.ts";
import { scoreBalance } from "./parts/balance.ts";
import { scoreFlowers } from "./parts/flowers.ts";
import { scoreFocalPoint } from "./parts/focal-point.ts";
import { scoreFulfillment } from "./parts/fulfillment.ts";
import { scoreNeatness } from "./parts/neatness.ts";
import { scorePlantingDepth } from "./parts/planting-depth.ts";
import { scoreRoom } from "./parts/room.ts";
import { scoreSeen } from "./parts/seen.ts";
import { scoreViews } from "./parts/views.ts";
import type { Candidate } from "./seen/candidate.ts";

type Part = (candidate: Candidate) => number;

export const partsOfScore = {
  fulfillment: scoreFulfillment,
  seen: scoreSeen,
  room: scoreRoom,
  access: scoreAccess,
  balance: scoreBalance,
  focalPoint: scoreFocalPoint,
  flowers: scoreFlowers,
  views: scoreViews,
  plantingDepth: scorePlantingDepth,
  neatness: scoreNeatness,
} satisfies Record<string, Part>;

/** Weights of the parts: the wish most; the rest chosen on pairs of pictures judged blind, see docs/designer.md. */
export const weights: Record<keyof typeof partsOfScore, number> = {
  fulfillment: 4,
  seen: 3,
  room: 0.5,
  access: 1,
  balance: 1.5,
  focalPoint: 2,
  flowers: 2,
  views: 1,
  plantingDepth: 0.5,
  neatness: 0.5,
};

export function scoreCandidate(candidate: Candidate): number {
  let sum = 0;
  let most = 0;
  for (const [name, part] of Object.entries(partsOfScore) as [keyof typeof weights, Part][]) {
    sum += weights[name] * part(candidate);
    most += weights[name];
  }
  return sum / most;
}
