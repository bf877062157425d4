import { expect, it } from "vitest";
import { findMisread, readFixture } from "#tests/fixture-yards/read-fixture.ts";

it.each(["narrow-side", "hedged-lawn", "door-aslant"])(
  "%s: mask, kinds, horizon, roll and scale are as they were built",
  (name) => {
    expect(findMisread(readFixture(name))).toEqual([]);
  },
);
