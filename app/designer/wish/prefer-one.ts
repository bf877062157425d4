import { clauseBefore, isCue, type Mark } from "./find-marks.ts";
import { cue } from "./lexicon/term.ts";

/**
 * "Rather a hedge than a fence", "I prefer grass to gravel": of two that are compared the one that is preferred is asked for and
 * the other refused. Not so "no more than 4 ft" and "more flowers than lawn".
 */
export function preferOne(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    if (!isThan(marks, at) && !isTo(marks, at)) return;
    Object.assign(mark, { term: cue("refuse"), words: "rather than" });
  });
}

function isThan(marks: readonly Mark[], at: number): boolean {
  return (
    marks[at]?.words === "than" &&
    clauseBefore(marks, at).some(({ words }) => /\b(?:rather|sooner|prefer\w*)\b/.test(words))
  );
}

function isTo(marks: readonly Mark[], at: number): boolean {
  if (marks[at]?.words !== "to" || !isCue(marks[at], "way") || !namesAThing(marks[at + 1], marks[at + 2])) return false;
  const clause = clauseBefore(marks, at);
  const verb = clause.findLastIndex(({ words }) => /\bprefer\w*$/.test(words));
  const between = clause.slice(verb + 1);
  return (
    verb >= 0 && between.some(isThing) && between.every((mark) => mark.term.kind !== "cue" || isCue(mark, "a", "some"))
  );
}

function namesAThing(next: Mark | undefined, after: Mark | undefined): boolean {
  return isThing(next) || (isCue(next, "a", "some") && isThing(after));
}

function isThing(mark: Mark | undefined): boolean {
  return /^(?:thing|undrawable|material)$/.test(mark?.term.kind ?? "");
}
