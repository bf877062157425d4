import type { Lack } from "../../parts/no-room.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Deductions for a wish of one thing. */
const lost = { missing: 1, otherwise: 0.5, mostOtherwise: 0.75 };
export function scoreFulfillment({ wish, plan }: Candidate): number {
  const asked = Math.max(1, wish.statedThings.length);
  const things = [...new Set(plan.lacks.map(({ thing }) => thing))];
  const lacking = things.reduce((sum, thing) => sum + lostOf(plan.lacks.filter((lack) => lack.thing === thing)), 0);
  return Math.max(0, 1 - lacking / asked);
}

/** Anything present is better than nothing: a path without a door at its end is a path. */
function lostOf(lacks: readonly Lack[]): number {
  if (lacks.some(({ isMissing }) => isMissing)) return lost.missing;
  return Math.min(lost.mostOtherwise, lacks.length * lost.otherwise);
}
