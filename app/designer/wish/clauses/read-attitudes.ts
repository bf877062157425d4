import * as words from "../lexicon/attitude-words.ts";
import { isCue, isDefinite, isKind, isNoun } from "../text/find-phrases.ts";
import { contextOf, meaningOf } from "./attitude-rules.ts";
import type { Clause, MeantClause } from "./clause.ts";

/** How every clause is meant. */
export function readAttitudes(clauses: readonly Clause[]): MeantClause[] {
  const meant: MeantClause[] = [];
  clauses.forEach((clause, at) => {
    meant.push({ ...clause, ...meaningOf(contextOf(clauses, at, meant)) });
  });
  return carryBack(meant);
}

/** "The shed, the fence and the oak must stay", "I love the shed, please leave it": a verdict is on what comes before it, too. */
function carryBack(meant: readonly MeantClause[]): MeantClause[] {
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
    (isCue(verb, "keep", "remove") && (link === "next" || phrases.length > 0)) ||
    // "Bamboo spreads everywhere so no".
    (words.never.test(verb?.words ?? "") && phrases.length === 0);
  const isPronoun = phrases.every((one) => isKind(one, "word") || words.pronouns.test(one.words));
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
