import { type Mark, marksBefore } from "./find-marks.ts";

/** Verbs of wishing that wish for nothing where they stand, and the other way round. */

/** "A tree that we love", "a pond which I want filled". */
export function isRelative(marks: readonly Mark[], at: number): boolean {
  const [before, relative] = marksBefore(marks, at, 2);
  return /^(?:that|which|who)$/.test(relative?.words ?? "") && /^(?:we|i|you|they|nobody)$/.test(before?.words ?? "");
}

/** "We were going to put in a pool": what once was meant is no wish. */
export function isGivenUp(marks: readonly Mark[], at: number): boolean {
  const before = marks
    .slice(Math.max(0, at - 3), at)
    .map(({ words }) => words)
    .join(" ");
  return /\b(?:were|was|had) (?:going|planning|meant|supposed|thinking) (?:to|of)$|\bplanned to$/.test(before);
}

/** "Mum can't do the steps": what somebody cannot do is no wish. */
export function isDenied(marks: readonly Mark[], at: number): boolean {
  return /^(?:can'?t|cannot|don'?t|doesn'?t|won'?t|never|not)$/.test(marks[at - 1]?.words ?? "");
}

/** "Show me the yard with a pool". */
export function isWished(marks: readonly Mark[], at: number): boolean {
  return marksBefore(marks, at, 4).some(({ words }) =>
    /^(?:show(?: me| us)?|want|like|imagine|picture|dream)$|^(?:id|wed|i would|would) l/.test(words),
  );
}
