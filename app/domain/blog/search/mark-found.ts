import { foldText } from "../fold-text.ts";
import type { PostCard } from "../post.ts";
import { isUnspaced } from "./search-words.ts";

export interface TextPart {
  text: string;
  isFound: boolean;
}

export interface FoundPost {
  post: PostCard;
  snippet: TextPart[];
}

const charactersBefore = 60;
const charactersShown = 220;
/** Further down nobody's time is spent looking. */
const charactersSearched = 50_000;

/** The part of a text in which the words first occur, cut between words. */
export function markFound(text: string, words: string[]): TextPart[] {
  const found = listFound(text.slice(0, charactersSearched), words);
  const first = found[0]?.from ?? 0;
  const from = first > charactersBefore ? text.indexOf(" ", first - charactersBefore) + 1 : 0;
  // A text without spaces is cut anywhere.
  const begin = from > 0 && from <= first ? from : Math.max(0, first - charactersBefore);
  const wanted = begin + charactersShown;
  const end = wanted < text.length ? Math.max(text.lastIndexOf(" ", wanted), wanted - 40) : text.length;
  const parts: TextPart[] = begin > 0 ? [{ text: "… ", isFound: false }] : [];
  let at = begin;
  for (const place of found.filter(({ to }) => to <= end)) {
    parts.push(
      { text: text.slice(at, place.from), isFound: false },
      { text: text.slice(place.from, place.to), isFound: true },
    );
    at = place.to;
  }
  parts.push({ text: text.slice(at, end) + (end < text.length ? " …" : ""), isFound: false });
  return parts.filter((part) => part.text !== "");
}

function listFound(text: string, words: string[]): { from: number; to: number }[] {
  const { folded, places } = foldByCharacter(text);
  const inWord = "[\\p{L}\\p{N}\\p{M}]";
  const patterns = words.map((word, i) => {
    if (isUnspaced(word)) return word;
    return `(?<!${inWord})${word}${i === words.length - 1 ? "" : `(?!${inWord})`}`;
  });
  return [...folded.matchAll(new RegExp(patterns.join("|"), "gu"))].map(({ 0: match, index }) => ({
    from: places[index] ?? 0,
    to: places[index + match.length] ?? text.length,
  }));
}

/** @returns `places` for each character of `folded`: where it is in the text */
function foldByCharacter(text: string): { folded: string; places: number[] } {
  const known = new Map<string, string>();
  const places: number[] = [];
  let folded = "";
  let at = 0;
  for (const character of text) {
    const plain = known.get(character) ?? foldText(character);
    known.set(character, plain);
    for (let n = 0; n < plain.length; n++) places.push(at);
    folded += plain;
    at += character.length;
  }
  return { folded, places };
}
