import { foreignWords } from "./foreign-words.ts";
import { colours, courses, materials, styles } from "./materials.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { prepositions, spots } from "./places.ts";
import { hedges, plants } from "./plants.ts";
import { isOneSlipAway, keyOf, plainSpelling } from "./spelling.ts";
import { counts, steering } from "./steering.ts";
import type { Row, Term } from "./term.ts";
import { things } from "./things.ts";
import { trees } from "./trees.ts";
import { houseParts, undrawable } from "./undrawable.ts";

/** The rows that say what can be asked for, refused or described. */
export const vocabulary: readonly Row[] = [
  ...[...things, ...hedges, ...trees, ...plants, ...materials, ...colours, ...courses, ...styles],
  ...[...spots, ...counts, ...undrawable, ...houseParts],
];

/** Words of the longest phrase. */
export const longestPhrase = 5;

const terms = new Map<string, Term>();
/** Phrases word by word: short words are part of one only where it is written so ("host a" is no hosta). */
const phrasesInWords = new Set<string>();
const knownWords = new Set<string>();
for (const [phrases, meaning] of [...vocabulary, ...steering, ...prepositions, ...ordinaryWords]) {
  for (const phrase of phrases.split(",")) {
    const words = wordsOf(phrase);
    const key = keyOf(words);
    // What stands first is meant: the lists go from the particular to the ordinary.
    if (!terms.has(key)) terms.set(key, meaning);
    phrasesInWords.add(inWords(words));
    for (const word of words) knownWords.add(keyOf([word]));
  }
}
for (const word of foreignWords) knownWords.add(word);

/** Words that a slip of the pen may have been meant for. */
const longWords = [...new Set([...knownWords, ...terms.keys()])].filter((word) => word.length >= 5);

/** What a phrase of plain words means; undefined for one that is not in the lexicon. */
export function findTerm(words: readonly string[]): Term | undefined {
  if (words.length > 1 && words.some((word) => word.length < 3) && !phrasesInWords.has(inWords(words)))
    return undefined;
  return terms.get(keyOf(words));
}

/** A long word that nobody knows and that is one slip away from a known one becomes that one. */
export function mendSpelling(word: string): string {
  const key = keyOf([word]);
  if (key.length < 6 || terms.has(key) || knownWords.has(key)) return word;
  return longWords.find((known) => isOneSlipAway(key, known)) ?? word;
}

function inWords(words: readonly string[]): string {
  return words.map((word) => keyOf([word])).join(" ");
}

function wordsOf(phrase: string): string[] {
  return phrase
    .trim()
    .split(/[\s-]+/)
    .map(plainSpelling);
}
