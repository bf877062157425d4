import { type Attitude, clauseBefore, isCue, type Mark, marksBefore, startOfSentence } from "./find-marks.ts";
import type { Cue } from "./lexicon/term.ts";
import { findSubject, isUnnamedSubject } from "./subject-of.ts";

/** Verbs that come after what they are about, and the noun that they are about. */

/** The verb that comes after what it is about: "the shed stays", "birch leave.", "yews out,". */
export function verbAfter(marks: readonly Mark[], at: number): Cue | undefined {
  const mark = marks[at];
  const ends = endsClause(marks, at);
  // "A square of grass at the moment."
  if (
    ends &&
    isCue(mark, "state") &&
    /moment|right now|currently|at present|already|these days/.test(mark?.words ?? "")
  )
    return "back-state";
  const before = marksBefore(marks, at).find(({ term }) => term.kind !== "word")?.term.kind;
  const afterNoun = before === "thing" || before === "undrawable" || before === "unknown";
  // "Tiles out, plants in."
  if (ends && before === "material" && mark?.words === "out") return "back-remove";
  // "The grass it is not good."
  if (afterNoun && isCue(mark, "state") && /^(?:it|they)/.test(mark?.words ?? "")) return "back-state";
  if (ends && afterNoun && isCue(mark, "keep")) return "back-keep";
  // "Thujas I don't want."
  if (ends && afterNoun && isCue(mark, "refuse")) return "back-remove";
  // "A pond? No, a fountain."
  const answers = marks[at - 1]?.term.kind === "stop" || isCue(marks[at - 1], "but");
  if (ends && mark?.words === "no" && answers) return "back-remove";
  if (ends && afterNoun && /^(?:out|goes|go)$/.test(mark?.words ?? "")) return "back-remove";
  return mark?.term.kind === "cue" ? mark.term.cue : undefined;
}

/** Whether nothing but "of course", "please" and the like follows before the clause ends. */
function endsClause(marks: readonly Mark[], at: number): boolean {
  const next = marks
    .slice(at + 1)
    .find(({ words }) => !/^(?:please|pls|of course|course|though|now|all|too)$/.test(words));
  return !next || next.term.kind === "comma" || next.term.kind === "stop";
}

/** "The shed stays", "the deck has to go", "the lawn is dead": the verb comes after what it is about. */
export function lookBack(marks: Mark[], at: number, verb: Cue): void {
  if (verb !== "back-keep" && verb !== "back-remove" && verb !== "back-state") return;
  const attitude: Attitude = verb === "back-keep" ? "kept" : verb === "back-remove" ? "refused" : "told";
  const subject = findSubject(marks, at);
  if (isCue(marks[at], "state") && !/^(?:it|they)/.test(marks[at]?.words ?? "")) {
    tellClause(marks, at);
    return;
  }
  if (subject < 0) readRest(marks, at, attitude);
  if (verb === "back-state" && isUnnamedSubject(marks, subject) && asksInClause(marks, at)) return;
  if (subject < 0 || (verb === "back-state" && !isDescribed(marks, at))) return;
  // "The patio is fine" leaves it; "roses are fine" takes them.
  if (verb === "back-keep" && /^(?:is|are) (?:fine|ok)/.test(marks[at]?.words ?? "") && !isThere(marks, subject))
    return;
  if (isExcepted(marks, subject)) {
    turnRound(marks, subject, verb);
    return;
  }
  const start = verb === "back-state" ? startOfPhrase(marks, subject) : startOfList(marks, subject);
  const named = marks[subject];
  if (named && /^(?:noun|spot|house|word)$/.test(named.term.kind)) {
    if (verb === "back-keep") named.stays = true;
    if (verb === "back-remove") named.goes = true;
  }
  for (const mark of marks.slice(start, at)) {
    if (mark.attitude === "kept" && verb !== "back-remove") continue;
    mark.attitude = attitude;
    mark.removing = verb === "back-remove" ? "remove" : undefined;
  }
}

/** "I want that the entrance looks better" is no word on how it is. */
function asksInClause(marks: readonly Mark[], at: number): boolean {
  return clauseBefore(marks, at).some((mark) => isCue(mark, "ask", "move", "refuse", "keep"));
}

/** "Everything but the tree can go": the tree is the one thing that the verb is not about. */
function isExcepted(marks: readonly Mark[], subject: number): boolean {
  const cue = marks
    .slice(0, subject)
    .findLastIndex(({ term }) => term.kind === "cue" && !["the", "old", "and", "or", "a"].includes(term.cue));
  const mark = marks[cue];
  return isCue(mark, "exception") && (/^(?:every|all)/.test(mark?.words ?? "") || isCue(marks[cue - 1], "everything"));
}

function turnRound(marks: readonly Mark[], subject: number, verb: Cue): void {
  const from = marks.slice(0, subject).findLastIndex((mark) => isCue(mark, "exception"));
  for (const mark of marks.slice(from + 1, subject + 1)) {
    mark.attitude = verb === "back-remove" ? "kept" : verb === "back-keep" ? "refused" : "told";
    mark.removing = verb === "back-keep" ? "remove" : undefined;
  }
  const all = marks.slice(0, from + 1).findLast((mark) => isCue(mark, "everything", "exception"));
  if (!all || verb === "back-state") return;
  all.attitude = verb === "back-remove" ? "refused" : "kept";
  all.removing = verb === "back-remove" ? "remove" : undefined;
}

/** "The patio", and a "lawn" that opens its sentence; not so "roses". */
function isThere(marks: readonly Mark[], subject: number): boolean {
  const mark = marks[subject];
  const opens = subject === 0 || marks[subject - 1]?.term.kind === "stop";
  const isOne =
    mark?.term.kind === "thing" && mark.term.element !== undefined && !mark.term.mulch && !/s$/.test(mark.words);
  return isDefinite(marks, subject) || (opens && isOne);
}

/** All of a clause that asks for nothing is told of the yard. */
function tellClause(marks: readonly Mark[], at: number): void {
  const before = marksBefore(marks, at);
  const end = before.findIndex(({ term }) => term.kind === "stop");
  const clause = end < 0 ? before : before.slice(0, end);
  if (clause.some((mark) => isCue(mark, "ask", "move", "keep", "refuse", "remove"))) return;
  for (const mark of clause) mark.attitude = "told";
}

/** "The rest is fine, don't change it", "everything can go". */
function readRest(marks: Mark[], at: number, attitude: Attitude): void {
  const rest = marksBefore(marks, at, 10).find((mark) => isCue(mark, "everything"));
  if (!rest || attitude === "told") return;
  rest.attitude = attitude;
  rest.removing = attitude === "refused" ? "remove" : undefined;
}

/** "The shed, the fence and the old pear tree stay": where the list begins that a noun ends. */
function startOfList(marks: readonly Mark[], subject: number): number {
  let start = startOfPhrase(marks, subject);
  const bare = startOfBareList(marks, start);
  if (bare !== undefined) return bare;
  for (let at = start - 1; at >= 0; at--) {
    const mark = marks[at];
    const { kind } = mark?.term ?? {};
    // "Begonias along the walk, the pole stays."
    if (mark?.reference) break;
    if ((kind === "thing" || kind === "undrawable") && isDefinite(marks, at)) start = startOfPhrase(marks, at);
    else if (!(kind === "comma" || kind === "word" || kind === "count" || isCue(mark, "and", "the", "old"))) break;
  }
  return start;
}

/** "Shed and oak stay": a sentence that is such a list from its start. */
function startOfBareList(marks: readonly Mark[], subject: number): number | undefined {
  const start = startOfSentence(marks, subject);
  const list = marks.slice(start, subject);
  const parts = list.findLast((mark) => mark.term.kind === "comma" || isCue(mark, "and"));
  const lists = (mark: Mark) =>
    ["thing", "undrawable", "comma", "word", "count", "color", "material"].includes(mark.term.kind) ||
    isCue(mark, "and", "the", "old");
  return isCue(parts, "and") && list.every((mark) => lists(mark) && !mark.reference) ? start : undefined;
}

/** Where the adjectives before a noun begin, and what it is "of": "the tree of lemon". */
function startOfPhrase(marks: readonly Mark[], subject: number): number {
  let start = subject;
  while (["material", "color", "shape", "size"].includes(marks[start - 1]?.term.kind ?? "")) start--;
  return isCue(marks[start - 1], "of") && marks[start - 2]?.term.kind === "thing" ? start - 2 : start;
}

/** "The lawn is", "grass looks": said of what there is. Not so "a patio that is ..." and "roses are my favorites". */
export function isDescribed(marks: readonly Mark[], at: number): boolean {
  const subject = findSubject(marks, at);
  const term = marks[subject]?.term;
  if (!term) return false;
  if (marks.slice(subject + 1, at).some(({ term }) => term.kind === "cue" || term.kind === "comma")) return false;
  const opens = opensAsSubject(marks, subject);
  return isDefinite(marks, subject) || (opens && term.kind === "thing" && term.element !== undefined);
}

/** "Front lawn is dead", "foundation bushes are overgrown": nothing but what says which stands before it in its clause. */
function opensAsSubject(marks: readonly Mark[], subject: number): boolean {
  const start = marks.findLastIndex(({ term }, i) => i < subject && !["spot", "color", "material"].includes(term.kind));
  return start < 0 || /^(?:stop|comma)$/.test(marks[start]?.term.kind ?? "");
}

/** Whether "the", "my", "our" and the like stand before a noun, with at most a few adjectives between. */
export function isDefinite(marks: readonly Mark[], at: number): boolean {
  for (const mark of marksBefore(marks, at, 4)) {
    if (isCue(mark, "the", "old")) return true;
    if (!["word", "color", "unknown", "material", "count", "spot", "size", "shape"].includes(mark.term.kind))
      return false;
  }
  return false;
}
