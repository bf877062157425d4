import { expect, test } from "vitest";
import { findWords } from "./reword.ts";

const text = "A Fire pit by the sliding door, a patio 3 x 4 m.";

test.each([
  ["a fire pit", "A Fire pit"],
  ["a fire pit by the sliding door (we put it elsewhere)", "A Fire pit by the sliding door"],
  ["a 3 x 4 m (9.8 x 13.1 ft) patio", "patio"],
  ["a pit", "pit"],
  ["a bench (drawn as a seat)", ""],
  ["a bench by the gate", ""],
])("a tap on %j selects %j", (words, selected) => {
  expect(text.slice(...findWords(text, words))).toBe(selected);
});
