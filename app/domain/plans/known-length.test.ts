import { describe, expect, test } from "vitest";
import { readKnownLength } from "./known-length.ts";

describe("a typed length", () => {
  test.each([
    ["4.5", "m", 4.5],
    [" 4,5 ", "m", 4.5],
    ["4.499999999999999", "m", 4.499999999999999],
    ["12", "ft", 3.6576],
    ["14' 6\"", "ft", 4.4196],
    ["14 ft 6 in", "ft", 4.4196],
    ["14'", "ft", 4.2672],
  ] as const)("%j in %s is %d m", (typed, unit, metres) => {
    const read = readKnownLength(typed, unit, 4);
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.metres).toBeCloseTo(metres, 9);
    expect(read.ok && read.factor).toBeCloseTo(metres / 4, 9);
  });

  test.each(["", "abc", "-4", "4.5 m or so", "1e3", "0x4", "4.5.6", "Infinity", "٤"])("%j is no number", (typed) => {
    const message = expect.stringContaining("as a number");
    expect(readKnownLength(typed, "m", 4)).toEqual({ ok: false, field: "length", message });
  });

  test.each([
    ["0", /between 0.3 m/],
    ["0.2", /between 0.3 m/],
    ["101", /between 0.3 m/],
    ["12", /3.0 times as long/],
    ["1", /4.0 times as short/],
  ])("%s m of 4 is refused in words", (typed, message) => {
    const read = readKnownLength(typed, "m", 4);
    expect(!read.ok && read.message).toMatch(message);
  });

  test("of a thing that was not requested", () => {
    expect(readKnownLength("4", "m", undefined)).toMatchObject({ ok: false, field: "what" });
  });
});
