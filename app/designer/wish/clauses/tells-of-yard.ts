import * as words from "../lexicon/subjects.ts";
import { isCue, isDescription, isKind, isNoun, type Phrase } from "../text/find-phrases.ts";

type Who = "we" | "somebody" | "something";

/**
 * The verb of a clause that begins here and tells and wishes for nothing: "the lawn gets no sun", "my wife is in a chair",
 * "the previous owners built a deck". Not so "my wife wants a bench" and "the patio should be round".
 * @returns its index; -1 without one
 */
export function findTellingVerb(phrases: readonly Phrase[], from: number): number {
  let start = from;
  while (words.opening.test(phrases[start]?.words ?? "")) start++;
  const subject = subjectFrom(phrases, start);
  if (!subject) return -1;
  let at = subject.who === "something" ? afterPlaces(phrases, subject.end) : subject.end;
  while (words.beforeVerb.test(phrases[at]?.words ?? "")) at++;
  return isVerbOf(phrases, at, subject.who) ? at : -1;
}

/** Whether a verb that wishes elsewhere belongs to the one before it: "gets no sun", "put in a fence". */
export function belongsToVerb(phrase: Phrase | undefined): boolean {
  return isCue(phrase, "refuse", "remove", "ask");
}

function subjectFrom(phrases: readonly Phrase[], from: number): { who: Who; end: number } | undefined {
  const first = phrases[from];
  if (words.we.test(first?.words ?? "")) return { who: "we", end: from + 1 };
  if (isSomebody(first)) return { who: "somebody", end: from + 1 };
  // "Back yard slopes down".
  const isBare = words.yard.test(first?.words ?? "");
  if (!isCue(first, "the", "old") && !isBare) return undefined;
  let end = isBare ? from : from + 1;
  while ((isCue(phrases[end], "old") || isDescription(phrases[end])) && !isSomebody(phrases[end])) end++;
  if (isSomebody(phrases[end])) return { who: "somebody", end: end + 1 };
  if (!isNoun(phrases[end])) return undefined;
  while (isNoun(phrases[end]) && !isVerbByPlace(phrases, end)) end++;
  return { who: "something", end };
}

function isSomebody(phrase: Phrase | undefined): boolean {
  return phrase !== undefined && words.somebody.test(phrase.words);
}

/** "The rose by the gate has thorns": where it is stands between a noun and its verb. */
function afterPlaces(phrases: readonly Phrase[], from: number): number {
  let at = from;
  while (isCue(phrases[at], "place", "of")) {
    let end = at + 1;
    while (isCue(phrases[end], "the", "old", "a") || isDescription(phrases[end])) end++;
    if (!isNoun(phrases[end])) return from;
    while (isNoun(phrases[end]) && !isVerbByPlace(phrases, end)) end++;
    at = end;
  }
  return at;
}

/** The "slopes" of "the lawn slopes down", the "belongs" of "the oak belongs to them". */
function isVerbByPlace(phrases: readonly Phrase[], at: number): boolean {
  const verb = phrases[at];
  if (!isKind(verb, "noun", "unknown") || !isNoun(phrases[at - 1])) return false;
  return (
    /[a-z]{3}[^s']s$|[a-z]{3}ed$/.test(verb?.words ?? "") &&
    isCue(phrases[at + 1], "place", "way", "a", "the", "refuse")
  );
}

function isVerbOf(phrases: readonly Phrase[], at: number, who: Who): boolean {
  const verb = phrases[at];
  if (!verb || !isKind(verb, "word", "unknown", "cue", "noun")) return false;
  const said = verb.words;
  const after = phrases.slice(at + 1, at + 3);
  if (words.wishes.test(said)) return false;
  if (words.denial.test(said)) return !after.some(isWanting);
  if (
    isCue(verb, "keep", "back-keep", "back-remove", "refuse", "move", "place", "way", "with", "and", "or", "of", "for")
  )
    return false;
  if (after.some(isWanting)) return false;
  const isPast = words.past.test(said) || /ed$/.test(said);
  if (who === "we") {
    if (words.perceives.test(said)) return true;
    if (said === "can") return /^(?:see|hear|only see)$/.test(after[0]?.words ?? "");
    return isPast && !words.nowToo.test(said);
  }
  if (isCue(verb, "state", "back-state")) return true;
  return isPast || words.thirdPerson.test(said);
}

function isWanting(phrase: Phrase): boolean {
  return /^(?:want|need|like|love|wish|mind|care)/.test(phrase.words);
}
