import { leadsOn } from "./clause.ts";
import { isCue, type Mark, startOfSentence } from "./find-marks.ts";
import { isDefinite } from "./look-back.ts";
import type { Element } from "./typed/garden-words.ts";

/**
 * Says again what a wish leaves out because it was said just before: the bench of "a bench under the tree and another by the
 * gate", the benches of "benches by the door and along the path", the verb of "replace the lawn with clover and the gravel
 * with slate". Places are marked, attitudes not yet.
 */
export function sayAgain(marks: Mark[]): void {
  for (let at = 0; at < marks.length; at++) {
    if (standsElsewhere(marks, at)) Object.assign(marks[at] ?? {}, { again: true });
    const named = nameAgain(marks, at);
    if (named) marks.splice(at, named.replaces, named.mark);
    const exchange = exchangeAgain(marks, at);
    if (exchange) marks.splice(at++, 0, exchange);
    if (isMadeFor(marks, at)) marks.splice(at + 1, 2);
  }
}

interface NamedAgain {
  mark: Mark;
  /** How many marks it stands for. */
  replaces: 0 | 1;
}

/** The thing that "another", "ones" or a place of its own is about. */
function nameAgain(marks: readonly Mark[], at: number): NamedAgain | undefined {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  if (!mark) return undefined;
  const isOnes =
    (mark.words === "ones" || (mark.term.kind === "count" && before?.words === "another")) && isPlace(next);
  const isCounted = (before?.term.kind === "count" || before?.words === "another") && isPart(marks[at - 2]);
  const joins = isCue(before, "and") && isCue(mark, "place") && !leadsOn(marks, at);
  // "12 boxwoods, 6 on each side" are twelve.
  const isShare = /each|either|both/.test(mark.words);
  if (!isOnes && !(isCounted && isPlace(mark) && !isShare) && !joins) return undefined;
  const thing = findNamed(marks, at - 1, joins);
  if (!thing) return undefined;
  const { from, to } = mark;
  return {
    mark: { term: thing.term, words: thing.words, attitude: "asked", from, to, again: true },
    replaces: isOnes ? 1 : 0,
  };
}

/** "A low hedge in front, a tall hedge at the back": named again, with a place of its own; not so "the hedge". */
function standsElsewhere(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (!mark || !isSomeOf(mark) || isDefinite(marks, at)) return false;
  const here = placeAfter(marks, at);
  const name = (one: Mark) => one.words.replace(/s$/, "");
  const before = marks.findLastIndex((one, i) => i < at && isSomeOf(one) && name(one) === name(mark));
  const there = before < 0 ? undefined : placeAfter(marks, before);
  return here !== undefined && there !== undefined && here !== there;
}

function isSomeOf({ term, reference }: Mark): boolean {
  return term.kind === "thing" && !reference && !grounds.has(term.element);
}

/** The place that follows a thing at once: "in front", "along the fence". */
function placeAfter(marks: readonly Mark[], at: number): string | undefined {
  for (const mark of marks.slice(at + 1, at + 7)) {
    if (mark.reference) return mark.spot ?? mark.place;
    const { kind } = mark.term;
    if (kind === "comma" || kind === "stop" || kind === "thing" || isCue(mark, "and", "with")) return undefined;
  }
  return undefined;
}

/** "By the gate", "on the right". */
function isPlace(mark: Mark | undefined): boolean {
  return isCue(mark, "place") || (mark?.reference === true && mark.term.kind === "spot");
}

function isPart(mark: Mark | undefined): boolean {
  return !mark || mark.term.kind === "comma" || isCue(mark, "and", "but");
}

/** The last thing of this sentence that is more than a place; with a place of its own, where a second one is to follow. */
function findNamed(marks: readonly Mark[], until: number, isPlacedThere: boolean): Mark | undefined {
  let isPlaced = false;
  for (let at = until; at >= 0; at--) {
    const mark = marks[at];
    if (!mark || mark.term.kind === "stop") return undefined;
    isPlaced ||= mark.reference === true && (mark.place ?? mark.spot) !== undefined;
    const { term } = mark;
    if (mark.reference || term.kind !== "thing") {
      // "An oak that shades the bed and on the left": of what else was said we know nothing.
      if (isPlacedThere && mark.term.kind === "cue" && !isCue(mark, "place", "the", "and", "of", "a")) return undefined;
      continue;
    }
    return !grounds.has(term.element) && (isPlaced || !isPlacedThere) ? mark : undefined;
  }
  return undefined;
}

/** There is one of it, wherever it lies. */
const grounds: ReadonlySet<Element | undefined> = new Set(["lawn", "meadow", "gravel", "mulch", "path", "paving"]);

const exchanges = /^(?:replac|swap|exchang|trad)/;

/** The "replace" of "..., and the gravel with flagstone". */
function exchangeAgain(marks: readonly Mark[], at: number): Mark | undefined {
  const before = marks[at - 1];
  if (!isCue(marks[at], "the", "old") || !(isCue(before, "and") || before?.term.kind === "comma")) return undefined;
  const sentence = marks.slice(startOfSentence(marks, at), at);
  const verb = sentence.find((mark) => isCue(mark, "remove") && exchanges.test(mark.words));
  if (!verb || !sentence.some((mark) => isCue(mark, "with", "for"))) return undefined;
  const rest = marks.slice(at + 1);
  const end = rest.findIndex(({ term }) => term.kind === "cue" || term.kind === "comma" || term.kind === "stop");
  return isCue(rest[end], "with", "for") ? { ...verb } : undefined;
}

/** "Bricks for the path, stone for the wall": the brick of a brick path. */
function isMadeFor(marks: readonly Mark[], at: number): boolean {
  const [material, purpose, article, thing] = marks.slice(at, at + 4);
  const before = marks[at - 1];
  const opens = !before || ["comma", "stop", "cue", "color", "word"].includes(before.term.kind);
  const isBuilt = thing?.term.kind === "thing" && !thing.term.species;
  return opens && material?.term.kind === "material" && isCue(purpose, "for") && isCue(article, "the", "a") && isBuilt;
}
