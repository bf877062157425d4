import * as verbs from "../lexicon/subjects.ts";
import { isCue, isKind, isNoun, type Phrase } from "../text/find-phrases.ts";
import type { Attitude, Clause, MeantClause } from "./clause.ts";
import { readPolarity } from "./read-polarity.ts";

type Meaning = Pick<MeantClause, "attitude" | "removes" | "others">;

/** A clause, and what is known of those before it. */
interface Context {
  clause: Clause;
  clauses: readonly Clause[];
  at: number;
  /** In the same sentence. */
  before: MeantClause | undefined;
  /** The last one that names something. */
  last: MeantClause | undefined;
}

const want: Meaning = { attitude: "want" };
const keep: Meaning = { attitude: "keep" };
const tell: Meaning = { attitude: "tell" };
const refuse: Meaning = { attitude: "refuse" };
const unclear: Meaning = { attitude: "unclear" };

/** The first rule that knows decides: what is said after the noun, the verb before it, a subject of its own, the clause before. */
const rules: readonly ((context: Context) => Meaning | undefined)[] = [
  byException,
  byDoubt,
  byPolarity,
  byVerdict,
  byReplacement,
  byVerb,
  byClauseBefore,
];

/** How every clause is meant. */
export function readAttitudes(clauses: readonly Clause[]): MeantClause[] {
  const meant: MeantClause[] = [];
  clauses.forEach((clause, at) => {
    const last = meant.at(-1);
    const before = last?.sentence === clause.sentence ? last : undefined;
    const named = meant.findLast(({ phrases }) => phrases.some(isNoun));
    const context = { clause, clauses, at, before, last: named };
    const meaning = rules.reduce<Meaning | undefined>((found, rule) => found ?? rule(context), undefined) ?? want;
    meant.push({ ...clause, ...meaning });
  });
  return carryBack(meant);
}

/** "Nobody gets to knock the shed down". */
function byPolarity({ clause, clauses, at, last }: Context): Meaning | undefined {
  const polarity = readPolarity(clauses, at);
  const gone: Meaning = { attitude: "refuse", removes: isDefinite(clause.phrases) ? "remove" : undefined };
  if (polarity === "the-opposite" && last?.attitude !== "tell") return last?.attitude === "refuse" ? keep : gone;
  if (polarity === "spared" || polarity === "treasured") return keep;
  if (polarity === "given-up") return gone;
  if (polarity === "welcome") return want;
  return polarity === "despised" ? refuse : undefined;
}

function byVerdict({ clause: { verdict, verb, phrases } }: Context): Meaning | undefined {
  // "Roses are fine": what is not there yet is welcome.
  if (isCue(verdict, "back-keep") && /\b(?:ok|okay|fine)$/.test(verdict?.words ?? "") && isNewPlant(phrases))
    return want;
  // "A hedge as long as it stays low".
  if (isCue(verb, "reason") && !/^so (?:it|they|that)/.test(verb?.words ?? "") && !phrases.some(isNoun)) return tell;
  // "We're done with the swings; where they are put a bench".
  if (isCue(verdict, "back-keep") && isCue(verb, "refuse", "remove")) return undefined;
  if (isCue(verdict, "back-keep")) return keep;
  // Dislike of what is there tells; of what is not, it refuses.
  if (isCue(verdict, "back-dislike")) return isDefinite(phrases) ? tell : refuse;
  if (isCue(verdict, "back-remove")) return { attitude: "refuse", removes: "remove" };
  // "A daybed would make me happy".
  if (
    isCue(verdict, "back-state") &&
    !verb &&
    isCue(phrases.find(isArticle), "a") &&
    phrases.some(({ words }) => /^(?:would|could)$/.test(words))
  )
    return want;
  if (isCue(verdict, "back-state")) return isCue(verb, "keep") ? keep : tell;
  return undefined;
}

function isNew([first]: readonly Phrase[]): boolean {
  return isCue(first, "a") || isKind(first, "count");
}

function isNewPlant(phrases: readonly Phrase[]): boolean {
  const thing = phrases.find(({ term }) => term.kind === "thing" || term.kind === "material");
  return (
    !isDefinite(phrases) &&
    (thing?.term.kind === "material" ||
      (thing?.term.kind === "thing" && thing.term.mulch) ||
      (thing?.term.kind === "thing" && thing.term.species !== undefined))
  );
}

/** "Everything but the oak", "except the shed": the other way round than what comes before. */
function byException({ clause, before }: Context): Meaning | undefined {
  const { verb } = clause;
  if (!isCue(verb, "exception")) return undefined;
  if (/^any/.test(verb!.words)) return refuse;
  if (isNew(clause.phrases) && !/^(?:everything|all)/.test(verb!.words)) return want;
  if (/^(?:every|all)/.test(verb!.words))
    return isCue(clause.verdict, "back-keep")
      ? { attitude: "refuse", removes: "remove", others: "keep" }
      : { attitude: "keep", others: isCue(clause.verdict, "back-remove") ? "remove" : undefined };
  if (before?.attitude === "keep") return { attitude: "refuse", removes: "remove" };
  if (before?.attitude === "refuse") return keep;
  return isDefinite(clause.phrases) ? keep : want;
}

/** "Dunno about the rockery", "the plum I haven't decided", and "the peony." as all that is said. */
function byDoubt({ clause, clauses, at }: Context): Meaning | undefined {
  const { verb, verdict, phrases, sentence } = clause;
  if (isCue(verb, "unsure") || isCue(verdict, "unsure")) return stayOrGo(clause);
  const isSaid = verdict || (verb && !/^(?:maybe|perhaps|possibly)$/.test(verb.words));
  const isAlone = clauses[at - 1]?.sentence !== sentence && clauses[at + 1]?.sentence !== sentence;
  return !isSaid && ((isAlone && isOnlyNamed(phrases)) || isUnheardOf(phrases)) ? unclear : undefined;
}

/** "Should it stay or go", "I don't know if it can stay": it is there now. */
function stayOrGo({ verdict, verb }: Clause): Meaning {
  const isThere =
    isCue(verdict, "back-keep", "back-remove") || /\b(?:stay|keep)\b/.test(`${verb?.words} ${verdict?.words}`);
  return isThere ? { ...unclear, removes: "remove" } : unclear;
}

/** "The oak outranks everybody": what is there does what nobody knows. */
function isUnheardOf(phrases: readonly Phrase[]): boolean {
  const noun = phrases.findIndex((one) => isKind(one, "thing"));
  return (
    noun > 0 &&
    isOnlyNamed(phrases.slice(0, noun + 1)) &&
    isKind(phrases[noun + 1], "unknown") &&
    phrases
      .slice(noun + 1)
      .every((one) => isKind(one, "word", "noun", "unknown") || isCue(one, "the", "a", "of", "way"))
  );
}

/** "The old peony". */
function isOnlyNamed(phrases: readonly Phrase[]): boolean {
  const noun = phrases.findIndex((one) => isKind(one, "thing"));
  return (
    noun === phrases.length - 1 &&
    isCue(phrases[0], "the") &&
    phrases.slice(1, noun).every((one) => isKind(one, "word", "color") || isCue(one, "old"))
  );
}

function byVerb({ clause, clauses, at, before }: Context): Meaning | undefined {
  const { verb, phrases } = clause;
  if (verb?.term.kind !== "cue") return undefined;
  switch (verb.term.cue) {
    case "keep":
      // "To keep the deer off".
      if (phrases.some(({ words }) => verbs.keepsOff.test(words))) return tell;
      // "Leave a pad of 8 x 8 beside the steps".
      if (/^leave|^leaving/.test(verb.words) && isNew(phrases)) return want;
      return /^(?:every|all)/.test(verb.words) ? { ...keep, others: "remove" } : keep;
    case "remove":
      if (isForbidden(clause, before)) return keep;
      if (/^(?:every|all)/.test(verb.words)) return { attitude: "refuse", removes: "remove", others: "keep" };
      // "Turn part of the lawn into a bed" leaves the rest of it.
      if (isPartly(phrases)) return keep;
      return { attitude: "refuse", removes: verb.words };
    case "refuse":
      // "Do whatever but not the drive".
      if (phrases.some(({ words }) => verbs.others.test(words)) && isDefinite(phrases)) return tell;
      return verb.words === "not" && clause.link === "but" && isDefinite(phrases) ? keep : refuse;
    case "state":
    case "reason":
      return tell;
    case "ask":
      if (givesWay(clauses, at)) return isPartly(phrases) ? keep : { attitude: "refuse", removes: "replace" };
      // "Love the lilacs!"
      if (
        /^(?:love|like|adore)$/.test(verb.words) &&
        isOnlyNamed(phrases) &&
        !clause.lead?.some(({ words }) => /would|'d/.test(words))
      )
        return keep;
      // "Get the ivy off the fence".
      return /^get$/.test(verb.words) && phrases.some(({ words }) => /^(?:off|out of|away from)$/.test(words))
        ? { attitude: "refuse", removes: "remove" }
        : want;
    case "move":
      return isForbidden(clause, before) ? keep : want;
    case "alter":
      return givesWay(clauses, at) ? { attitude: "refuse", removes: "replace" } : want;
    default:
      return undefined;
  }
}

/** "The grass | replaced by a meadow", "the lawn | becomes a meadow". */
function byReplacement({ clause, clauses, at }: Context): Meaning | undefined {
  const next = clauses[at + 1];
  const isReplaced =
    next?.link === "next" &&
    next.sentence === clause.sentence &&
    /replaced|^(?:becomes?|to become|should become|turns? into)$/.test(next.verb?.words ?? "");
  if (!isReplaced || !clause.phrases.some(isNoun)) return undefined;
  return isPartly(clause.phrases) ? keep : { attitude: "refuse", removes: "replace" };
}

function isPartly(phrases: readonly Phrase[]): boolean {
  const first = phrases.find((one) => !isCue(one, "a", "the") && !isKind(one, "word"));
  const words = phrases.slice(0, 3).map((one) => one.words);
  return (
    words.some((word) => /^(?:part|half|some|quarter|third|section|piece|bit)(?: of)?$/.test(word)) &&
    first !== undefined
  );
}

/** Whether something comes in its place: "turn the lawn | into a meadow", "make the lawn | a meadow". */
function givesWay(clauses: readonly Clause[], at: number): boolean {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  const isExchange =
    (verbs.exchanges.test(clause?.verb?.words ?? "") || /^(?:please )?make$/.test(clause?.verb?.words ?? "")) &&
    next?.link === "next" &&
    next.sentence === clause?.sentence;
  return (
    isExchange && (next.verb?.words === "" || /^(?:to|into|with|for|by|.*replaced.*)$/.test(next.verb?.words ?? ""))
  );
}

function byClauseBefore(context: Context): Meaning | undefined {
  const { clause, before } = context;
  if (!before || clause.link === "start" || clause.link === "but") return want;
  const same: Meaning = { attitude: before.attitude, removes: before.removes };
  if (clause.link === "comma" && isHeaded(context)) return same;
  if (clause.link === "bracket") return before.attitude === "want" ? want : same;
  // "Everything of the eighties goes: the lava rock".
  if (
    clause.link === "colon" &&
    isCue(before.verdict, "back-keep", "back-remove") &&
    before.phrases.some((one) => isCue(one, "everything"))
  )
    return same;
  if (clause.link === "colon" || clause.link === "next") return opensList(before) ? same : want;
  if (isCue(before.verb, "reason")) {
    const isNew = clause.link === "and" && isCue(clause.phrases[0], "a", "some", "place");
    return clause.link === "comma" || isNew ? want : same;
  }
  // "Instead of the hedge, a fence".
  if (isInstead(before.verb) && clause.link === "comma" && before.link === "start") return want;
  return goesOn[before.attitude](context, before) ? same : want;
}

/** "Don't cut the oak or move the shed". */
function isForbidden({ link }: Clause, before: MeantClause | undefined): boolean {
  return link === "or" && before?.attitude === "keep";
}

/** "What I don't want: grass, box, balls": all up to the end, or to another verb. */
function isHeaded({ clauses, at }: Context): boolean {
  const { sentence } = clauses[at]!;
  const head = clauses.findLastIndex((one, i) => i <= at && one.link === "colon");
  const header = clauses[head - 1];
  return (
    header !== undefined &&
    clauses.slice(head, at + 1).every((one) => one.sentence === sentence && !one.verb && !one.verdict) &&
    (isCue(header.verb, "keep", "remove", "refuse") || isCue(header.verdict, "back-keep", "back-remove"))
  );
}

/** "Keep: the oak, the fence". */
function opensList({ phrases, verb }: MeantClause): boolean {
  return isCue(verb, "keep", "remove", "refuse") && !phrases.some(isNoun);
}

function isInstead(verb: Phrase | undefined): boolean {
  return isCue(verb, "refuse") && /instead|rather than|in place of|in lieu/.test(verb?.words ?? "");
}

/** Whether a list goes on over a comma, "and" or "or". */
const goesOn: Readonly<Record<Attitude, (context: Context, before: MeantClause) => boolean>> = {
  want: () => true,
  keep: goesOnAsThereIs,
  refuse: (context, before) => (before.removes ? goesOnAsThereIs(context) : goesOnAsRefused(context)),
  tell: goesOnAsTold,
  unclear: goesOnAsThereIs,
};

/** "Keep the shed and the oak", "remove the grass, the shed": the next is there as well. */
function goesOnAsThereIs({ clause, clauses, at }: Context): boolean {
  const [first] = clause.phrases;
  if (clause.link === "or" || isCue(first, "the", "old")) return true;
  // "Keep the two maples and three birches"; not so "and have a bench".
  if (isKind(first, "count"))
    return clause.link === "and" && clause.phrases.some(({ term }) => term.kind === "thing" && term.species);
  if (isCue(first, "a", "some", "with", "for") || /^(?:have|get|has)$/.test(first?.words ?? "")) return false;
  return clause.link === "and" || isBareList(clauses, at);
}

/** "No lawn, trees or gravel". */
function goesOnAsRefused({ clause, clauses, at }: Context): boolean {
  if (clause.link === "or" || (clause.link === "and" && isCue(clause.phrases[0], "the", "old"))) return true;
  if (clause.link !== "comma") return false;
  for (const next of clauses.slice(at + 1)) {
    if (next.sentence !== clause.sentence || next.verb || next.verdict) return false;
    if (next.link === "or") return true;
  }
  return false;
}

/** "We have a shed, a pond and two trees"; not so "the grass is dead, a hydrangea by the porch". */
function goesOnAsTold({ clause, clauses, at }: Context): boolean {
  const { phrases, link } = clause;
  const first = clauses
    .slice(0, at)
    .findLast(({ sentence, verb, verdict }) => sentence === clause.sentence && (verb || verdict));
  const isThere =
    isCue(first?.verb, "state") && !/(?:^| )(?:is|are|looks?)$|^(?:its?)?$/.test(first?.verb?.words ?? "");
  // "The lawn is all weeds, moss and mud".
  const isAll = clauses[at - 1]?.phrases.some(({ words }) =>
    /^(?:all|just|only|mostly|nothing|full|full of)$/.test(words),
  );
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

function isArticle(phrase: Phrase): boolean {
  return isCue(phrase, "a", "some", "the", "old");
}

/** Whether a clause begins with "the", "my" or the like. */
function isDefinite(phrases: readonly Phrase[]): boolean {
  const first = phrases.find((phrase) => !isKind(phrase, "word"));
  return isCue(first, "the", "old");
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

function isFinal({ verdict, attitude, others }: MeantClause): boolean {
  return isCue(verdict, "back-keep", "back-remove") && attitude !== "want" && !others;
}

/** "Otherwise leave it as is", "the rest stays as it is". */
function isAllElse({ attitude, joinedBy, phrases, verb, verdict }: MeantClause): boolean {
  if (attitude !== "keep" || phrases.some(isNoun)) return false;
  const isOther = /otherwise|other than that|apart from that|aside from that/.test(`${joinedBy} ${verb?.words}`);
  const isRest = phrases.some(({ words }) => /^(?:rest|remainder)$/.test(words));
  return (isOther || isRest) && (verdict !== undefined || verb !== undefined);
}

/** "It must go", "please leave it", "we'd like to keep": names nothing itself. */
function passesVerdict({ attitude, phrases, link, verdict, verb }: MeantClause): boolean {
  const isVerdict =
    isCue(verdict, "back-keep", "back-remove") ||
    (isCue(verb, "keep", "remove") && (link === "next" || phrases.length > 0)) ||
    // "Bamboo spreads everywhere so no".
    (/^(?:no|never again|none of that|none of those)$/.test(verb?.words ?? "") &&
      phrases.length === 0 &&
      link !== "start");
  const isPronoun = phrases.every(
    ({ words, term }) => term.kind === "word" || /^(?:it|them|that|those|they|both|this|these)$/.test(words),
  );
  return attitude !== "want" && attitude !== "tell" && isVerdict && isPronoun && link !== "colon" && link !== "bracket";
}

/** "Ivy, wisteria: nothing that climbs". */
function endsList({ link, verb, attitude }: MeantClause): boolean {
  return link === "colon" && attitude === "refuse" && /^(?:nothing|none|no)\b/.test(verb?.words ?? "");
}

function refuseList(out: MeantClause[], at: number): void {
  const start = out.findIndex(({ sentence }) => sentence === out[at]!.sentence);
  const list = out.slice(start, at);
  if (list.some(({ verb, verdict, phrases }) => verb || verdict || isDefinite(phrases))) return;
  for (let i = start; i < at; i++) out[i] = { ...out[i]!, attitude: "refuse" };
}

/** "Maybe the hedge, not sure". */
function passesDoubt({ attitude, phrases, verb }: MeantClause): boolean {
  return attitude === "unclear" && isCue(verb, "unsure") && !phrases.some(isNoun);
}

function passVerdict(out: MeantClause[], at: number): void {
  const { attitude, removes, phrases, link, sentence } = out[at]!;
  const reaches = (one: MeantClause) =>
    one.sentence === sentence || (link === "start" && one.sentence === sentence - 1);
  const named = out.slice(0, at).findLastIndex((one) => isNamed(one) && reaches(one));
  const isAll = /^(?:those|they|these|both|all|them)$/.test(phrases.at(-1)?.words ?? "");
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
  const isBare = clause.link === "comma" && !isDefinite(before.phrases);
  if (isBare) return false;
  if (!isNamed(before) || before.phrases.some((phrase) => isCue(phrase, "a", "some") || isKind(phrase, "size")))
    return false;
  return (
    isDefinite(before.phrases) === isDefinite(clause.phrases) || (clause.link === "and" && isDefinite(before.phrases))
  );
}
