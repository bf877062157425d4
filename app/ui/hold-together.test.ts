import { expect, test } from "vitest";
import { holdTogether } from "./hold-together.ts";

test.each([
  ["a patio of 12 x 14 ft", "a patio of 12\u00a0x\u00a014\u00a0ft"],
  ["60 mm of sand, 3 m² of lawn", "60\u00a0mm of sand, 3\u00a0m² of lawn"],
  ["By e-mail; your E-mail", "By e-\u2060mail; your E-\u2060mail"],
  ["2 mornings, 3 incredible trees", "2 mornings, 3 incredible trees"],
])("%s", (words, held) => {
  expect(holdTogether(words)).toBe(held);
});
