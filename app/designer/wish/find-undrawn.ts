import { type Mark, marksBefore } from "./find-marks.ts";
import { isCue, isDefinite } from "./read-attitudes.ts";
import type { Element } from "./typed/garden-words.ts";

/** What is asked for and cannot be drawn, in the customer's own words, and whether the house was to be changed. */
export function findUndrawn(marks: readonly Mark[]): {
  notDrawn: string[];
  things: Element[];
  changesHouse: boolean;
} {
  const notDrawn: string[] = [];
  const things: Element[] = [];
  let changesHouse = false;
  marks.forEach((mark, at) => {
    const { term, words } = mark;
    if (mark.reference || mark.attitude === "kept" || mark.attitude === "told") return;
    const alteration = alterationOf(marks, at);
    if (isHouse(mark) && (alteration || asksForNew(mark, marks, at))) changesHouse = true;
    else if (mark.removing) {
      if (cannotBeRemoved(mark)) notDrawn.push(`${mark.removing} the ${words}`);
    } else if (mark.attitude === "refused") return;
    else if (isAlteredInVain(marks, at)) notDrawn.push(`${alteration} the ${words}`);
    else if (term.kind === "undrawable" && isAskedFor(marks, at)) {
      notDrawn.push(words);
      if (term.named) things.push(term.named);
    } else if (term.kind === "unknown") {
      const name = nameUnknown(words, marks, at);
      if (name) notDrawn.push(name);
    }
  });
  // Where most words are strange, this is no list of wishes in English.
  const strange = marks.filter(({ term }) => term.kind === "unknown").length;
  return { notDrawn: strange > marks.length / 2 && strange > 2 ? [] : notDrawn, things, changesHouse };
}

/** "Paint the fence": what stands there now stays as it is. */
export function isAlteredInVain(marks: readonly Mark[], at: number): boolean {
  const kind = marks[at]?.term.kind;
  if (kind !== "thing" && kind !== "undrawable") return false;
  return /paint|stain|wash|repair|fix|seal/.test(alterationOf(marks, at) ?? "");
}

function isHouse({ term, words }: Mark): boolean {
  return term.kind === "house" || (term.kind === "spot" && /house|home|garage|porch|door|window|kitchen/.test(words));
}

/** Not the house or home at large, of which people say all kinds of things. */
function isPartOfHouse({ term, words }: Mark): boolean {
  return term.kind === "house" || /garage|porch|door|window/.test(words);
}

/** "Paint", "change", "repair" before a noun. */
function alterationOf(marks: readonly Mark[], at: number): string | undefined {
  for (const mark of marksBefore(marks, at, 4)) {
    const { kind } = mark.term;
    if (isCue(mark, "alter")) return mark.words;
    if (kind === "cue" && !isCue(mark, "the", "old", "a", "fresh", "of")) return undefined;
    if (["comma", "stop", "thing", "undrawable"].includes(kind)) return undefined;
  }
  return undefined;
}

/** "New windows", "add a roof", "replace the door". */
function asksForNew(mark: Mark, marks: readonly Mark[], at: number): boolean {
  if (mark.removing) return true;
  if (mark.attitude !== "asked") return false;
  const before = marks[at - 1];
  const opens = !before || before.term.kind === "comma" || before.term.kind === "stop";
  if (opens) return mark.term.kind === "house";
  for (const earlier of marksBefore(marks, at, 3)) {
    if (/new$/.test(earlier.words)) return true;
    if (isPartOfHouse(mark) && isCue(earlier, "a", "ask")) return !isDefinite(marks, at);
    if (!["word", "colour", "style", "unknown"].includes(earlier.term.kind)) return false;
  }
  return false;
}

/** Buildings, fences and trees are part of the photo that stays: asking to have them removed is asking in vain. */
export function cannotBeRemoved({ term, reference, removing }: Mark): boolean {
  if (reference || !removing) return false;
  return (
    term.kind === "undrawable" ||
    (term.kind === "thing" && ["fence", "tree", "hedge", "screen"].includes(term.element ?? ""))
  );
}

function isAskedFor(marks: readonly Mark[], at: number): boolean {
  const next = marks[at + 1]?.term;
  // "Pool furniture": the noun that follows is what is meant.
  if (next?.kind === "thing" || next?.kind === "undrawable") return false;
  if (!isDefinite(marks, at)) return true;
  // "Put the hot tub in the corner" asks for it, "the pool needs some plants" does not.
  const verb = marks
    .slice(Math.max(0, at - 4), at)
    .findLast(({ term }) => term.kind === "cue" && !["the", "a", "old"].includes(term.cue));
  return verb !== undefined && (isCue(verb, "move") || /^(?:add|install|include|put in|build)$/.test(verb.words));
}

/** Endings of words that name no thing one could draw. */
const abstract =
  /(?:ness|ity|ities|ments?|tions?|sions?|ances?|ences?|ship|ism|hood|ings?|ful|ous|ive|able|ible|ish|ly|[^eb]ed|esque|wards?|like|ology|ary|ise|ize)$/;
const addingWords = /^(?:add|adding|install|build|include|put in|with|want|need|featuring)$/;
const adjective = /(?:y|al|ic|ent|ant|an|en|less|some|ies|er|est|ist|th)$/;

/**
 * The name of a thing that nobody here knows, told at its last word; undefined where it may be anything else: what
 * stands in "a ...", in a list of things, or after "add" and "with" in the plural.
 */
function nameUnknown(head: string, marks: readonly Mark[], at: number): string | undefined {
  if (!endsPhrase(marks, at)) return undefined;
  if (abstract.test(head) || head.length < 3) return undefined;
  let from = at;
  while (marks[from - 1]?.term.kind === "unknown") from--;
  const name = marks.slice(from, at + 1).map(({ words }) => words);
  if (name.length > 3) return undefined;
  let start = from;
  while (["word", "noun", "colour", "style", "material", "size", "course"].includes(marks[start - 1]?.term.kind ?? ""))
    start--;
  if (marks[start - 1]?.term.kind === "noun") return undefined;
  return isNamedAsThing(head, name.length, marks, start, at) ? name.join(" ") : undefined;
}

/** `start` is where the adjectives before a name of `count` words begin, `at` where its last word, the head, stands. */
function isNamedAsThing(head: string, count: number, marks: readonly Mark[], start: number, at: number): boolean {
  const before = marks[start - 1];
  const plural = /[^s]s$/.test(head);
  if (isCue(before, "a") || before?.term.kind === "count") return true;
  if (isCue(before, "some")) return plural;
  if (before && isCue(before, "ask", "with") && addingWords.test(before.words)) return plural || count > 1;
  if (start < at + 1 - count || (count === 1 && adjective.test(head))) return false;
  const listed = before === undefined || before.term.kind === "comma" || isCue(before, "and", "or");
  return listed && (leadsToThing(marksBefore(marks, start - 1, 4)) || leadsToThing(marks.slice(at + 2, at + 6)));
}

function endsPhrase(marks: readonly Mark[], at: number): boolean {
  let next = at + 1;
  while (/^(?:please|too|pls|thanks)$/.test(marks[next]?.words ?? "")) next++;
  const mark = marks[next];
  if (!mark || mark.term.kind === "comma" || mark.term.kind === "stop") return true;
  return isCue(mark, "and", "or", "with", "place", "for", "but", "edged-with", "refuse");
}

/** Whether the neighbour in a list, past its adjectives, is something of a garden. */
function leadsToThing(neighbours: readonly Mark[]): boolean {
  for (const { term, attitude } of neighbours) {
    const { kind } = term;
    if (kind === "thing" || kind === "undrawable" || kind === "material") return attitude === "asked";
    if (kind === "comma" || kind === "stop" || kind === "noun") return false;
  }
  return false;
}
