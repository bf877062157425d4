import type { Lack } from "../../parts/no-room.ts";
import type { Candidate } from "../seen/candidate.ts";

/** Deduction for a thing that is there, but not as requested: a path without a door at its end is a path. */
const otherwise = 0.5;

export function scoreFulfillment({ wish, plan }: Candidate): number {
  const asked = Math.max(1, wish.statedThings.length);
  const things = [...new Set(plan.lacks.map(({ thing }) => thing))];
  const lacking = things.reduce((sum, thing) => sum + lostOf(plan.lacks.filter((lack) => lack.thing === thing)), 0);
  return Math.max(0, 1 - lacking / asked);
}

function lostOf(lacks: readonly Lack[]): number {
  return Math.max(...lacks.map(({ isMissing, short }) => (isMissing ? 1 : (short ?? otherwise))));
}
