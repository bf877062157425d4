import type { FlowerColor } from "../plants/parts/flower-palettes.ts";
import { isCue, type Mark } from "./find-marks.ts";
import { countsThings, isDistance, leadsTo } from "./look-around.ts";
import { type Before, isFlowery, isPathLike, isPlanted, type NamedItem } from "./named-item.ts";
import type { Measure } from "./read-size.ts";

/** Keeps what is said before a noun: colors, shapes, less or more. */
export function describeBefore(before: Before, { term, words }: Mark, at: number): void {
  if (term.kind === "color") {
    before.made.push(words);
    before.tone ??= term.tone;
    before.colors.push(term.color);
    if (term.flower) before.flowers.push(term.flower);
  } else if (term.kind === "shape") before.shape ??= term.shape;
  else if (term.kind === "amount") before.amount ??= term.amount;
  else return;
  // "More" and "bigger" of nothing is said of all kinds of things.
  if (term.kind !== "amount") before.said.push(at);
}

/**
 * Says of the thing before what no noun followed: "deck, gray", "a pond, round".
 * @returns colors of flowers: of the plants before, or of flowers at large
 */
export function describeAfter(last: NamedItem | undefined, before: Before): readonly FlowerColor[] {
  if (!last) return before.flowers;
  last.shape ??= before.shape;
  last.material ??= before.material;
  last.colors.push(...before.colors);
  if (isPathLike(last.term)) last.tone ??= before.tone;
  const isMade = last.made.length > 0;
  // "Porcelain paving in a pale gray".
  if (!isFlowery(last.term) && (!isMade || (!before.material && !before.paving))) last.made.unshift(...before.made);
  if (!isPlanted(last)) return [];
  last.flowers.push(...before.flowers);
  return before.flowers;
}

/** How many: of the thing to come, or, "x4" and "3 pieces", of the one before. */
export function readCount(marks: readonly Mark[], at: number, before: Before, last: NamedItem | undefined): void {
  const term = marks[at]?.term;
  if (term?.kind !== "count") return;
  if (last && seatsPeople(marks, at, last)) {
    if (term.count === "row") return;
    if (last.term.element === "dining") last.seats ??= term.count;
    else if (last.term.element !== "bench") last.count ??= term.count;
    return;
  }
  const isAfter = "after" in term && term.after && !leadsTo(marks, at);
  if (term.count === "row") before.inRow = true;
  else if (last && !leadsTo(marks, at) && marks[at - 1]?.term.kind === "count") {
    // "Arborvitae, row of 6", "aspens in a clump of five".
    last.count = term.count;
    before.count = undefined;
  } else if ((isAfter || endsPhrase(marks, at)) && last) last.count ??= term.count;
  else before.count = countsThings(marks, at) ? term.count : undefined;
}

/** "Vegetable box two", "planter boxes, three, along the wall": of what was named before. */
function endsPhrase(marks: readonly Mark[], at: number): boolean {
  const [before, next] = [marks[at - 1], marks[at + 1]];
  const ends =
    !next || ["comma", "stop"].includes(next.term.kind) || /^(?:please|pieces?|in total|total)$/.test(next.words);
  const follows = before?.term.kind === "comma" ? marks[at - 2] : before;
  return ends && follows?.term.kind === "thing" && !leadsTo(marks, at);
}

/** "A table for eight", "seating for 6 people": so many sit there. */
function seatsPeople(marks: readonly Mark[], at: number, { term }: NamedItem): boolean {
  const isForThem = isCue(marks[at - 1], "for") && !leadsTo(marks, at);
  const next = marks[at + 1];
  const isAll =
    !next || /^(?:comma|stop|cue)$/.test(next.term.kind) || /^(?:people|person|guest|adult|friend)/.test(next.words);
  // A sofa or a bench for two is one.
  return (
    isForThem &&
    isAll &&
    (term.element === "dining" || term.element === "bench" || (term.element === "seating" && !term.object))
  );
}

/** How large: the thing to come, or the one before, or what the sentence began with. */
export function readMeasure(
  marks: readonly Mark[],
  at: number,
  before: Before,
  last: NamedItem | undefined,
  head: NamedItem | undefined,
): void {
  const term = marks[at]?.term;
  if (term?.kind !== "size" || isDistance(marks, at) || isIncrease(marks, at, last)) return;
  const measure = isCue(marks[at - 1], "place") ? asHeight(term.measure) : term.measure;
  if (!last || leadsTo(marks, at)) {
    before.measure = { ...before.measure, ...measure };
    before.said.push(at);
    return;
  }
  // "A pergola with a grapevine, 3 x 4 m": no plant has two sides.
  const isTooLarge = isPlant(last) || (marks[at - 1]?.term.kind === "comma" && isFurniture(last));
  const owner = measure.depth !== undefined && head && isTooLarge ? head : last;
  if (!isSizeOfStone(owner, measure)) owner.measure = { ...measure, ...owner.measure };
}

/** "Extend the patio by 2 m": how much is added is no side of it. */
function isIncrease(marks: readonly Mark[], at: number, last: NamedItem | undefined): boolean {
  return marks[at - 1]?.words === "by" && last?.amount !== undefined;
}

/** "Raised beds at 70 cm". */
function asHeight({ bare, ...measure }: Measure): Measure {
  return bare === undefined ? measure : { ...measure, height: bare };
}

/** "A patio with a table, 4 x 5 m": no table is as large. */
function isFurniture({ term }: NamedItem): boolean {
  return ["dining", "seating", "bench", "parasol", "planters", "fire-pit"].includes(term.element ?? "");
}

function isPlant({ term }: NamedItem): boolean {
  return term.species !== undefined && term.element !== "hedge";
}

/** "Patio of pavers 60 x 60 cm": no patio is as small as a meter. */
function isSizeOfStone({ term }: NamedItem, { width = 2, depth = 2 }: Measure): boolean {
  return isPathLike(term) && width <= 1 && depth <= 1;
}
