import { isCue, type Mark, marksBefore } from "./find-marks.ts";

/** Where a clause of the wish begins and ends. */

/** Whether nothing stands between the last comma, "and" or wish and this place. */
export function opensClause(marks: readonly Mark[], at: number): boolean {
  for (const mark of marksBefore(marks, at)) {
    const { kind } = mark.term;
    if (kind === "comma" || kind === "stop" || isCue(mark, "and", "ask", "but", "or")) return true;
    if (["thing", "undrawable", "material", "noun", "unknown"].includes(kind)) return false;
  }
  return true;
}

/** Whether a thing follows before the clause ends. */
export function leadsOn(marks: readonly Mark[], at: number): boolean {
  for (const mark of marks.slice(at + 1)) {
    const { kind } = mark.term;
    if (kind === "thing" && !mark.reference && mark.attitude === "asked") return true;
    if (kind === "comma" || kind === "stop" || isCue(mark, "and", "but", "with")) return false;
  }
  return false;
}

/**
 * Whether what follows a comma is the rest of one list up to the end of its sentence: "along the fence hydrangeas, a bench and
 * some ferns". Another place or verb begins something of its own.
 */
export function isBareList(marks: readonly Mark[], at: number): boolean {
  const after = marks.slice(at + 1);
  const end = after.findIndex(({ term }) => term.kind === "stop");
  const rest = end < 0 ? after : after.slice(0, end);
  const lists = (mark: Mark) => mark.term.kind !== "cue" || isCue(mark, "a", "some", "of", "and", "or", "fresh");
  const ends = rest.findLast((mark) => mark.term.kind === "comma" || isCue(mark, "and", "or"));
  return isCue(ends, "and", "or") && rest.every((mark) => lists(mark) && !mark.reference && mark.attitude === "asked");
}
