import * as words from "../lexicon/attitude-words.ts";
import { isCue, isDefinite, isKind, isNoun } from "../text/find-phrases.ts";
import type { Clause, MeantClause } from "./clause.ts";

/** Whether a list goes on in this clause over a comma, "and" or "or": it is meant as the one before. */
export function goesOn(clauses: readonly Clause[], at: number, { attitude, removes }: MeantClause): boolean {
  if (attitude === "want") return true;
  if (attitude === "tell") return goesOnAsTold(clauses, at);
  return attitude === "refuse" && !removes ? goesOnAsRefused(clauses, at) : goesOnAsThereIs(clauses, at);
}

/** "Keep the shed and the oak", "remove the grass, the shed": the next is there as well; not so "and have a bench". */
function goesOnAsThereIs(clauses: readonly Clause[], at: number): boolean {
  const { link, phrases } = clauses[at]!;
  const [first] = phrases;
  if (link === "or" || isCue(first, "the", "old")) return true;
  // "Keep the two maples and three birches".
  if (isKind(first, "count")) return phrases.some(({ term }) => term.kind === "thing" && term.species);
  if (isCue(first, "a", "some", "with", "for") || words.got.test(first?.words ?? "")) return false;
  return link === "and" || isBareList(clauses, at);
}

/** "No lawn, trees or gravel". */
function goesOnAsRefused(clauses: readonly Clause[], at: number): boolean {
  const { link, phrases, sentence } = clauses[at]!;
  if (link === "or" || (link === "and" && isCue(phrases[0], "the", "old"))) return true;
  if (link !== "comma") return false;
  for (const next of clauses.slice(at + 1)) {
    if (next.sentence !== sentence || next.verb) return false;
    if (next.link === "or") return true;
  }
  return false;
}

/** "We have a shed, a pond and two trees"; not so "the grass is dead, a hydrangea by the porch". */
function goesOnAsTold(clauses: readonly Clause[], at: number): boolean {
  const { phrases, link, sentence } = clauses[at]!;
  const first = clauses.slice(0, at).findLast((one) => one.sentence === sentence && one.verb)?.verb;
  const isThere = isCue(first, "state") && !words.onlyIs.test(first?.words ?? "");
  const isAll = clauses[at - 1]?.phrases.some((one) => words.allOfIt.test(one.words));
  const names = phrases.some((phrase) => isKind(phrase, "thing", "undrawable"));
  if (isThere || isAll || !names || isDefinite(phrases)) return true;
  return link === "and" && !isCue(phrases[0], "a", "some") && !isKind(phrases[0], "count");
}

/** Bare nouns up to one with "or" or "and". */
function isBareList(clauses: readonly Clause[], at: number): boolean {
  for (const { sentence, verb, phrases, link } of clauses.slice(at)) {
    if (sentence !== clauses[at]?.sentence || verb || isKind(phrases[0], "count") || isCue(phrases[0], "a", "some"))
      return false;
    if (link === "and" || link === "or") return true;
  }
  return false;
}

/** "What I don't want: grass, box, balls": all up to the end, or to another verb. */
export function isHeaded(clauses: readonly Clause[], at: number): boolean {
  const { sentence } = clauses[at]!;
  const head = clauses.findLastIndex((one, i) => i <= at && one.link === "colon");
  const header = clauses[head - 1];
  return (
    header !== undefined &&
    clauses.slice(head, at + 1).every((one) => one.sentence === sentence && !one.verb) &&
    (isCue(header.verb, "keep", "remove", "refuse") || isCue(header.verdict, "back-keep", "back-remove"))
  );
}

/** "Keep: the oak, the fence". */
export function opensList({ phrases, verb }: MeantClause): boolean {
  return isCue(verb, "keep", "remove", "refuse") && !phrases.some(isNoun);
}
