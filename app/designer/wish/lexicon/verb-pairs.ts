import type { Cue } from "./term.ts";

/** What two verbs mean together; of all others the second one says how it is meant. */
export const together: readonly (readonly [first: Cue, second: Cue, meaning: Cue])[] = [
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
