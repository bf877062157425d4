import { expect, test } from "vitest";
import { readOptions } from "./read-options.ts";

test.each([
  [[], { help: false, check: false, words: [] }],
  [["settle", "app/http"], { help: false, check: false, words: ["settle", "app/http"] }],
  [["--check", "settle"], { help: false, check: true, words: ["settle"] }],
  [["--help"], { help: true, check: false, words: [] }],
  [["-h"], { help: true, check: false, words: [] }],
  [["--chekc"], { error: "Unknown option '--chekc'" }],
  [["settle", "-x"], { error: "Unknown option '-x'" }],
  [["--check=all"], { error: "Option '--check' does not take an argument" }],
])("%j", (args, options) => {
  expect(readOptions(args)).toEqual(options);
});
