import { opensClause } from "./clause.ts";
import { clauseBefore, isCue, type Mark } from "./find-marks.ts";
import { cue } from "./lexicon/term.ts";
import type { Element } from "./typed/garden-words.ts";

/** Small words of places that mean one thing or another by what stands beside them. */
export function joinPlaces(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    const next = marks[at + 1];
    if (isCue(mark, "back-remove") && / (?:go|goes)$/.test(` ${mark.words}`) && isPlaceAt(marks, at + 1))
      mark.term = cue("move");
    // "Right at the front", "right in the middle"; not so "on the right by the fence".
    if (mark.words === "right" && isCue(next, "place") && opensPlace(marks, at)) mark.term = { kind: "word" };
    if (/^(?:put|stick|pop|chuck|plop) in$/.test(mark.words) && isCue(next, "the") && isSpot(marks[at + 2]))
      Object.assign(mark, { term: cue("place"), words: "in" });
    if (isSideOf(marks, at)) {
      Object.assign(mark, { term: cue("place"), words: "along" });
      if (next) next.term = { kind: "word" };
    }
    // "Let the back go to prairie".
    if (mark.words === "to" && /^(?:go|goes|over)$/.test(marks[at - 1]?.words ?? "") && next?.term.kind === "thing")
      mark.term = { kind: "word" };
    // "A swing from the big tree", "lanterns hanging from the oak".
    if (mark.words === "from" && hangs(marks[at - 1])) Object.assign(mark, { term: cue("place"), words: "by" });
    if (mark.words === "about" && marks[at - 1]?.term.kind === "thing" && /^it$/.test(next?.words ?? ""))
      Object.assign(mark, { term: cue("place"), words: "around" });
    if (isBottomOf(marks, at))
      Object.assign(marks[at + 2] ?? {}, { term: { kind: "spot", place: "back", sure: true } });
  });
}

/** "The bench can go by the fence": a place after the verb says where to, not that it goes away. */
function isPlaceAt(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (mark?.term.kind === "spot" && mark.term.sure) return true;
  if (!isCue(mark, "place")) return mark?.words === "there";
  const target = marks.slice(at + 1, at + 6).find(({ term }) => term.kind !== "cue" && term.kind !== "word");
  return ["thing", "spot", "house", "undrawable"].includes(target?.term.kind ?? "") || isCue(marks[at + 1], "the");
}

/** Whether no article makes a side of it: "the right", "far right". */
function opensPlace(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1];
  return (
    !before ||
    !(isCue(before, "the", "place") || /^(?:far|bottom|top|upper|lower|hand)$/.test(before.words) || isSpot(before))
  );
}

function isSpot(mark: Mark | undefined): boolean {
  return mark?.term.kind === "spot";
}

const hangable: ReadonlySet<Element | undefined> = new Set([
  "hammock",
  "lights",
  "string-lights",
  "lantern",
  "swing-set",
]);

function hangs(mark: Mark | undefined): boolean {
  if (mark?.term.kind === "thing") return hangable.has(mark.term.named ?? mark.term.element);
  if (mark?.term.kind === "undrawable") return hangable.has(mark.term.named);
  return /^(?:hung|hanging|suspended|strung)$/.test(mark?.words ?? "");
}

/** "One side of the path", "the edge of the patio": along it, whichever side. */
function isSideOf(marks: readonly Mark[], at: number): boolean {
  const [side, of, the, target] = marks.slice(at, at + 4);
  const isPart = /^(?:sides?|edges?|ends?|foot|base|rim|far end|far side|outer edge)$/.test(side?.words ?? "");
  const isTarget =
    target?.term.kind === "thing" || (target?.term.kind === "undrawable" && target.term.named !== undefined);
  return isPart && isCue(of, "of") && isCue(the, "the", "old") && isTarget;
}

/** "At the bottom of the garden": at its back. */
function isBottomOf(marks: readonly Mark[], at: number): boolean {
  const [preposition, the, ground] = marks.slice(at, at + 3);
  const isFar = /^at the (?:bottom|end|far end|bottom end) of$/.test(preposition?.words ?? "");
  return isFar && isCue(the, "the") && /^(?:garden|yard|backyard|plot|property|lot|lawn)$/.test(ground?.words ?? "");
}

/** "Dead center a bench", "back left a shed": a place that opens its clause needs no preposition before what stands there. */
export function opensWithSide(marks: readonly Mark[], at: number): boolean {
  return isCue(marks[at + 1], "a", "some", "ask") && opensClause(marks, at) && !isCue(marks[at - 1], "the", "a", "old");
}

/** "A fence, and behind thujas": bare plants that open a clause with their place stand behind what was named before. */
export function standsBehindIt(marks: readonly Mark[], at: number): boolean {
  const [before, mark, target] = [marks[at - 1], marks[at], marks[at + 1]];
  const opens = before?.term.kind === "comma" || isCue(before, "and");
  const isPlant =
    target?.term.kind === "thing" && target.term.species !== undefined && !target.term.element?.includes("hedge");
  return opens && isPlant && /^(?:behind|below|beneath|underneath|in between|before)$/.test(mark?.words ?? "");
}

/** "Turn the lawn into parking": what it becomes, and no way there. */
export function becomesIt(marks: readonly Mark[], at: number): boolean {
  if (!/^(?:to|into)$/.test(marks[at]?.words ?? "")) return false;
  return clauseBefore(marks, at).some(({ words }) => /^(?:turn|transform|convert)(?:ed|ing|s)?(?: into)?$/.test(words));
}
