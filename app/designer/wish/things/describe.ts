import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import { sizesOther } from "../lexicon/extents.ts";
import { furniture, isFlowery, isPathLike, isPlanted } from "../lexicon/traits.ts";
import { isCue, isDescription, isKind, isNoun, leadsToThing, type Phrase } from "../text/find-phrases.ts";
import type { Measure } from "../text/read-size.ts";
import type { Before, NamedItem } from "./named-item.ts";

/** Keeps what is said before a noun: colors, shapes, less or more. */
export function describeBefore(before: Before, phrase: Phrase): void {
  const { term, words } = phrase;
  if (term.kind === "color") {
    before.made.push(words);
    before.tone ??= term.tone;
    before.colors.push(term.color);
    if (term.flower) before.flowers.push(term.flower);
  } else if (term.kind === "shape") before.shape ??= term.shape;
  else if (term.kind === "amount") before.amount ??= term.amount;
  else return;
  // "More" and "bigger" of nothing is said of all kinds of things.
  if (term.kind !== "amount") before.said.push(phrase);
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
  last.measure = { ...before.measure, ...last.measure };
  last.amount ??= before.amount;
  last.extents.push(...before.extents);
  if (isPathLike(last.term)) {
    last.tone ??= before.tone;
    last.paving ??= before.paving;
  }
  // "Porcelain paving in a pale gray".
  if (!isFlowery(last.term)) last.made.unshift(...before.made);
  if (!isPlanted(last)) return [];
  last.flowers.push(...before.flowers);
  return before.flowers;
}

/** "A big patio", "a hedge tall enough to hide us", "a patio, not too big". */
export function readExtent(phrases: readonly Phrase[], at: number, before: Before, last: NamedItem | undefined): void {
  const [phrase, next] = [phrases[at]!, phrases[at + 1]];
  if (phrase.term.kind !== "word" || !phrase.term.extent || sizesOther.test(next?.words ?? "")) return;
  // "Half as big".
  if (/(?:^| )as$/.test(phrases[at - 1]?.words ?? "")) return;
  const { side, share } = phrase.term.extent;
  const not = /^not /.test(phrases[at - 1]?.words ?? "") ? phrases[at - 1] : undefined;
  const extent = not
    ? { side, share: 1 / share, words: `${not.words} ${phrase.words}` }
    : { side, share, words: phrase.words };
  if (leadsToThing(phrases, at)) before.extents.push(extent);
  else if (!isNoun(next) && !isDescription(next)) last?.extents.push(extent);
  else if (next?.words === "enough") last?.extents.push(extent);
}

/** How many: of the thing to come, or, "x4" and "3 pieces", of the one before. */
export function readCount(phrases: readonly Phrase[], at: number, before: Before, last: NamedItem | undefined): void {
  const term = phrases[at]?.term;
  if (term?.kind !== "count") return;
  const leads = leadsToThing(phrases, at);
  if (term.count === "row") before.inRow = true;
  else if (last && !leads && isCue(phrases[at - 1], "for")) seat(last, term.count, phrases[at + 1]);
  else if (last && !leads && (("after" in term && term.after) || endsPhrase(phrases[at + 1])))
    last.count ??= term.count;
  else if (/^(?:person|people|seater|seat|guest)s?$/.test(phrases[at + 1]?.words ?? "")) before.seats = term.count;
  else if (leads && countsThings(phrases[at + 1])) {
    before.count = term.count;
    before.said.push(phrases[at]!);
  }
}

/** "Vegetable box two please". */
function endsPhrase(next: Phrase | undefined): boolean {
  return (
    !next ||
    isCue(next, "of", "place") ||
    /^(?:please|pieces?|pcs|in total|total|ea|each|apiece|persons?)$/.test(next.words)
  );
}

/** "A table for eight", "seating for 6 people": so many sit there; a sofa or a bench for two is one. */
function seat(last: NamedItem, count: number, next: Phrase | undefined): void {
  // "Parking for two cars".
  if (last.term.element === "parking" && /^(?:cars?|vehicles?|trucks?)$/.test(next?.words ?? "")) {
    last.count ??= count;
    return;
  }
  const isAll = !next || isKind(next, "cue") || /^(?:people|person|guest|adult|friend)/.test(next.words);
  if (!isAll) return;
  if (last.term.element === "dining") last.seats ??= count;
  else if (last.term.element === "seating" && !last.term.object) last.count ??= count;
}

/** Not so the two of "two-tier", "2 year old" and "4 person". */
function countsThings(next: Phrase | undefined): boolean {
  return !/^(?:tier|level|bike|cycle|person|people|seater|piece|year|car|side|stor|way|tone|kid|child|dog|adult|guest|friend|space)/.test(
    next?.words ?? "",
  );
}

/** How large: the thing to come, or the one before, or what the sentence began with. */
export function readMeasure(
  phrases: readonly Phrase[],
  at: number,
  before: Before,
  last: NamedItem | undefined,
  head: NamedItem | undefined,
): void {
  const term = phrases[at]?.term;
  if (term?.kind !== "size" || isDistance(phrases, at)) return;
  // "Extend the patio by 2 m": how much is added is no side of it.
  if (phrases.slice(at - 2, at).some(({ words }) => words === "by") && last?.amount !== undefined) return;
  const measure = isCue(phrases[at - 1], "place") ? asHeight(term.measure) : term.measure;
  if (!last || leadsToThing(phrases, at)) {
    before.measure = { ...before.measure, ...measure };
    before.said.push(phrases[at]!);
    return;
  }
  // "A pergola with a grapevine, 3 x 4 m": no plant has two sides.
  const isTooLarge =
    last.term.element === "fish" ||
    (last.term.species !== undefined && last.term.element !== "hedge") ||
    (at === 0 && furniture.has(last.term.element));
  const owner = measure.depth !== undefined && head && isTooLarge ? head : last;
  // "Patio of pavers 60 x 60 cm": no patio is as small as a meter.
  if (isPathLike(owner.term) && (measure.width ?? 2) <= 1 && (measure.depth ?? 2) <= 1) return;
  owner.measure = { ...measure, ...owner.measure };
}

/** "20 feet away from the house" is no size. */
function isDistance(phrases: readonly Phrase[], at: number): boolean {
  const term = phrases[at]?.term;
  const hasSides = term?.kind === "size" && term.measure.depth !== undefined && term.measure.width !== undefined;
  return !hasSides && /^(?:away|apart|from|off)\b/.test(phrases[at + 1]?.words ?? "");
}

/** "Raised beds at 70 cm". */
function asHeight({ bare, ...measure }: Measure): Measure {
  return bare === undefined ? measure : { ...measure, height: bare };
}

/** Whether nothing but what describes stands from here on. */
export function describesOnly(phrases: readonly Phrase[]): boolean {
  const isIdle = ({ term }: Phrase) => term.kind === "word" && !term.extent;
  const rest = phrases.filter((one) => !isIdle(one) && !isCue(one, "a", "the", "of", "ask"));
  return rest.length > 0 && rest.every(isDescription);
}
