import { expect, test } from "vitest";
import { withinTime } from "./within-time.server.ts";

test("what takes for ever is cut off, in the middle of a pattern too", () => {
  expect(withinTime(() => /^(a+)+$/.test(`${"a".repeat(60)}b`), 50)).toBeUndefined();
  expect(
    withinTime(() => {
      for (;;);
    }, 50),
  ).toBeUndefined();
});

test("all else comes out as it is", () => {
  const value = {};
  expect(withinTime(() => value)?.result).toBe(value);
  expect(withinTime(() => undefined)).toEqual({ result: undefined });
  expect(() =>
    withinTime(() => {
      throw new RangeError("no");
    }),
  ).toThrow(RangeError);
});
