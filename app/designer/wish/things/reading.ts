import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { Whereabouts } from "../../wording/where-words.ts";
import type { MeantClause } from "../clauses/clause.ts";
import type { Style } from "../lexicon/garden-words.ts";
import { isFlowery } from "../lexicon/traits.ts";
import { isKind, type Phrase } from "../text/find-phrases.ts";
import { describeAfter } from "./describe.ts";
import { type Before, type NamedItem, nothingBefore } from "./named-item.ts";
import type { Named } from "./named-thing.ts";
import { isPlaced, whereBy, whereIs } from "./places.ts";

/** What has been read so far, and what the next clause may be about. */
export interface Reading {
  readonly clauses: readonly MeantClause[];
  /** In the order of the words, with what cannot be drawn. */
  items: NamedItem[];
  /** Two things either of which will do. */
  readonly choices: [first: NamedItem, second: NamedItem][];
  /** Colors that are said of flowers at large. */
  readonly flowers: FlowerColor[];
  readonly styles: Style[];
  readonly kept: Named[];
  readonly refused: Named[];
  /** Phrases that are said of something. */
  readonly used: Set<Phrase>;
  /** Places that there is no word for: "by the hose". */
  readonly unplaced: (readonly Phrase[])[];
  readonly mentions: Mention[];
  clauseAt: number;
  clause: MeantClause;
  before: Before;
  /** The latest item of this clause, and of all. */
  last?: NamedItem | undefined;
  latest?: NamedItem | undefined;
  /** Number of the list of things that is being read. */
  list: number;
  /** Said before the things that stand there: "along the fence lavender". */
  ahead: Whereabouts;
  /** Whether all of a list stands there. */
  isListed: boolean;
  /** The patio of "a patio with a table, 4 x 5 m". */
  head?: NamedItem | undefined;
  /** What came with something stands where that does. */
  holder?: NamedItem | undefined;
  held: { item: NamedItem; holder: NamedItem }[];
  /** The last place that was named: "there". */
  scene: Whereabouts;
  /** Where plants make room for others: "take out the yews under the window, put in ferns". */
  cleared?: Whereabouts | undefined;
  hides?: { phrase: Phrase; where: Whereabouts } | undefined;
  firstOfSentence: number;
  firstBefore: number;
  /** Where in this clause the latest place ended. */
  placedTo: number;
}

export function startReading(clauses: readonly MeantClause[], clause: MeantClause): Reading {
  return {
    ...{ clauses, clause, clauseAt: 0, before: nothingBefore(), list: 0, placedTo: -1 },
    ...{ items: [], choices: [], flowers: [], styles: [], kept: [], refused: [], unplaced: [], mentions: [], held: [] },
    ...{ used: new Set(), ahead: {}, scene: {}, isListed: false, firstOfSentence: 0, firstBefore: 0 },
  };
}

export function itemOfSentence({ latest, firstOfSentence }: Reading): NamedItem | undefined {
  return latest && latest.at >= firstOfSentence ? latest : undefined;
}

/** What was said before a noun that did not come is said of the thing before it, or of flowers at large. */
export function endPhrase(reading: Reading): void {
  const { before, last, clause, items, firstBefore } = reading;
  reading.before = nothingBefore();
  if (last) last.amount ??= before.amount;
  if (before.said.length === 0 && before.made.length === 0) return;
  // "Roses and hydrangeas, all in pink".
  const all = !last && /^(?:all|both)$/.test(clause.phrases[0]?.words ?? "");
  const meant = all ? items.filter(({ at, term }) => at >= firstBefore && isFlowery(term)) : [last];
  reading.flowers.push(...meant.flatMap((item) => describeAfter(item, before)));
  if (last || before.flowers.length > 0) for (const phrase of before.said) reading.used.add(phrase);
}

/** Whether a later clause of the sentence names things. */
export function hasMore({ clauses, clause, clauseAt }: Reading): boolean {
  return clauses
    .slice(clauseAt + 1)
    .some(
      ({ sentence, phrases }) =>
        sentence === clause.sentence && phrases.some((one) => isKind(one, "thing", "undrawable")),
    );
}

/** A noun of the wish and where one is beside it: what "it", "there" and "either side" may be about. */
export interface Mention {
  at: number;
  phrase: Phrase;
  item?: NamedItem | undefined;
  by: Whereabouts;
  /** Where it is said to be. */
  there?: Whereabouts;
  count?: number | undefined;
}

export function mention({ mentions }: Reading, phrase: Phrase, more: Partial<Mention> = {}): void {
  if (phrase.term.kind === "spot" && !phrase.term.spot && !more.by) return;
  mentions.push({ at: phrase.from, phrase, by: whereBy(phrase), ...more });
}

/** "We have a well in the corner": what is only told of is somewhere, too; "it" is the well. */
export function mentionPlace({ mentions }: Reading, target: Phrase, where: Whereabouts): void {
  const last = mentions.at(-1);
  const place = { at: target.from, phrase: target, by: isPlaced(where) ? where : whereBy(target) };
  if (!last || last.item) {
    mentions.push(place);
    return;
  }
  if (!isPlaced(last.by)) last.by = where;
  last.there = where;
  mentions.splice(-1, 0, { ...place, at: last.at });
}

/** What "one" and "those" are about. */
export function lastThing({ mentions }: Reading): Mention | undefined {
  return mentions.findLast(({ phrase }) => phrase.term.kind === "thing");
}

/** What is meant by "it" at a place in the text. */
export function mentionBefore({ mentions }: Reading, at: number): Mention | undefined {
  return mentions.findLast((one) => one.at < at);
}

/** What something can be around or under: no side of the yard. */
export function thingBefore({ mentions }: Reading, at: number, above = false): Mention | undefined {
  // "Extend the patio toward the garage, with a pergola over it".
  const below = above ? mentions.findLast((one) => one.at < at && one.item?.term.element === "patio") : undefined;
  return (
    below ?? mentions.findLast(({ at: there, phrase: { term } }) => there < at && !(term.kind === "spot" && !term.spot))
  );
}

/** The last way: a path, a drive, a gate. */
export function wayBefore({ mentions }: Reading, at: number): Mention | undefined {
  return mentions.findLast(({ at: there, by, item }) => {
    const { place = item?.place, spot = item?.spot } = by;
    return there < at && (place === "along-path" || spot === "along-drive" || spot === "by-gate");
  });
}

/** Beside a thing there is no word for, things are where it is. */
export function besideIt({ by, item }: Mention): Whereabouts {
  return !isPlaced(by) && item ? whereIs(item) : by;
}
