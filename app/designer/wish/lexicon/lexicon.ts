import { commonNames } from "./common-names.ts";
import { composedVerbs } from "./composed-verbs.ts";
import { extents } from "./extents.ts";
import { flowers } from "./flowers.ts";
import { foreignWords } from "./foreign-words.ts";
import { furnishings } from "./furnishings.ts";
import { genera } from "./genera.ts";
import { grounds } from "./grounds.ts";
import { idioms } from "./idioms.ts";
import { lookAlikes } from "./look-alikes.ts";
import { amounts, colors, materials, shapes, styles } from "./materials.ts";
import { ordinaryWords } from "./ordinary-words.ts";
import { prepositions, spots } from "./places.ts";
import { hedges, plants } from "./plants.ts";
import { keyOf, plainSpelling, slipsBetween } from "./spelling.ts";
import { counts, steering } from "./steering.ts";
import type { Row, Term } from "./term.ts";
import { things } from "./things.ts";
import { trees } from "./trees.ts";
import { houseParts, undrawable } from "./undrawable.ts";

/** The rows that say what can be asked for, refused or described. */
export const vocabulary: readonly Row[] = [
  ...[
    ...grounds,
    ...things,
    ...furnishings,
    ...hedges,
    ...trees,
    ...flowers,
    ...plants,
    ...genera,
    ...commonNames,
    ...materials,
    ...colors,
    ...shapes,
    ...amounts,
    ...styles,
  ],
  ...[...spots, ...counts, ...undrawable, ...houseParts],
];

/** Words of the longest phrase. */
export const longestPhrase = 6;

interface LexiconIndex {
  terms: Map<string, Term>;
  /** Phrases word by word: short words are part of one only where it is written so ("host a" is no hosta). */
  phrasesInWords: Set<string>;
  knownWords: Set<string>;
  /** Words that a slip of the pen may have been meant for, by their first letter, which is hardly ever the wrong one. */
  meantWords: Map<string, string[]>;
}

let index: LexiconIndex | undefined;

/** Made for the first wish: whoever only starts a program waits for nothing. */
function lexicon(): LexiconIndex {
  index ??= indexPhrases();
  return index;
}

function indexPhrases(): LexiconIndex {
  const terms = new Map<string, Term>();
  const phrasesInWords = new Set<string>();
  const knownWords = new Set<string>();
  for (const [phrases, meaning] of [
    ...vocabulary,
    ...idioms,
    ...steering,
    ...composedVerbs,
    ...prepositions,
    ...extents,
    ...ordinaryWords,
  ]) {
    for (const phrase of phrases.split(",")) {
      const words = wordsOf(phrase);
      const key = keyOf(words);
      // What stands first is meant: the lists go from the particular to the ordinary.
      if (!terms.has(key)) terms.set(key, meaning);
      phrasesInWords.add(inWords(words));
      for (const word of words) knownWords.add(keyOf([word]));
    }
  }
  // A slip in a way of speaking is one in a word of it; only what is named is often written as one word ("firepit").
  const named = vocabulary.flatMap(([phrases]) => phrases.split(",").map((phrase) => keyOf(wordsOf(phrase))));
  for (const word of foreignWords) knownWords.add(word);
  const meantWords = new Map<string, string[]>();
  for (const known of new Set([...knownWords, ...named])) {
    if (known.length >= 4) meantWords.set(known.charAt(0), [...(meantWords.get(known.charAt(0)) ?? []), known]);
  }
  return { terms, phrasesInWords, knownWords, meantWords };
}

/** What a phrase of plain words means; undefined for one that is not in the lexicon. */
export function findTerm(words: readonly string[]): Term | undefined {
  const { terms, phrasesInWords } = lexicon();
  if (words.length > 1 && words.some((word) => word.length < 3) && !phrasesInWords.has(inWords(words)))
    return undefined;
  return terms.get(keyOf(words));
}

/**
 * A word that nobody knows and that is a slip away from a known one becomes that one: two slips in words of eight letters,
 * and in short ones no wrong consonant, since most short words are a letter away from another.
 */
export function mendSpelling(word: string): string {
  const { terms, knownWords } = lexicon();
  const key = keyOf([word]);
  if (word.length < 3 || terms.has(key) || knownWords.has(key) || lookAlikes.has(word)) return word;
  // "Japanes" lacks an e, "flowrs" is a plural.
  return nearestTo(word) ?? nearestTo(key) ?? word;
}

function nearestTo(key: string): string | undefined {
  const most = key.length >= 8 ? 2 : 1;
  let nearest: string | undefined;
  let fewest = most + 1;
  for (const known of lexicon().meantWords.get(key.charAt(0)) ?? []) {
    if (Math.abs(key.length - known.length) > most) continue;
    const slips = slipsBetween(key, known, most);
    if (slips < fewest && isLikely(key, known) && !(slips > 1 && isFarOff(key, known)))
      [nearest, fewest] = [known, slips];
  }
  return nearest;
}

/** "Dor" is a door and "brid" a bird, but "rack" no rock: in short words letters are doubled or change places. */
function isLikely(key: string, known: string): boolean {
  // "Bds" are beds.
  if (!/[aeiouy]/.test(key) && withoutVowels(known) === key) return namesSomething(known);
  if (key.length === 3) return known.replace(/(.)\1/, "$1") === key;
  // "Fense" sounds like a fence.
  if (soundOf(key) === soundOf(known)) return true;
  // "Kepp" doubles the wrong letter.
  if (key.length === known.length && withoutDoubles(key) === withoutDoubles(known)) return true;
  if (key.length >= 6 || key.length !== known.length) return true;
  return lettersOf(key) === lettersOf(known) || (namesSomething(known) && withoutVowels(key) === withoutVowels(known));
}

/** Two slips in a word are believed where letters are missing or have changed places, or in a very long one. */
function isFarOff(key: string, known: string): boolean {
  return key.length < 10 && Math.abs(key.length - known.length) < 2 && lettersOf(key) !== lettersOf(known);
}

/** Small words are a vowel away from many: "wire" is no "were". */
function namesSomething(known: string): boolean {
  return /^(?:thing|spot|material|undrawable|color)$/.test(lexicon().terms.get(known)?.kind ?? "");
}

function soundOf(word: string): string {
  return word
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|c|q/g, "k")
    .replace(/ph/g, "f")
    .replace(/z/g, "s");
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, "$1");
}

/** "Frunt" and "front" sound alike. */
function withoutVowels(word: string): string {
  return word.replace(/[aeiouy]/g, "");
}

function lettersOf(word: string): string {
  return [...word].sort().join("");
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
