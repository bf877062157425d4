import { plainSpelling } from "./lexicon/spelling.ts";
import { type Measure, readSize } from "./read-size.ts";

/** One piece of a wish. Words keep the spelling of the customer beside their plain one. */
export type Token =
  | { kind: "word"; plain: string; typed: string }
  | { kind: "number"; value: number }
  | { kind: "size"; measure: Measure }
  /** A comma parts things, a stop parts sentences. */
  | { kind: "comma" }
  | { kind: "stop" };

const word = /[\p{L}\p{M}]+(?:['’`][\p{L}]+)*/uy;
const number = /\d+/y;

/** Cuts a wish into words, numbers, sizes and marks. Hyphens part words; what is none of these parts nothing. */
export function splitWords(text: string): Token[] {
  const plain = text
    .toLowerCase()
    .replace(/[’‘′´`]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/×/g, "x");
  const tokens: Token[] = [];
  for (let at = 0; at < plain.length; ) {
    const before = at > 0 ? plain.charAt(at - 1) : " ";
    const size = /[\p{L}\d]/u.test(before) ? undefined : readSize(plain, at);
    if (size) {
      tokens.push({ kind: "size", measure: size.measure });
      at = size.to;
      continue;
    }
    const piece = readPiece(plain, at);
    if (piece.token) tokens.push(piece.token);
    at = piece.to;
  }
  return tokens;
}

function readPiece(text: string, at: number): { token?: Token; to: number } {
  word.lastIndex = at;
  const typed = word.exec(text)?.[0];
  if (typed) return { token: { kind: "word", plain: plainSpelling(typed), typed }, to: word.lastIndex };
  number.lastIndex = at;
  const figures = number.exec(text)?.[0];
  if (figures) return { token: { kind: "number", value: Number(figures) }, to: number.lastIndex };
  return { token: readMark(text, at), to: at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) };
}

function readMark(text: string, at: number): Token | undefined {
  const mark = text.charAt(at);
  if (".!?;\n•".includes(mark)) return { kind: "stop" };
  if (mark === "&" || mark === "+") return { kind: "word", plain: "and", typed: "and" };
  // A dash between spaces parts clauses; a hyphen joins words.
  if (",:()/–—".includes(mark) || (mark === "-" && /\s/.test(text[at + 1] ?? " "))) return { kind: "comma" };
  return undefined;
}
