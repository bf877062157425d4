import { expect, test } from "vitest";
import { isTimeZone, momentOf, wallTime } from "./zoned-time.ts";

test.each([
  ["UTC", "2026-01-05T10:42", "2026-01-05T10:42:00Z"],
  ["Europe/Berlin", "2026-01-05T00:30", "2026-01-04T23:30:00Z"],
  ["Europe/Berlin", "2026-07-05T00:30", "2026-07-04T22:30:00Z"],
  ["Asia/Kathmandu", "2026-01-05T10:42", "2026-01-05T04:57:00Z"],
  ["America/St_Johns", "2026-12-31T23:59", "2027-01-01T03:29:00Z"],
  ["Pacific/Kiritimati", "2026-01-05T10:42", "2026-01-04T20:42:00Z"],
])("a clock in %s shows %s at %s, and back", (zone, wall, moment) => {
  expect(wallTime(Date.parse(moment), zone)).toBe(wall);
  expect(momentOf(wall, zone)).toBe(Date.parse(moment));
});

test("an hour that clocks skip is the next one, one that comes twice is the first", () => {
  expect(new Date(momentOf("2026-03-29T02:30", "Europe/Berlin")).toISOString()).toBe("2026-03-29T01:30:00.000Z");
  expect(new Date(momentOf("2026-10-25T02:30", "Europe/Berlin")).toISOString()).toBe("2026-10-25T00:30:00.000Z");
});

test("what is no time or no zone is none", () => {
  for (const wall of ["", "soon", "2026-02-30T10:00"]) expect(momentOf(wall, "UTC")).toBeNaN();
  expect([isTimeZone("Europe/Berlin"), isTimeZone("Mars/Base"), isTimeZone("")]).toEqual([true, false, false]);
});
