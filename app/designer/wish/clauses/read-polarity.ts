import * as words from "../lexicon/polarity-words.ts";
import { isStanding } from "../lexicon/removable.ts";
import { isCue, isKind, type Phrase } from "../text/find-phrases.ts";
import type { Clause } from "./clause.ts";

/** How far a "not" reaches, in words. */
const reach = 6;

/** What the words around something say of it, in whatever phrase. */
export type Polarity = "spared" | "treasured" | "welcome" | "despised" | "the-opposite";

interface Word {
  word: string;
  phrase: Phrase;
}

/**
 * How the thing of a clause is meant by the words of all that was said in one breath: "nobody gets to knock the shed down",
 * "you wouldn't cut the oak, would you", "the slabs are beautiful". Undefined for what says nothing of the kind.
 */
export function readPolarity(clauses: readonly Clause[], at: number): Polarity | undefined {
  const clause = clauses[at];
  const noun = clause?.phrases.find(isThing);
  if (!clause || !noun) return undefined;
  const breath = inOneBreath(clauses, at).flatMap(phrasesOf);
  const said = breath.flatMap((phrase) => phrase.words.split(" ").map((word) => ({ word, phrase })));
  const isThere = isDefinite(breath, breath.indexOf(noun));
  // "The stumps don't", after "the trees stay".
  if (/^(?:not|(?:is|are|do|does|wo|ca)n'?t)$/.test(said.at(-1)?.word ?? "")) return "the-opposite";
  if (isThere || breath[0] === noun) {
    if (isNegated(said, words.harms, noun, isThere)) return "spared";
  }
  return judged(breath, noun, isThere);
}

function isThing(phrase: Phrase): boolean {
  return isKind(phrase, "thing", "undrawable", "material") || (isKind(phrase, "noun") && isStanding(phrase.words));
}

function phrasesOf({ lead = [], verb, phrases, verdict }: Clause): Phrase[] {
  return [...lead, ...(verb ? [verb] : []), ...phrases, ...(verdict ? [verdict] : [])];
}

/** From the comma before to the comma after it. */
function inOneBreath(clauses: readonly Clause[], at: number): readonly Clause[] {
  let start = at;
  while (start > 0 && clauses[start]?.link === "next") start--;
  let end = at + 1;
  while (clauses[end]?.link === "next") end++;
  return clauses.slice(start, end);
}

function isDefinite(phrases: readonly Phrase[], noun: number): boolean {
  const before = phrases.slice(Math.max(0, noun - 4), noun);
  return isCue(
    before.findLast((one) => isCue(one, "a", "some", "the", "old")),
    "the",
    "old",
  );
}

/** Whether something that must not be done is done to the noun: it stands after the verb, or before all that and nothing after. */
function isNegated(said: readonly Word[], what: RegExp, noun: Phrase, isThere: boolean): boolean {
  return said.some(({ word }, at) => {
    if (!words.negators.test(word) || words.told.test(said[at - 1]?.word ?? "")) return false;
    const after = said.slice(at + 1, at + 1 + reach).map((one) => one.word);
    const hit = after.findIndex((one) => what.test(one));
    const between = after.slice(0, hit);
    if (hit < 0 || words.falseNegations.test(between.join(" "))) return false;
    const object = said.slice(at + 2 + hit).find(({ phrase }) => isThing(phrase))?.phrase;
    return object ? object === noun : isThere || at + 2 + hit === said.length;
  });
}

/** "The slabs are beautiful" of what is there, "roses are tacky" of what is not. */
function judged(breath: readonly Phrase[], noun: Phrase, isThere: boolean): Polarity | undefined {
  // "A bench is great": what is not there is welcome where nothing else is said of it.
  if (!isThere && breath[0] !== noun) return undefined;
  const verb = breath.findIndex(
    (one, i) => i > breath.indexOf(noun) && /(?:^| )(?:is|are|'s|was|were)$/.test(one.words),
  );
  if (verb < 0) return undefined;
  const said = breath.slice(verb + 1).flatMap((phrase) => phrase.words.split(" "));
  if (said.slice(0, 3).some((word) => words.weakens.test(word))) return undefined;
  if (said.slice(0, 4).some((word) => words.treasured.test(word))) return isThere ? "treasured" : "welcome";
  return said.slice(0, 3).some((word) => words.despised.test(word)) ? "despised" : undefined;
}
