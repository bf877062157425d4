import { isCue, type Mark } from "./find-marks.ts";
import { typed } from "./find-untold.ts";
import { isHeading, namesAKind } from "./look-around.ts";
import type { Wish } from "./typed/wish.ts";

/**
 * Words that say what shall be there, be gone or stay, where, or what it is like, and that stand in nothing that is told back,
 * whatever rule took them up. Better told as not understood than passed over.
 */
export function findVanished(marks: readonly Mark[], wish: Wish, text: string): string[] {
  const removed = wish.removals.map(({ words }) => words);
  const told = [removed, wish.understood, wish.keeps, wish.told, wish.notDrawn, wish.notUnderstood].flat();
  const stems = new Set(told.flatMap(stemsOf));
  return marks.flatMap((mark, at) => {
    // "Replace the deck by a terrace": the new one tells that the old one goes.
    const isReplaced =
      mark.removing && mark.term.kind === "thing" && mark.term.element && wish.asked.has(mark.term.element);
    if (isReplaced || !isContent(mark, marks, at) || isTold(mark, stems, text) || isMeant(mark, wish)) return [];
    return [mark.reference ? typed(marks.slice(startOfPlace(marks, at), at + 1), text) : typed([mark], text)];
  });
}

/** Whether a word must end in something that is told. */
function isContent(mark: Mark, marks: readonly Mark[], at: number): boolean {
  const { term, attitude, tellsMood, again, reference } = mark;
  if (attitude === "told" || tellsMood || again) return false;
  if (reference) return attitude === "asked" && namesAPlace(mark) && isSomethingDrawnThere(marks, at);
  if (term.kind === "spot" || term.kind === "house") return attitude === "asked" && isAskedFor(marks, at);
  if (term.kind === "noun")
    return (attitude === "asked" && isCounted(marks, at)) || (attitude === "kept" && isKeptByName(marks, at));
  if (term.kind === "thing" || term.kind === "undrawable") return !isGeneric(mark, marks, at);
  if (term.kind === "material") return isSaidOfWhatIsDrawn(marks, at);
  return (term.kind === "color" || term.kind === "shape" || term.kind === "size") && isSaidOfWhatIsDrawn(marks, at);
}

/** "A little porch with two chairs": a part of the house that is wished for, and no place. */
function isAskedFor(marks: readonly Mark[], at: number): boolean {
  const before = marks.slice(0, at).findLast(({ term }) => !["word", "color", "material", "size"].includes(term.kind));
  const next = marks[at + 1];
  const isAdjective = ["thing", "undrawable", "noun", "unknown", "spot"].includes(next?.term.kind ?? "");
  return isCue(before, "a", "some") && before?.words !== "new" && !isAdjective;
}

/** "Keep a strip of green". */
function isKeptByName(marks: readonly Mark[], at: number): boolean {
  return (
    isCue(marks[at - 1], "a", "some") &&
    isCue(marks[at - 2], "keep") &&
    !/^(?:bit|lot|way|sense|feel)$/.test(marks[at]?.words ?? "")
  );
}

/** "Park 2 cars": not so people and what time passes. */
function isCounted(marks: readonly Mark[], at: number): boolean {
  const isPurpose = isCue(marks[at - 2], "for", "of");
  const isAdjective = ["thing", "undrawable", "noun", "unknown", "spot"].includes(marks[at + 1]?.term.kind ?? "");
  const counts = marks[at - 1]?.term.kind === "count" && !isPurpose && !isAdjective;
  return (
    counts &&
    !/^(?:people|persons?|adults?|guests?|friends?|kids?|child|children|years?|months?|weeks?|days?|hours?|times?|sides?|ways?|ends?|corners?|parts?|pieces?|spots?|areas?|places?|levels?|rows?|groups?|bucks|dollars?|inch|feet)$/.test(
      marks[at]?.words ?? "",
    )
  );
}

/** "By the compost": a thing that others stand by. Not so "steps down to the lawn": ground is everywhere. */
function namesAPlace({ term, leads }: Mark): boolean {
  if (term.kind === "thing") return !leads && !grounds.has(term.element ?? "");
  return term.kind === "undrawable" && !leads;
}

/** Where something is that cannot be drawn goes with it, too. */
function isSomethingDrawnThere(marks: readonly Mark[], at: number): boolean {
  const head = headBefore(marks, at) ?? headAfter(marks, at);
  return !head || (head.term.kind === "thing" && head.attitude === "asked");
}

const grounds: ReadonlySet<string> = new Set(["lawn", "beds", "border", "meadow", "mulch", "gravel", "paving"]);

/** What is said of what is kept, refused or cannot be drawn goes with it. */
function isSaidOfWhatIsDrawn(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (mark?.attitude !== "asked") return false;
  const ahead = headAfter(marks, at);
  const head = ahead ?? headBefore(marks, at);
  if (mark.term.kind === "material") {
    // "A pool with travertine around it": something of its own.
    const cueBefore = marks.slice(0, at).findLast(({ term }) => term.kind === "cue" || term.kind === "stop");
    if (!ahead && isCue(cueBefore, "with")) return true;
    return !head || (head.attitude === "asked" && head.term.kind !== "undrawable" && head.term.kind !== "house");
  }
  return (
    (head?.term.kind === "thing" || head?.term.kind === "material") && head.attitude === "asked" && !head.reference
  );
}

/** The noun that a description leads to: the fence of "a tall red cedar fence". */
function headAfter(marks: readonly Mark[], at: number): Mark | undefined {
  for (const mark of marks.slice(at + 1, at + 8)) {
    if (isHead(mark)) return mark;
    if (!describing.has(mark.term.kind) && !isCue(mark, "and", "or", "of", "a")) return undefined;
  }
  return undefined;
}

/** The noun that is described after it: "a deck, gray", "a pergola, 3 x 4 m". */
function headBefore(marks: readonly Mark[], at: number): Mark | undefined {
  for (const mark of marks.slice(0, at).reverse()) {
    if (mark.term.kind === "stop") return undefined;
    if ((isHead(mark) || mark.term.kind === "material") && !mark.reference) return mark;
  }
  return undefined;
}

function isHead({ term }: Mark): boolean {
  return ["thing", "undrawable", "house", "noun", "unknown", "spot"].includes(term.kind);
}

const describing: ReadonlySet<string> = new Set([
  "word",
  "color",
  "material",
  "shape",
  "size",
  "count",
  "amount",
  "style",
]);

/** Where a place begins that ends in this noun: at its preposition. */
function startOfPlace(marks: readonly Mark[], at: number): number {
  for (let start = at - 1; start >= Math.max(0, at - 5); start--) {
    if (isCue(marks[start], "place", "way")) return start;
    if (["comma", "stop", "thing"].includes(marks[start]?.term.kind ?? "")) return at;
  }
  return at;
}

function isTold({ words, from, to }: Mark, stems: ReadonlySet<string>, text: string): boolean {
  return [...stemsOf(text.slice(from, to)), ...stemsOf(words)].some((stem) => stems.has(stem));
}

/** Told by another name: "crooked" is curved, "walk" a path, and a size in both units. */
function isMeant({ term, place, spot, reference }: Mark, { items, understood, remark }: Wish): boolean {
  if (reference && (place || spot))
    return items.some(
      (item) => item.place === place || (spot !== undefined && [item.spot, item.from, item.to].includes(spot)),
    );
  switch (term.kind) {
    case "size": {
      const sides = Object.values(term.measure).filter((side) => typeof side === "number");
      return items.some(({ size = {} }) => Object.values(size).some((side) => sides.includes(side)));
    }
    case "shape":
      return items.some(({ shape }) => shape === term.shape);
    case "color":
      return understood.some((words) => words.includes(term.color));
    case "house":
    case "spot":
      return remark !== undefined;
    default:
      return false;
  }
}

/** "Fruit trees like mango", "white flowers", "a table and chairs": told by another name. */
function isGeneric({ term, words }: Mark, marks: readonly Mark[], at: number): boolean {
  const isExample = /^(?:like|such as|eg|for example)$/.test(marks[at + 1]?.words ?? "") || isCue(marks[at - 1], "for");
  const first = marks.findIndex((mark, i) => i > at && mark.term.kind === "thing");
  if (term.kind === "thing" && first > 0 && namesAKind({ term, words }) && isHeading(marks, at, first)) return true;
  return isExample || (term.kind === "thing" && /^(?:flowers?|plants?|chairs?|seats?)$/.test(words));
}

function stemsOf(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/(?:es|s)$/, ""));
}
