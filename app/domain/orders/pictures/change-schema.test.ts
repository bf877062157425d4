import { expect, test } from "vitest";
import { changeSchema } from "./change-schema.ts";
import { changeLengthAtMost } from "./follow-up.ts";

test.each([
  ["  make the path brick ", "make the path brick"],
  ["two\nlines", "two lines"],
  ["a\u200bbc d", "a bc d"],
])("%j is a change", (typed, words) => {
  expect(changeSchema.parse(typed)).toBe(words);
});

test.each([undefined, "", "  ", "ab", "\u200b\u200b\u200b\u200b", "x".repeat(changeLengthAtMost + 1)])(
  "%j is none",
  (typed) => {
    expect(changeSchema.safeParse(typed).success).toBe(false);
  },
);
