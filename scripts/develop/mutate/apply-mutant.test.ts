import { expect, test } from "vitest";
import type { Mutant } from "#tests/mutants/mutant.ts";
import { applyMutant } from "./apply-mutant.ts";

const mutant: Mutant = { name: "", breaks: "", file: "", text: "a < b", replacement: "a <= b", tests: [] };

test("the one place is changed, and nothing in the replacement is read as a pattern", () => {
  expect(applyMutant("if (a < b) return;", mutant)).toBe("if (a <= b) return;");
  expect(applyMutant("x a < b y", { ...mutant, replacement: "$&$1$$" })).toBe("x $&$1$$ y");
});

test.each([
  ["is gone", "if (a > b) return;", mutant],
  ["stands there twice", "a < b && a < b", mutant],
  ["overlaps itself", "aaa", { ...mutant, text: "aa" }],
  ["would not change", "a < b", { ...mutant, replacement: "a < b" }],
  ["is empty", "a < b", { ...mutant, text: "" }],
])("a text that %s is stale", (_, source, stale) => {
  expect(applyMutant(source, stale)).toBeUndefined();
});
