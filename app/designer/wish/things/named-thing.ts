import type { Whereabouts } from "../../wording/where-words.ts";
import { describePlace } from "../../wording/where-words.ts";
import type { MeantClause } from "../clauses/clause.ts";
import { badTraits, large } from "../lexicon/around-nouns.ts";
import type { Element } from "../lexicon/garden-words.ts";
import { grows, isManifold, isStanding, lies, looksOf, never, standsToo } from "../lexicon/removable.ts";
import { isCue, isKind, type Phrase, type PhraseTerm } from "../text/find-phrases.ts";
import type { Removal } from "../typed/wish.ts";
import { isPlaced, readPlace, whereBy } from "./places.ts";

type Color = Extract<PhraseTerm, { kind: "color" }>;

/** What is kept or refused by its name. */
export interface NamedThing {
  term: PhraseTerm;
  /** The customer's words for it. */
  words: string;
  /** It is there now, and the verb says that it goes: "get rid of". */
  removes?: string;
  /** Where it is said to be, of something that goes. */
  where?: Whereabouts;
  /** "The big bush". */
  isLarge?: boolean;
  /** "No red flowers" does not do without flowers. */
  ofColor?: Color;
}

/** What is named to be kept, refused or told of, in its clause. */
export interface Named extends Pick<NamedThing, "words" | "where" | "isLarge" | "ofColor"> {
  phrase: Phrase;
  clause: MeantClause;
}

/** @returns the name of a noun and what tells it from others; undefined of what names nothing */
export function nameIn(clause: MeantClause, phrases: readonly Phrase[], at: number): Named {
  const [before, phrase] = [phrases[at - 1], phrases[at]!];
  if (badTraits.test(phrase.words) && isKind(phrase, "word"))
    return { phrase: { ...phrase, term: { kind: "undrawable" } }, words: `${phrase.words} plants`, clause };
  const isMade = isKind(before, "material") && isKind(phrase, "thing", "undrawable");
  const words = isMade ? `${before!.words} ${phrase.words}` : nameOf(phrases, at, true);
  const [count, counted] = [phrases[at + 1], phrases[at + 2]];
  // "Room to park 2 cars".
  const holds = isKind(count, "count") && isKind(counted, "noun") ? ` ${count!.words} ${counted!.words}` : "";
  return {
    phrase,
    words: words + holds,
    clause,
    ofColor: before?.term.kind === "color" ? before.term : undefined,
    ...lookedFor(phrases, at),
  };
}

/** With the name of a sort before it, which nobody needs to know: "amur maple". */
export function nameOf(phrases: readonly Phrase[], at: number, isNamedOnly = false): string {
  const [before, phrase] = [phrases[at - 1], phrases[at]!];
  const isSort =
    isKind(before, "unknown") &&
    ((phrase.term.kind === "thing" && phrase.term.species) || isNamedOnly) &&
    !/(?:ed|ing|ly)$/.test(before!.words);
  return isSort ? `${before!.words} ${phrase.words}` : phrase.words;
}

/** By what a thing that goes is found in the photo: "the big bush on the left", "big bush left", "the left bush". */
function lookedFor(phrases: readonly Phrase[], at: number): Pick<Named, "where" | "isLarge"> {
  const start = phrases.slice(0, at).findLastIndex((one) => isKind(one, "thing", "undrawable")) + 1;
  const before = phrases.slice(start, at);
  const place = phrases.findIndex((one, i) => i > at && isCue(one, "place"));
  const said = place > 0 ? readPlace(phrases, place) : undefined;
  const spot = [...phrases.slice(at + 1, at + 3), ...before].find((one) => isKind(one, "spot"));
  const where = said && isPlaced(said.where) ? said.where : spot ? whereBy(spot) : undefined;
  return { where, isLarge: before.some(({ words }) => large.test(words)) };
}

/** What stands in the photo and shall be gone: "remove the bins", "the junk must go". */
export function findRemovals(refused: readonly NamedThing[]): Removal[] {
  return refused.filter(isRemoval).map(toRemoval);
}

export function isRemoval(named: NamedThing): boolean {
  if (!named.removes || never.test(named.words) || !isStanding(seenAs(named))) return false;
  return cannotBeDrawnOver(named) || ["noun", "word", "unknown"].includes(named.term.kind);
}

/** A birch looks like a tree. */
function seenAs({ term, words }: Pick<NamedThing, "term" | "words">): string {
  return term.kind === "thing" && term.element === "tree" ? "tree" : words;
}

/** What stands in the photo does not go where other ground is drawn. */
export function cannotBeDrawnOver({ term, removes, words }: NamedThing): boolean {
  if (!removes) return false;
  if (term.kind === "undrawable") return true;
  if (term.kind === "noun" || term.kind === "word") return standsToo.test(words);
  return term.kind === "thing" && (term.element === undefined || !lies.has(term.element) || grows.test(words));
}

function toRemoval({ term, words, where = {}, isLarge = false, ofColor }: NamedThing): Removal {
  const told = [isLarge ? "big" : "", ofColor?.color ?? "", words, describePlace(where)].filter(Boolean).join(" ");
  const thing = term.kind === "thing" ? term.element : undefined;
  const { place, side, spot } = where;
  return {
    words: told,
    place,
    side,
    spot,
    thing,
    looks: looksOf(seenAs({ term, words })),
    isLarge,
    isMany: isManifold(words),
  };
}

/** What is left out: "no lawn". What is there and cannot be taken out of the picture is reported elsewhere. */
export function describeRefused(refused: readonly NamedThing[], asked: readonly Element[]): string[] {
  return refused.flatMap((named) => {
    const { term, removes, ofColor, words } = named;
    const again = removes && term.kind === "thing" && term.element && asked.includes(term.element);
    if (again || cannotBeDrawnOver(named) || isRemoval(named)) return [];
    return [["no", ofColor?.color, words].filter(Boolean).join(" ")];
  });
}
