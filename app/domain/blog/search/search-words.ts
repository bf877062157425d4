import { foldText } from "../fold-text.ts";
import { plainText } from "./plain-text.ts";

/** Characters of scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

export const searchCharactersAtMost = 200;

/** Of a search, folded, in their order. Everything between letters and digits separates them. */
export function searchWords(search: string): string[] {
  return [...new Set(foldText(search.slice(0, searchCharactersAtMost)).match(/[\p{L}\p{N}\p{M}]+/gu))];
}

/**
 * For FTS5: all words, the last of which may go on. Quoted, so that nothing in them is syntax. Where words are not spaced, a
 * searched word is a phrase of its characters: it is found anywhere.
 */
export function matchExpression(words: string[]): string {
  return `${words.map((word) => `"${separated(word)}"`).join(" ")}*`;
}

/** What sorting and searching read of a post. */
export function searchFields({ title, excerpt, html }: { title: string; excerpt?: string | null; html: string }) {
  const text = [excerpt, plainText(html)].filter(Boolean).join("\n");
  return { sortTitle: separated(foldText(title)), indexedText: separated(foldText(text)) };
}

/** Zero-width spaces are no part of words in the index. */
function separated(folded: string): string {
  return folded.replace(unspaced, "\u200b$&\u200b");
}

export function isUnspaced(word: string): boolean {
  return word.search(unspaced) >= 0;
}
