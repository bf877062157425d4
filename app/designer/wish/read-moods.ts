import type { Mark } from "./find-marks.ts";
import { longestMood, moodsOf } from "./lexicon/moods.ts";
import { keyOf, plainSpelling } from "./lexicon/spelling.ts";
import type { Mood } from "./typed/garden-words.ts";

/** "No mowing" wants none of it; "nothing that blocks the view" wants no privacy. */
const denials =
  /^(?:no|not|never|nothing|without|isnt|cant|cannot|dont|stop|hate|less|low|little|zero|free|own|quit|done)$/;

/**
 * What the garden shall be like or be good for. A mood is heard in passing: "a lawn for the dogs" asks for a lawn, and tells
 * of dogs. Words that tell of one are marked, so that none of them counts as not understood.
 */
export function readMoods(marks: readonly Mark[]): Set<Mood> {
  const moods = new Set<Mood>();
  const words = marks.flatMap((mark) =>
    mark.words.split(/[\s-]+/).map((word) => ({ key: keyOf([plainSpelling(word)]), mark })),
  );
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestMood, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length);
      const found = moodsOf(phrase.map(({ key }) => key));
      if (!found) continue;
      for (const { mark } of phrase) mark.tellsMood = true;
      const refused = phrase.every(({ mark }) => mark.attitude === "refused");
      if (!refused || phrase.some(({ key }) => denials.test(key))) for (const mood of found) moods.add(mood);
      at += length - 1;
      break;
    }
  }
  return moods;
}
