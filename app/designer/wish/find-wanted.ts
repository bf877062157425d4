import { isCue, type Mark } from "./find-marks.ts";

/** Words that nobody knows and that must yet be the name of something: what stands beside them says so. */

/** What may stand between an unknown word and what leads to it: adjectives, numbers, articles. */
const describing: ReadonlySet<Mark["term"]["kind"]> = new Set([
  "word",
  "color",
  "material",
  "count",
  "size",
  "shape",
  "amount",
  "style",
]);

/**
 * Whether a run of unknown words is the name of something in the attitude in which it stands: it ends its phrase ("a willow
 * thingummy near the shed") and an article, a number or a verb leads to it, or it is one of a list of things.
 */
export function namesSomething(run: readonly Mark[], marks: readonly Mark[]): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || run.length > 3 || /ed$/.test(last.words)) return false;
  const start = marks.indexOf(first);
  const end = marks.indexOf(last);
  // "Ending at a bench", "leaning over the wall".
  if (/ing$/.test(last.words) && isCue(marks[end + 1], "place", "way")) return false;
  // Whatever it is, "the zorble" that stays is something.
  if (
    (first.attitude === "kept" || first.removing) &&
    endsNoun(marks.slice(end + 1).find(({ term }) => term.kind !== "word")) &&
    (isCue(marks[start - 1], "the", "old", "keep") ||
      (isCue(marks[start - 2], "the") && describing.has(marks[start - 1]?.term.kind ?? "noun")))
  )
    return true;
  return endsPhrase(marks, end) && (isLedTo(marks, start) || isListed(marks, start, end));
}

/** Whether no noun follows that it would only say which of. */
function endsNoun(next: Mark | undefined): boolean {
  return (
    !next ||
    (!/^(?:thing|noun|spot|undrawable|house|unknown|material|size)$/.test(next.term.kind) && !isCue(next, "the", "a"))
  );
}

function endsPhrase(marks: readonly Mark[], end: number): boolean {
  const next = marks[end + 1];
  if (!next || next.term.kind === "comma" || next.term.kind === "stop") return true;
  if (isCue(next, "and", "or", "place", "with", "for", "edged-with", "but", "way")) return true;
  return next.term.kind === "spot" || next.reference === true || isCue(next, "back-keep", "back-remove");
}

/** "I want a ...", "plant ...", "no ...", "three ...". */
function isLedTo(marks: readonly Mark[], start: number): boolean {
  for (let at = start - 1; at >= 0; at--) {
    const mark = marks[at];
    if (isCue(mark, "a", "some", "ask", "refuse", "remove", "keep", "the", "old", "fresh")) return leads(marks, at);
    if (!mark || !describing.has(mark.term.kind)) return mark?.term.kind === "count";
    if (mark.term.kind === "count") return true;
  }
  return false;
}

/** Verbs that need no article before a name: "plant osmanthus"; not so "can" and "wish". */
const wanting =
  /^(?:want|wants|wanting|need|love|like|would l|wed l|id l|add|adding|plant|grow|install|include|build|featuring|get|give me|use|more|prefer)/;

/** An article alone leads to anything; it must stand where something is asked for, and not after "in" or "for". */
function leads(marks: readonly Mark[], at: number): boolean {
  if (isCue(marks[at], "ask")) return wanting.test(marks[at]?.words ?? "");
  // "Nothing grand", "heard but not seen": adjectives and verbs, and no names.
  if (isCue(marks[at], "refuse")) return !/^(?:nothing|not|never|none)$/.test(marks[at]?.words ?? "");
  if (isCue(marks[at], "remove", "keep")) return true;
  const before = marks[at - 1];
  if (!before || /comma|stop/.test(before.term.kind)) return isCue(marks[at], "a", "some");
  return isCue(before, "ask", "move", "with", "and", "or", "refuse", "remove", "keep", "old", "a");
}

/** "Coontie, muhly, firebush": one of the things between commas. */
function isListed(marks: readonly Mark[], start: number, end: number): boolean {
  const parts = (mark: Mark | undefined) => mark?.term.kind === "comma" || isCue(mark, "and", "or");
  const isThing = (mark: Mark | undefined) => mark?.term.kind === "thing" || mark?.term.kind === "undrawable";
  const before = parts(marks[start - 1]) && isThing(marks[start - 2]);
  const after = parts(marks[end + 1]) && marks.slice(end + 2, end + 5).some(isThing);
  return before || (after && (start === 0 || /comma|stop/.test(marks[start - 1]?.term.kind ?? "")));
}
