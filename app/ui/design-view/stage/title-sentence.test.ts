import { expect, test } from "vitest";
import { titleSentence } from "./title-sentence.ts";

test.each([
  [
    "Octagonal patio of grey flagstone with a fire pit on the right, curved pea gravel path, a sweeping lawn, natural planting",
    "An octagonal patio of grey flagstone with a fire pit on the right, a curved pea gravel path, a sweeping lawn and natural planting.",
  ],
  [
    "The patio as it is, stepping stones, formal planting, lavender along the path",
    "The patio as it is, stepping stones, formal planting and lavender along the path.",
  ],
  [
    "Stepping stones, Mediterranean planting, English lavender along the path",
    "Stepping stones, Mediterranean planting and English lavender along the path.",
  ],
  [
    "Cut grey flagstone path (straight instead of curved), a round lawn, formal planting",
    "A cut grey flagstone path (straight instead of curved), a round lawn and formal planting.",
  ],
  [
    "Round patio of brick, steps, Japanese barberries and yarrow, the rest as it is",
    "A round patio of brick, steps, Japanese barberries and yarrow, and the rest as it is.",
  ],
  ["Green", "Green"],
  ["Quiet, green, done.", "Quiet, green, done."],
])("%s", (title, sentence) => {
  expect(titleSentence(title)).toBe(sentence);
});
