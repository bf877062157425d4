import { isCue, type Mark, marksBefore } from "./find-marks.ts";
import { cannotBeDrawnOver } from "./find-removals.ts";
import { isDefinite } from "./look-back.ts";

/** What is asked for and cannot be done, in the customer's own words, and whether the house was to be changed. */
export function findUndrawn(marks: readonly Mark[]): { notDrawn: string[]; changesHouse: boolean } {
  const notDrawn: string[] = [];
  let changesHouse = false;
  marks.forEach((mark, at) => {
    const { term, words } = mark;
    if (removesAllButOne(marks, at)) notDrawn.push("remove everything else that stands there");
    if (mark.reference || mark.attitude === "kept" || mark.attitude === "told") return;
    const alteration = alterationOf(marks, at);
    if (isHouse(mark) && (alteration || asksForNew(mark, marks, at))) changesHouse = true;
    else if (mark.removing) {
      if (isCue(mark, "everything")) notDrawn.push(`remove ${words} that stands there`);
      else if (cannotBeDrawnOver(mark) && !mark.removal) notDrawn.push(`${mark.removing} the ${words}`);
    } else if (mark.attitude === "refused") return;
    else if (isAlteredInVain(marks, at)) notDrawn.push(`${alteration} the ${words}`);
    else if (term.kind !== "undrawable") return;
    else if (isAskedFor(marks, at)) notDrawn.push(words);
    else {
      const amount = amountOf(marks, at);
      if (amount) notDrawn.push(`${amount} the ${words}`);
    }
  });
  return { notDrawn, changesHouse };
}

/** "Paint the fence": what stands there now stays as it is. */
export function isAlteredInVain(marks: readonly Mark[], at: number): boolean {
  const kind = marks[at]?.term.kind;
  if (kind !== "thing" && kind !== "undrawable") return false;
  return /paint|stain|wash|repair|fix|seal|tidy|trim|prune|cut|mow|grade|level/.test(alterationOf(marks, at) ?? "");
}

/** "Remove everything but the oak". */
function removesAllButOne(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  return (
    isCue(mark, "exception") &&
    /^(?:every|all)/.test(mark?.words ?? "") &&
    (isCue(marks[at - 1], "remove") ||
      marks.slice(at + 1, at + 5).some(({ attitude }) => attitude === "kept" && mark?.removing !== undefined))
  );
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

/** The "widen" of "widen the drive". */
function amountOf(marks: readonly Mark[], at: number): string | undefined {
  const before = marksBefore(marks, at, 3);
  const amount = before.findIndex(({ term }) => term.kind === "amount");
  return before.slice(0, amount).every((mark) => isCue(mark, "the", "old")) ? before[amount]?.words : undefined;
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
    if (!["word", "color", "style", "unknown"].includes(earlier.term.kind)) return false;
  }
  return false;
}

export function isAskedFor(marks: readonly Mark[], at: number): boolean {
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
