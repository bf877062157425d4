import { expect, test } from "vitest";
import { command, describeError, parseCommandLine } from "./command-line.mjs";

const paint = command({
  call: "npm run paint",
  about: "Paints a wall.",
  takes: ["WALL", "[COLOR]"],
  options: {
    coats: { type: "string", value: "NUMBER", default: "2", about: "How many." },
    brush: { type: "string", oneOf: ["wide", "narrow"], about: "With what." },
    dry: { type: "boolean", about: "Without paint." },
  },
});
const many = command({ call: "npm run many", about: "Takes any number.", takes: ["FILE ..."] });

test("words and options come with their usual values", () => {
  expect(parseCommandLine(paint, ["north", "--dry"]).given).toEqual({
    values: expect.objectContaining({ coats: "2", dry: true }),
    positionals: ["north"],
  });
  expect(parseCommandLine(many, ["a", "b", "c"]).given?.positionals).toEqual(["a", "b", "c"]);
});

test("help lists what the command takes, and each option in a line", () => {
  for (const flag of ["--help", "-h"]) {
    const lines = parseCommandLine(paint, [flag]).help?.split("\n");
    expect(lines?.slice(0, 3)).toEqual(["Usage: npm run paint -- WALL [COLOR] [options]", "", "Paints a wall."]);
    expect(lines?.at(-4)).toBe("  --coats NUMBER  How many. Usually 2.");
    expect(lines?.at(-3)).toBe("  --brush TEXT    With what. One of wide, narrow.");
    expect(lines?.at(-1)).toBe("  -h, --help      Shows this help.");
  }
});

test.each([
  [paint, [], "WALL is missing"],
  [many, [], "FILE is missing"],
  [paint, ["a", "b", "c"], "unexpected argument 'c'"],
  [paint, ["a", "--coat"], "Unknown option '--coat'"],
  [paint, ["a", "-x"], "Unknown option '-x'"],
  [paint, ["a", "--dry=yes"], "Option '--dry' does not take an argument"],
  [paint, ["a", "--coats", "two"], "--coats must be a number, not 'two'"],
  [paint, ["a", "--coats="], "--coats must be a number, not ''"],
  [paint, ["a", "--brush", "flat"], "--brush must be one of wide, narrow, not 'flat'"],
  // Unknown words are refused even where help is requested.
  [paint, ["--help", "--coat"], "Unknown option '--coat'"],
  [paint, ["--help", "a", "b", "c"], "unexpected argument 'c'"],
])("%# is refused in one line", (declared, args, problem) => {
  expect(parseCommandLine(declared, args)).toEqual({ problem });
});

test("an error is its message, a fault of the program keeps its stack", () => {
  expect(describeError(new Error("The disk is full."))).toBe("The disk is full.");
  const fault = new TypeError("x is not a function");
  expect(describeError(fault)).toBe(fault);
  const cause = new Error("connect ECONNREFUSED 127.0.0.1:1");
  expect(describeError(new TypeError("fetch failed", { cause }))).toBe(`fetch failed: ${cause.message}`);
});
