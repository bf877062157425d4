import { type Attitude, type Mark, marksBefore } from "./find-marks.ts";
import type { Cue } from "./lexicon/term.ts";

/** Where the reader is: the attitude of the clause and, while something is removed, the verb that says so. */
interface Stance {
  attitude: Attitude;
  removing?: string;
}

/**
 * Says of every mark whether it is asked for, refused, kept or only told. A refusal or a "keep" goes on over lists
 * ("no lawn, trees or gravel", "keep the shed and the oak") and ends at the next wish.
 */
export function readAttitudes(marks: Mark[]): void {
  let stance: Stance = { attitude: "asked" };
  marks.forEach((mark, at) => {
    stance = nextStance(mark, marks, at, stance);
    mark.attitude = stance.attitude;
    mark.removing = stance.removing;
    if (mark.term.kind === "cue") lookBack(marks, at, mark.term.cue);
  });
}

const fresh: Stance = { attitude: "asked" };

function nextStance({ term, words }: Mark, marks: readonly Mark[], at: number, stance: Stance): Stance {
  if (term.kind === "stop") return fresh;
  if (term.kind === "comma") return stance.attitude === "told" || goesOnAfterComma(marks, at, stance) ? stance : fresh;
  return term.kind === "cue" ? afterCue(term.cue, words, marks, at, stance) : stance;
}

function afterCue(cue: Cue, words: string, marks: readonly Mark[], at: number, stance: Stance): Stance {
  switch (cue) {
    case "ask":
    case "alter":
      return afterVerb(cue, words, marks, at, stance);
    case "move":
    case "but":
    case "edged-with":
      return fresh;
    case "back-state":
      return isDescribed(marks, at) && stance.attitude !== "kept" ? { attitude: "told" } : stance;
    case "way":
      return stance.removing && /^(?:to|into)$/.test(words) ? fresh : stance;
    case "refuse":
      return { attitude: "refused" };
    case "remove":
      return { attitude: "refused", removing: words };
    case "keep":
      return { attitude: "kept" };
    case "state":
      return { attitude: "told" };
    case "with":
      return stance.attitude === "told" ? stance : fresh;
    case "and":
      return stance.attitude === "told" || goesOnAfterAnd(marks, at, stance) ? stance : fresh;
    case "for":
      return stance.removing ? fresh : stance;
    case "place":
      return stance.removing && words === "by" ? fresh : stance;
    default:
      return stance;
  }
}

function afterVerb(cue: "ask" | "alter", words: string, marks: readonly Mark[], at: number, stance: Stance): Stance {
  if (becomesAnother(words, marks, at)) return { attitude: "refused", removing: words };
  if (cue === "alter") return stance.attitude === "asked" ? fresh : stance;
  // "No more grass please": these do not end what they stand in.
  const goesOn =
    (stance.attitude === "refused" || stance.attitude === "kept") && /^(?:please|more|can|also|need)$/.test(words);
  return goesOn ? stance : fresh;
}

/** "Turn the lawn into a meadow" does away with the lawn. */
function becomesAnother(verb: string, marks: readonly Mark[], at: number): boolean {
  if (!/^(?:turn|transform|convert|change)$/.test(verb)) return false;
  let thing = false;
  for (const { term, words } of marks.slice(at + 1, at + 7)) {
    if (term.kind === "thing" || term.kind === "material") thing = true;
    if (term.kind === "cue" && (term.cue === "way" || term.cue === "with"))
      return thing && /^(?:to|into|with)$/.test(words);
    if (term.kind === "stop" || term.kind === "comma") return false;
  }
  return false;
}

export function isCue(mark: Mark | undefined, ...cues: Cue[]): boolean {
  return mark?.term.kind === "cue" && cues.includes(mark.term.cue);
}

/** "No lawn, trees or gravel": a list that ends in "or" is refused as a whole. "Remove the grass, the shed": so is that. */
function goesOnAfterComma(marks: readonly Mark[], at: number, stance: Stance): boolean {
  if (stance.attitude === "asked") return false;
  if (stance.attitude === "kept" || stance.removing)
    return isCue(marks[at + 1], "the", "old") || isCue(marks[at + 1], "and", "or");
  for (const mark of marks.slice(at + 1)) {
    const { kind } = mark.term;
    if (isCue(mark, "or")) return true;
    const inList = kind === "comma" || isCue(mark, "a", "some", "the", "old");
    if (!inList && (kind === "stop" || kind === "cue")) return false;
  }
  return false;
}

function goesOnAfterAnd(marks: readonly Mark[], at: number, stance: Stance): boolean {
  if (stance.attitude === "asked") return false;
  const next = marks[at + 1];
  if (isCue(next, "the", "old")) return true;
  const bare =
    next !== undefined && next.term.kind !== "cue" && next.term.kind !== "count" && next.term.kind !== "size";
  return bare && (stance.attitude === "kept" || stance.removing !== undefined);
}

/** "The shed stays", "the deck has to go", "the lawn is dead": the verb comes after what it is about. */
function lookBack(marks: Mark[], at: number, verb: Cue): void {
  if (verb !== "back-keep" && verb !== "back-remove" && verb !== "back-state") return;
  const attitude: Attitude = verb === "back-keep" ? "kept" : verb === "back-remove" ? "refused" : "told";
  const subject = findSubject(marks, at);
  if (subject < 0 || (verb === "back-state" && !isDescribed(marks, at))) return;
  for (const mark of marks.slice(subject, at)) {
    if (mark.attitude === "kept" && verb !== "back-remove") continue;
    mark.attitude = attitude;
    mark.removing = verb === "back-remove" ? "remove" : undefined;
  }
}

/** "The lawn is", "grass looks": said of what there is. Not so "a patio that is ..." and "roses are my favourites". */
function isDescribed(marks: readonly Mark[], at: number): boolean {
  const subject = findSubject(marks, at);
  const term = marks[subject]?.term;
  if (!term) return false;
  if (marks.slice(subject + 1, at).some(({ term }) => term.kind === "cue" || term.kind === "comma")) return false;
  const opens = subject === 0 || marks[subject - 1]?.term.kind === "stop";
  return isDefinite(marks, subject) || (opens && term.kind === "thing" && term.element !== undefined);
}

/** Where the noun before a verb stands in its sentence; -1 without one. */
function findSubject(marks: readonly Mark[], at: number): number {
  for (const [i, { term }] of marksBefore(marks, at).entries()) {
    if (term.kind === "stop") return -1;
    if (["thing", "undrawable", "material", "house"].includes(term.kind)) return at - 1 - i;
  }
  return -1;
}

/** Whether "the", "my", "our" and the like stand before a noun, with at most a few adjectives between. */
export function isDefinite(marks: readonly Mark[], at: number): boolean {
  for (const mark of marksBefore(marks, at, 4)) {
    if (isCue(mark, "the", "old")) return true;
    if (!["word", "colour", "unknown", "material", "count"].includes(mark.term.kind)) return false;
  }
  return false;
}
