import type { Mark } from "./find-marks.ts";
import { moodPairs, pairReach } from "./lexicon/mood-pairs.ts";
import { longestMood, moodsOf } from "./lexicon/moods.ts";
import { keyOf, plainSpelling } from "./lexicon/spelling.ts";
import type { Mood } from "./typed/garden-words.ts";

/** "No mowing" wants none of it; "nothing that blocks the view" wants no privacy. */
const denials =
  /^(?:no|not|never|nothing|without|isnt|cant|cannot|dont|stop|hate|less|low|little|zero|free|own|quit|done)$/;

interface MoodWord {
  key: string;
  mark: Mark;
}

/**
 * What the garden shall be like or be good for. A mood is heard in passing: "a lawn for the dogs" asks for a lawn, and tells
 * of dogs. Words that tell of one are marked, so that none of them counts as not understood.
 */
export function readMoods(marks: readonly Mark[]): Set<Mood> {
  const words = marks.flatMap((mark) =>
    mark.words.split(/[\s-]+/).map((word) => ({ key: keyOf([plainSpelling(word)]), mark })),
  );
  return new Set([...readPhrases(words), ...readPairs(words)]);
}

function readPhrases(words: readonly MoodWord[]): Mood[] {
  const moods: Mood[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestMood, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length);
      const found = moodsOf(phrase.map(({ key }) => key));
      if (!found) continue;
      for (const { mark } of phrase) mark.tellsMood = true;
      const refused = phrase.every(({ mark }) => mark.attitude === "refused");
      if (!refused || phrase.some(({ key }) => denials.test(key))) moods.push(...found);
      at += length - 1;
      break;
    }
  }
  return moods;
}

/** "So that we don't see the neighbors", "the budget is very small": words that need not stand side by side. */
function readPairs(words: readonly MoodWord[]): Mood[] {
  const moods: Mood[] = [];
  words.forEach(({ key, mark }, at) => {
    const near = sentenceAfter(words, at);
    for (const { mood, heads, tails, eitherWay } of moodPairs) {
      const isOther = (other: MoodWord) =>
        (heads.has(key) && tails.has(other.key)) || (eitherWay && tails.has(key) && heads.has(other.key));
      const other = near.find(isOther);
      if (!other) continue;
      mark.tellsMood = other.mark.tellsMood = true;
      moods.push(mood);
    }
  });
  return moods;
}

/** The next words of the same clause. */
function sentenceAfter(words: readonly MoodWord[], at: number): readonly MoodWord[] {
  const near = words.slice(at + 1, at + 2 + pairReach);
  const end = near.findIndex(({ mark }) => mark.term.kind === "stop" || mark.term.kind === "comma");
  return end < 0 ? near : near.slice(0, end);
}
