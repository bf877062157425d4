import { findTerm, longestPhrase, mendSpelling } from "./lexicon/lexicon.ts";
import type { Cue, Term } from "./lexicon/term.ts";
import type { Measure } from "./read-size.ts";
import type { Token } from "./split-words.ts";
import type { Place, Side, Spot } from "./typed/garden-words.ts";

/** How what stands here is meant; an ordinary wish is asked for, "told" is what the yard is like today. */
export type Attitude = "asked" | "refused" | "kept" | "told";

/** A phrase of the wish and what it means. */
export interface Mark {
  term:
    | Term
    | { kind: "unknown" }
    | { kind: "size"; measure: Measure }
    | { kind: "count"; count: number; after?: true }
    | { kind: "comma"; opens?: true }
    | { kind: "stop" };
  /** The customer's words, in lower case, with slips mended. */
  words: string;
  attitude: Attitude;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** Refused as something that is there now: "remove the fence". */
  removing?: string;
  /** Named only to say where something else stands or leads: "along the path". */
  reference?: true;
  /** Where something stands, if this is what it says. */
  place?: Place;
  side?: Side;
  spot?: Spot;
  /** Part of what says how the garden shall be. */
  tellsMood?: true;
  /** A verb that says how something is, so that a wish may follow after a comma. */
  describes?: true;
  /** Named only to say where something else stands, and said to be there already: it stays. */
  stays?: true;
  /** Stands in the photo and shall be taken out of it. */
  removal?: true;
  /** A noun that is no thing of the garden and that shall be gone: "the weeds must go". */
  goes?: true;
  /** A colon: what comes before it is said of all that follows. */
  heads?: true;
  /** Said of one place before and of another here. */
  again?: true;
  /** Where a path begins or ends. */
  leads?: "from" | "to";
}

/** Finds the longest phrase of the lexicon at every place; what is not in it is an unknown word. */
export function findMarks(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = [];
  const mended = tokens.map((token) => (token.kind === "word" ? mendSpelling(token.plain) : ""));
  let at = 0;
  for (let token = tokens[at]; token; token = tokens[at]) {
    if (token.kind !== "word") {
      marks.push(markOf(token));
      at++;
      continue;
    }
    const phrase = mended.slice(at, at + Math.max(1, phraseLength(tokens, mended, at)));
    const term = findTerm(phrase) ?? { kind: "unknown" };
    const first = at;
    const words = phrase.map((word, i) => wordsToTell(tokens[first + i], word)).join(" ");
    at += phrase.length;
    marks.push({ term, words, attitude: "asked", from: token.from, to: tokens[at - 1]?.to ?? token.to });
  }
  return marks;
}

function wordsToTell(token: Token | undefined, mended: string): string {
  if (token?.kind !== "word") return "";
  return token.plain === mended ? token.typed : mended;
}

function phraseLength(tokens: readonly Token[], mended: readonly string[], at: number): number {
  let end = at;
  while (end < at + longestPhrase && tokens[end]?.kind === "word") end++;
  for (; end > at; end--) if (findTerm(mended.slice(at, end))) return end - at;
  return 0;
}

function markOf(token: Exclude<Token, { kind: "word" }>): Mark {
  const { from, to } = token;
  if (token.kind === "number") {
    const term = { kind: "count", count: token.value, after: token.after } as const;
    return { term, words: String(token.value), attitude: "asked", from, to };
  }
  const heads = token.kind === "comma" && token.heads;
  return { term: token, words: "", attitude: "asked", from, to, ...(heads && { heads }) };
}

/** The marks before a place, the nearest first; at most so many. */
export function marksBefore(marks: readonly Mark[], at: number, most = at): Mark[] {
  return marks.slice(Math.max(0, at - most), Math.max(0, at)).reverse();
}

/** Index of the first mark of the sentence that a place is in. */
export function startOfSentence(marks: readonly Mark[], at: number): number {
  return marks.findLastIndex(({ term }, i) => i < at && term.kind === "stop") + 1;
}

/** The marks of a clause before a place, from its comma or its sentence's start on. */
export function clauseBefore(marks: readonly Mark[], at: number): readonly Mark[] {
  const start = marks.findLastIndex(({ term }, i) => i < at && (term.kind === "stop" || term.kind === "comma")) + 1;
  return marks.slice(start, at);
}

export function isColor(mark: Mark | undefined): boolean {
  return mark?.term.kind === "color";
}

export function isCue(mark: Mark | undefined, ...cues: Cue[]): boolean {
  return mark?.term.kind === "cue" && cues.includes(mark.term.cue);
}
