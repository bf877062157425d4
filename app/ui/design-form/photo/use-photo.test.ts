import { expect, test } from "vitest";
import { findProblem } from "./use-photo.ts";

test.each([
  ["image/jpeg", 20 * 1024 * 1024, undefined],
  ["image/png", 1, undefined],
  ["image/jpeg", 20 * 1024 * 1024 + 1, "too-large"],
  ["image/webp", 1, "wrong-type"],
  ["", 1, "wrong-type"],
])("a file of type %j with %i bytes", (type, size, problem) => {
  expect(findProblem({ type, size })).toBe(problem);
});
