import { findTerm, longestPhrase, mendSpelling } from "../lexicon/lexicon.ts";
import type { Cue, Term } from "../lexicon/term.ts";
import type { Measure } from "./read-size.ts";
import type { Token } from "./split-words.ts";

export type PhraseTerm =
  | Term
  | { kind: "unknown" }
  | { kind: "size"; measure: Measure }
  | { kind: "count"; count: number; after?: true }
  | { kind: "comma"; opens?: true; heads?: true }
  | { kind: "stop" };

/** A few words of the wish and what they mean by themselves. */
export interface Phrase {
  readonly term: PhraseTerm;
  /** The customer's words, in lower case, with slips mended. */
  readonly words: string;
  /** Where it is in the text. */
  readonly from: number;
  readonly to: number;
}

/** The longest phrases of the lexicon, one after the other; what is not in it is an unknown word. */
export function findPhrases(tokens: readonly Token[]): Phrase[] {
  const mended = tokens.map((token) => (token.kind === "word" ? mendSpelling(token.plain) : ""));
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens, mended, at);
    phrases.push(toPhrase(tokens.slice(at, at + length), mended.slice(at, at + length)));
    at += length;
  }
  return phrases;
}

function phraseLength(tokens: readonly Token[], mended: readonly string[], at: number): number {
  let end = at;
  while (end < at + longestPhrase && tokens[end]?.kind === "word") end++;
  for (; end > at; end--) if (findTerm(mended.slice(at, end))) return end - at;
  return 1;
}

function toPhrase(tokens: readonly Token[], mended: readonly string[]): Phrase {
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  const place = { from: first.from, to: last.to };
  if (first.kind === "number")
    return { term: { kind: "count", count: first.value, after: first.after }, words: String(first.value), ...place };
  if (first.kind !== "word") return { term: first, words: "", ...place };
  const words = tokens.map((token, i) =>
    token.kind === "word" && token.plain === mended[i] ? token.typed : mended[i],
  );
  return { term: findTerm(mended) ?? { kind: "unknown" }, words: words.join(" "), ...place };
}

export function isCue(phrase: Phrase | undefined, ...cues: Cue[]): boolean {
  return phrase?.term.kind === "cue" && cues.includes(phrase.term.cue);
}

export function isKind(phrase: Phrase | undefined, ...kinds: PhraseTerm["kind"][]): boolean {
  return phrase !== undefined && kinds.includes(phrase.term.kind);
}

/** A noun that can be a thing, a place, or what a clause is about. */
export function isNoun(phrase: Phrase | undefined): boolean {
  return isKind(phrase, "thing", "undrawable", "spot", "house", "noun", "unknown");
}

export function isDescription(phrase: Phrase | undefined): boolean {
  return isKind(phrase, "word", "color", "material", "size", "count", "style", "shape", "amount");
}

/** Whether they begin with "the", "my" or the like. */
export function isDefinite(phrases: readonly Phrase[]): boolean {
  const first = phrases.find((phrase) => !isKind(phrase, "word"));
  return isCue(first, "the", "old");
}

/** Whether they begin with an article or number of what is not there yet. */
export function isNew([first]: readonly Phrase[]): boolean {
  return isCue(first, "a") || isKind(first, "count");
}

/** Whether the words before the next noun only describe it, and the noun is a thing. */
export function leadsToThing(phrases: readonly Phrase[], at: number): boolean {
  for (const phrase of phrases.slice(at + 1, at + 8)) {
    if (isKind(phrase, "thing", "undrawable")) return true;
    if (!isDescription(phrase) && !isKind(phrase, "unknown") && !isCue(phrase, "of", "fresh", "a", "old")) return false;
  }
  return false;
}

/** As it was typed. */
export function typed(run: readonly Phrase[], text: string): string {
  return text.slice(run[0]?.from, run.at(-1)?.to).replace(/\s+/g, " ").trim();
}
