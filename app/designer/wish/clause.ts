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
