import { emoji } from "../lexicon/emoji.ts";
import { greeted, signed, titles } from "../lexicon/letters.ts";
import { findTerm } from "../lexicon/lexicon.ts";
import {
  abbreviation,
  countAfter,
  cultivar,
  isAfterNoun,
  lowBudget,
  money,
  number,
  shortWith,
  trade,
  word,
} from "../lexicon/signs.ts";
import { plainSpelling } from "../lexicon/spelling.ts";
import { type Measure, matchAt, readSize } from "./read-size.ts";

/** One piece of a wish. Words keep the spelling of the customer beside their plain one. */
export type Piece =
  | { kind: "word"; plain: string; typed: string }
  | { kind: "number"; value: number /** Said of the thing before it: "x4", "(4)". */; after?: true }
  | { kind: "size"; measure: Measure }
  /** A comma parts things, a stop parts sentences. */
  | { kind: "comma" /** A colon. */; heads?: true /** A bracket. */; opens?: true }
  | { kind: "stop" };

/** A piece and where it stands in the text. */
export type Token = Piece & { from: number; to: number };

/** Cuts a wish into words, numbers, sizes and marks. Hyphens part words; what is none of these parts nothing. */
export function splitWords(text: string): Token[] {
  const plain = text
    .replace(abbreviation, "$1$2 ")
    .toLowerCase()
    .replace(/[’‘′´`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/×/g, "x");
  const tokens: Token[] = [];
  for (let from = 0; from < plain.length; ) {
    const { piece, to } = readPiece(plain, from);
    if (piece) tokens.push({ ...piece, from, to });
    from = to;
  }
  return tokens;
}

function readPiece(text: string, at: number): { piece?: Piece; to: number } {
  const opensWord = at === 0 || !/[\p{L}\d]/u.test(text.charAt(at - 1));
  if (opensWord) {
    const skipped = matchAt(trade, text, at);
    if (skipped) return { to: at + skipped[0].length };
    const sum = matchAt(money, text, at);
    if (sum) return { piece: readMoney(sum), to: at + sum[0].length };
    const size = readSize(text, at);
    if (size) return { piece: { kind: "size", measure: size.measure }, to: size.to };
    const count = matchAt(countAfter, text, at);
    if (count)
      return { piece: { kind: "number", value: Number(count[1] ?? count[2]), after: true }, to: at + count[0].length };
  }
  const sort = opensWord ? matchAt(cultivar, text, at)?.[0] : undefined;
  if (sort) return { piece: { kind: "word", plain: sort, typed: sort }, to: at + sort.length };
  const short = opensWord ? matchAt(shortWith, text, at) : null;
  if (short) {
    return { piece: { kind: "word", plain: short[1] ? "without" : "with", typed: short[0] }, to: at + short[0].length };
  }
  if (/\p{L}/u.test(text.charAt(at - 1)) && text.startsWith("'s ", at)) {
    return { piece: { kind: "word", plain: "is", typed: "'s" }, to: at + 2 };
  }
  const typed = (matchAt(isAfterNoun, text, at) ?? matchAt(word, text, at))?.[0];
  if (typed) return { piece: { kind: "word", plain: plainSpelling(typed), typed }, to: at + typed.length };
  const figures = matchAt(number, text, at);
  if (figures) {
    const value = Number(figures[1]);
    return { piece: { kind: "number", value, ...(figures[2] && { after: true }) }, to: at + figures[0].length };
  }
  const picture = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const meant = emoji[picture];
  if (meant) return { piece: { kind: "word", plain: meant, typed: meant }, to: at + picture.length };
  return { piece: readMark(text, at), to: at + picture.length };
}

function readMoney([, first, firstK, second, secondK]: RegExpExecArray): Piece {
  const sum = Number((first ?? second ?? "").replace(/[.,](?=\d{3})/g, "")) * (firstK || secondK ? 1000 : 1);
  return { kind: "word", plain: "budget", typed: sum < lowBudget ? "low budget" : "budget" };
}

function readMark(text: string, at: number): Piece | undefined {
  const mark = text.charAt(at);
  if (".!?;\n•".includes(mark)) return { kind: "stop" };
  if (mark === "@") return { kind: "word", plain: "at", typed: "@" };
  if (mark === "&" || mark === "+") return { kind: "word", plain: "and", typed: "and" };
  // A dash between spaces parts clauses; a hyphen joins words.
  if (mark === ":") return { kind: "comma", heads: true };
  if (mark === "(") return { kind: "comma", opens: true };
  if (",()/–—".includes(mark) || (mark === "-" && /\s/.test(text[at + 1] ?? " "))) return { kind: "comma" };
  return undefined;
}

/** Without the names of who writes and is written to; as long as the text. */
export function blankNames(text: string): string {
  const blank = (all: string, lead: string, names: string) =>
    areNames(names, /[-–—~] *$/.test(lead)) ? all.replace(names, " ".repeat(names.length)) : all;
  return text.replace(greeted, blank).replace(signed, blank);
}

/** "Rose" may be somebody, "roses" may not; after a dash alone neither is. */
function areNames(words: string, isDashed: boolean): boolean {
  const names = words.split(/[\s.&+]+/).filter((word) => word && !titles.test(word));
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  const isUnknown = (word: string) => !findTerm([plainSpelling(word)]);
  return names.every((word) => (isDashed ? isCapital(word) && isUnknown(word) : isCapital(word) || isUnknown(word)));
}

/** "2) cedar deck 3) bench": numbers, letters and dashes that count the entries of a list. */
const atLineStart = /(^|\n)([ \t]*(?:[-*•–—]|#?\d{1,2}[.):]|#\d{1,2}(?=\s)|[a-z]\))[ \t]+)/g;
const withinLine =
  /(?<=^|[\s,;:.])(?:\((\d{1,2})\)(?=\s*\p{L})|#?(\d{1,2}|ix|iv|v?i{1,3}|[vx])[.):](?=\s*\p{L})|#(\d{1,2})(?=\s+\p{L}))/giu;
const roman = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"];

interface ListMark {
  from: number;
  to: number;
}

/**
 * A wish whose list marks are blanked out and whose entries are sentences, or, under a heading with a colon, parts of one: no
 * number of an entry counts anything. As long as the text, so that places in it stay.
 */
export function blankListMarks(text: string): string {
  // "What I don't want: grass; box".
  let out = text.replace(/:[^.!?\n:]*;[^.!?\n]*/g, (list) => list.replaceAll(";", ","));
  let isHeaded = false;
  for (const { from, to } of findListMarks(text)) {
    const before = out.slice(0, from).trimEnd();
    const opens = before.endsWith(":");
    // A heading's list ends with the sentence that another heading begins.
    isHeaded = opens || (isHeaded && !/[.!?]\s+\S[^.!?]*$/.test(before.slice(before.lastIndexOf(":") + 1)));
    const mark = opens ? " " : isHeaded ? "," : ";";
    out = out.slice(0, from) + mark + " ".repeat(to - from - 1) + out.slice(to);
  }
  return out;
}

function findListMarks(text: string): ListMark[] {
  const lines = [...text.matchAll(atLineStart)].map((hit) => ({ from: hit.index, to: hit.index + hit[0].length }));
  const numbered = [...text.matchAll(withinLine)].map((hit) => ({
    from: hit.index,
    to: hit.index + hit[0].length,
    number: numberOf(hit[1] ?? hit[2] ?? hit[3] ?? ""),
  }));
  const entries = numbered.filter(
    ({ number }, i) => isNext(numbered[i - 1]?.number, number) || isNext(number, numbered[i + 1]?.number),
  );
  const within = entries.filter(({ from }) => !lines.some((line) => from >= line.from && from < line.to));
  return [...lines, ...within].sort((a, b) => a.from - b.from);
}

function numberOf(mark: string): number {
  return /^\d/.test(mark) ? Number(mark) : roman.indexOf(mark.toLowerCase());
}

function isNext(number: number | undefined, next: number | undefined): boolean {
  return number !== undefined && next === number + 1;
}
