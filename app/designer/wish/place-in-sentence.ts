import { isCue, type Mark } from "./find-marks.ts";

/** Where in its sentence a place stands, and what may stand between it and what it is said of. */

/** "Along the fence on the left": nothing but a preposition stands between two words for one place. */
export function goesOnAsPlace(marks: readonly Mark[], before: number, at: number): boolean {
  return marks.slice(before + 1, at).every(isOfItsPlace);
}

/** Whether a mark may stand between a thing and the place that is its own. */
export function isOfItsPlace(mark: Mark): boolean {
  return mark.term.kind === "word" || isCue(mark, "place", "the", "of");
}

/** Whether a place that a comma parts from what comes before is the last word of its sentence. */
export function closesSentence(marks: readonly Mark[], at: number): boolean {
  const before = marks
    .slice(0, at)
    .findLast((mark) => mark.term.kind !== "word" && !isCue(mark, "place", "the", "of", "old"));
  if (before?.term.kind !== "comma") return false;
  const rest = marks.slice(at + 1);
  const end = rest.findIndex(({ term }) => term.kind === "stop");
  return (end < 0 ? rest : rest.slice(0, end)).every(
    (mark) =>
      mark.reference ||
      mark.term.kind === "word" ||
      isCue(mark, "place", "the", "of", "old") ||
      mark.words === "please",
  );
}

/** Whether a cue says nothing of where things are, and only leads to a noun. */
export function isArticle(mark: Mark): boolean {
  return isCue(mark, "a", "some", "the", "old", "fresh", "of");
}
