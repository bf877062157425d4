import { expect, test } from "vitest";
import { addIdea } from "./add-idea.ts";

test.each([
  ["", "A paver patio"],
  ["Less lawn", "Less lawn, a paver patio"],
  ["Less lawn, ", "Less lawn, a paver patio"],
  ["Less lawn.", "Less lawn. A paver patio"],
  ["x".repeat(490), "x".repeat(490)],
])("%j becomes %j", (wish, more) => {
  expect(addIdea(wish, "a paver patio")).toBe(more);
});
