import { expect, test } from "vitest";
import { promptCounter } from "./wish-field.tsx";

test.each([
  ["", "0/500"],
  ["   ", "0/500"],
  ["a lawn", "6/500"],
  ["two\r\nlines", "9/500"],
  ["x".repeat(500), "500/500"],
])("%j counts %s", (typed, counter) => {
  expect(promptCounter(typed)).toBe(counter);
});
