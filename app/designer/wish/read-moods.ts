import type { Attitude } from "./clauses/clause.ts";
import type { Mood } from "./lexicon/garden-words.ts";
import { moodPairs, pairReach } from "./lexicon/mood-pairs.ts";
import { longestMood, moodsOf } from "./lexicon/moods.ts";
import { keyOf, plainSpelling } from "./lexicon/spelling.ts";
import type { Phrase } from "./text/find-phrases.ts";

/** "No mowing" wants none of it; "nothing that blocks the view" wants no privacy. */
const denials =
  /^(?:no|not|never|nothing|without|isnt|cant|cannot|dont|stop|hate|less|low|little|zero|free|own|quit|done)$/;

interface MoodWord {
  key: string;
  phrase: Phrase;
}

export interface ReadMoods {
  moods: readonly Mood[];
  /** The phrases that say so. */
  said: ReadonlySet<Phrase>;
}

/**
 * What the garden shall be like or be good for. A mood is heard in passing: "a lawn for the dogs" asks for a lawn, and tells
 * of dogs.
 */
export function readMoods(phrases: readonly Phrase[], attitudeAt: (at: number) => Attitude): ReadMoods {
  const words = phrases.flatMap((phrase) =>
    phrase.words.split(/[\s-]+/).map((word) => ({ key: keyOf([plainSpelling(word)]), phrase })),
  );
  const said = new Set<Phrase>();
  return { moods: [...new Set([...readPhrases(words, attitudeAt, said), ...readPairs(words, said)])], said };
}

function readPhrases(words: readonly MoodWord[], attitudeAt: (at: number) => Attitude, said: Set<Phrase>): Mood[] {
  const moods: Mood[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestMood, words.length - at); length > 0; length--) {
      const run = words.slice(at, at + length);
      const found = moodsOf(run.map(({ key }) => key));
      if (!found) continue;
      for (const { phrase } of run) said.add(phrase);
      const refused = run.every(({ phrase }) => attitudeAt(phrase.from) === "refuse");
      if (!refused || run.some(({ key }) => denials.test(key))) moods.push(...found);
      at += length - 1;
      break;
    }
  }
  return moods;
}

/** "So that we don't see the neighbors", "the budget is very small": words that need not stand side by side. */
function readPairs(words: readonly MoodWord[], said: Set<Phrase>): Mood[] {
  const moods: Mood[] = [];
  words.forEach(({ key, phrase }, at) => {
    const near = sentenceAfter(words, at);
    for (const { mood, heads, tails, eitherWay } of moodPairs) {
      const isOther = (other: MoodWord) =>
        (heads.has(key) && tails.has(other.key)) || (eitherWay && tails.has(key) && heads.has(other.key));
      const other = near.find(isOther);
      if (!other) continue;
      said.add(phrase).add(other.phrase);
      moods.push(mood);
    }
  });
  return moods;
}

/** The next words of the same clause. */
function sentenceAfter(words: readonly MoodWord[], at: number): readonly MoodWord[] {
  const near = words.slice(at + 1, at + 2 + pairReach);
  const end = near.findIndex(({ phrase }) => phrase.term.kind === "stop" || phrase.term.kind === "comma");
  return end < 0 ? near : near.slice(0, end);
}
