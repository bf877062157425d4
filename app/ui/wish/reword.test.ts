import { expect, test } from "vitest";
import { findWords } from "./reword.ts";

const text = "A Fire pit by the sliding door, a patio 3 x 4 m.";

test.each([
  ["fire pit", "Fire pit"],
  ["fire pit by the sliding door (we put it elsewhere)", "Fire pit by the sliding door"],
  ["patio 3 x 4 m (9.8 x 13.1 ft)", "patio 3 x 4 m"],
  ["patio 3 x 4 m (9.8 x 13.1 ft), as large as there is room for: 2 x 3 m (we put it elsewhere)", "patio 3 x 4 m"],
  ["a bench (drawn as a seat)", ""],
])("a tap on %j selects %j", (words, selected) => {
  expect(text.slice(...findWords(text, words))).toBe(selected);
});
