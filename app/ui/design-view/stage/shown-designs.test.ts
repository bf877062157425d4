import { expect, test } from "vitest";
import { titleSentence } from "./shown-designs.ts";

test.each([
  [
    "Octagonal grey flagstone patio on the right with a fire pit, curved pea gravel path, a sweeping lawn, natural planting",
    "An octagonal grey flagstone patio on the right with a fire pit, a curved pea gravel path, a sweeping lawn and natural planting.",
  ],
  [
    "The patio as it is, stepping stones, formal planting, lavender along the path",
    "The patio as it is, stepping stones, formal planting and lavender along the path.",
  ],
  ["Green", "Green"],
  ["Quiet, green, done.", "Quiet, green, done."],
])("%s", (title, sentence) => {
  expect(titleSentence(title)).toBe(sentence);
});
