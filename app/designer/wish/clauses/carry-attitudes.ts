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

/** "The shed, the fence and the oak must stay", "I love the shed, please leave it": a verdict is on what comes before it, too. */
export function carryBack(meant: readonly MeantClause[]): MeantClause[] {
  const out = [...meant];
  for (let at = out.length - 1; at >= 0; at--) {
    const clause = out[at]!;
    if (/ with$/.test(clause.verb?.words ?? "") && isCue(clause.verb, "ask")) replaceWhatWasTold(out, at);
    if (isAllElse(clause)) out[at] = { ...clause, others: "keep" };
    else if (passesVerdict(clause) || passesDoubt(clause)) passVerdict(out, at);
    else if (endsList(clause)) refuseList(out, at);
    else if (at > 0 && isFinal(clause) && isListedWith(out[at - 1]!, clause)) {
      const { attitude, removes, verdict } = clause;
      out[at - 1] = { ...out[at - 1]!, attitude, removes, verdict };
    }
  }
  return out;
}

function isFinal({ verdict, others }: MeantClause): boolean {
  return isCue(verdict, "back-keep", "back-remove") && !others;
}

/** "Otherwise leave it as is", "the rest stays as it is". */
function isAllElse({ attitude, joinedBy, phrases, verb }: MeantClause): boolean {
  if (attitude !== "keep" || phrases.some(isNoun)) return false;
  const isOther = words.otherwise.test(`${joinedBy} ${verb?.words}`);
  return isOther || phrases.some((one) => words.rest.test(one.words));
}

/** "It must go", "please leave it", "we'd like to keep": names nothing itself. */
function passesVerdict({ attitude, phrases, link, verdict, verb }: MeantClause): boolean {
  const isVerdict =
    isCue(verdict, "back-keep", "back-remove") ||
    // "An oak (retain)".
    (isCue(verb, "keep", "remove") && (link === "next" || phrases.length > 0 !== (link === "bracket"))) ||
    // "Bamboo spreads everywhere so no".
    (words.never.test(verb?.words ?? "") && phrases.length === 0);
  // Not so "keep the view open".
  const isPronoun =
    !words.lasting.test(phrases.at(-1)?.words ?? "") &&
    phrases.every((one) => isKind(one, "word") || words.pronouns.test(one.words));
  return attitude !== "want" && attitude !== "tell" && isVerdict && isPronoun && link !== "colon";
}

/** "Ivy, wisteria: nothing that climbs". */
function endsList({ link, verb, attitude }: MeantClause): boolean {
  return link === "colon" && attitude === "refuse" && words.nothing.test(verb?.words ?? "");
}

function refuseList(out: MeantClause[], at: number): void {
  const start = out.findIndex(({ sentence }) => sentence === out[at]!.sentence);
  const list = out.slice(start, at);
  if (list.some(({ verb }) => verb)) return;
  for (let i = start; i < at; i++) out[i] = { ...out[i]!, attitude: "refuse" };
}

/** "Maybe the hedge, not sure". */
function passesDoubt({ attitude, phrases }: MeantClause): boolean {
  return attitude === "unclear" && !phrases.some(isNoun);
}

function passVerdict(out: MeantClause[], at: number): void {
  const { attitude, removes, phrases, link, sentence } = out[at]!;
  const reaches = (one: MeantClause) =>
    one.sentence === sentence || (link === "start" && one.sentence === sentence - 1);
  const named = out.slice(0, at).findLastIndex((one) => isNamed(one) && reaches(one));
  const isAll = words.allOfThem.test(phrases.at(-1)?.words ?? "");
  for (let i = named; i >= 0 && out[i]!.sentence === out[named]!.sentence; i--) {
    if (i === named || (isAll && isNamed(out[i]!))) out[i] = { ...out[i]!, attitude, removes };
  }
}

/** "The rose has thorns. Replace with something soft": the thing of the sentence before goes. */
function replaceWhatWasTold(out: MeantClause[], at: number): void {
  const told = out
    .slice(0, at)
    .findLastIndex((one) => one.attitude === "tell" && isNamed(one) && one.sentence >= out[at]!.sentence - 1);
  const clause = out[told];
  if (clause) out[told] = { ...clause, attitude: "refuse", removes: "replace" };
}

function isNamed({ phrases }: MeantClause): boolean {
  return phrases.some((phrase) => isNoun(phrase) && !isKind(phrase, "noun"));
}

function isListedWith(before: MeantClause, clause: MeantClause): boolean {
  if (before.sentence !== clause.sentence || before.verb || before.verdict || clause.link === "next") return false;
  if (clause.link === "comma" && !isDefinite(before.phrases)) return false;
  return isDefinite(before.phrases) === isDefinite(clause.phrases);
}
