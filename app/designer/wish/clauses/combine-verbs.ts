import { type Cue, cue } from "../lexicon/term.ts";
import { isCue, type Phrase } from "../text/find-phrases.ts";

/** What two verbs mean together; of all others the second one says how it is meant. */
const together: readonly (readonly [first: Cue, second: Cue, meaning: Cue])[] = [
  // "I don't want to lose the oak", "do not paint the fence".
  ["refuse", "remove", "keep"],
  ["refuse", "alter", "keep"],
  ["refuse", "move", "keep"],
  ["keep", "exception", "remove"],
  ["remove", "exception", "keep"],
  ["refuse", "exception", "keep"],
  // "We don't want to keep the shed".
  ["refuse", "keep", "remove"],
  // "Don't plant roses".
  ["refuse", "ask", "refuse"],
  // "There isn't a lawn".
  ["state", "refuse", "state"],
  // "I don't know if we want a pond".
  ["unsure", "reason", "unsure"],
  ["unsure", "ask", "unsure"],
  ["unsure", "keep", "unsure"],
  ["unsure", "remove", "unsure"],
  ["reason", "state", "reason"],
  ["reason", "refuse", "reason"],
  ["reason", "keep", "reason"],
  ["reason", "move", "reason"],
];

/** The verb of "we would like | to keep", "don't want | to lose". */
export function combineVerbs(first: Phrase | undefined, second: Phrase): Phrase {
  const meaning = first && together.find(([one, other]) => isCue(first, one) && isCue(second, other))?.[2];
  // "Because we want privacy"; not so "so I want a bench".
  if (isCue(first, "reason") && isCue(second, "ask") && !/^so\b/.test(first?.words ?? "")) return first ?? second;
  if (!first || !meaning) return second;
  return {
    ...second,
    term: cue(meaning),
    words: isCue(second, "exception")
      ? second.words
      : meaning === "state"
        ? `${first.words} ${second.words}`
        : meaning === "keep" || meaning === "remove"
          ? meaning
          : first.words,
    from: first.from,
  };
}
