import type { WishEntry, WishList, WishSentence } from "#app/domain/plans/wish-words.ts";

const linesAtMost = 5;
/** Of a phone of 390 pixels. */
const charactersPerLine = 31;

/** What its customer may want to change comes before what is only confirmed. */
const confirmations: readonly WishList[] = ["told", "aims", "kept", "left-out", "removed"];

export interface SplitSentence extends WishSentence {
  /** The rest of its entries come later. */
  isCut: boolean;
}

/** An interpretation in five lines of a phone, and the rest of it. `linesOf` is for entries that are more than words. */
export function firstLines(
  lists: readonly WishSentence[],
  linesOf: LinesOf = () => 0,
): { first: SplitSentence[]; rest: WishSentence[] } {
  const counts = new Map<WishSentence, number>();
  let left = linesAtMost;
  const grow = (sentence: WishSentence, linesMore: number) => {
    const now = counts.get(sentence) ?? 0;
    const before = now === 0 ? 0 : countLines(sentence, now, linesOf);
    const count = countFitting(sentence, before + linesMore, linesOf);
    if (count <= now) return;
    left -= countLines(sentence, count, linesOf) - before;
    counts.set(sentence, count);
  };
  const urgent = lists.filter(({ list }) => !confirmations.includes(list));
  const begin = (sentence: WishSentence) => grow(sentence, Math.min(left, countLines(sentence, 1, linesOf)));
  urgent.forEach(begin);
  for (const sentence of urgent) grow(sentence, Math.min(left, 2));
  lists.filter((sentence) => !counts.has(sentence)).forEach(begin);
  for (const sentence of lists) grow(sentence, left);
  const shownOf = (sentence: WishSentence) => counts.get(sentence) ?? 0;
  return {
    first: lists.filter(shownOf).map((sentence) => {
      const shown = sentence.entries.slice(0, shownOf(sentence));
      return { ...sentence, entries: shown, isCut: shown.length < sentence.entries.length };
    }),
    rest: lists
      .map((sentence) => ({ ...sentence, entries: sentence.entries.slice(shownOf(sentence)) }))
      .filter(({ entries }) => entries.length > 0),
  };
}

type LinesOf = (list: WishList, entry: WishEntry) => number;

/** Of its first entries. */
function countLines({ list, label, entries }: WishSentence, count: number, linesOf: LinesOf): number {
  const shown = entries.slice(0, count);
  const text = [label, ...shown.map(({ words }) => words)].join(", ");
  return shown.reduce((lines, entry) => lines + linesOf(list, entry), Math.ceil(text.length / charactersPerLine));
}

/** How many of its entries fit into so many lines. */
function countFitting(sentence: WishSentence, lines: number, linesOf: LinesOf): number {
  return sentence.entries.filter((_, i) => countLines(sentence, i + 1, linesOf) <= lines).length;
}
