import { afterEach, expect, test, vi } from "vitest";
import { calendarDate, calendarTime } from "./calendar-date.ts";

afterEach(() => void vi.unstubAllEnvs());

test("dates read like Jan 5, 2025, in UTC", () => {
  expect(calendarDate(Date.UTC(2025, 0, 5, 23, 59))).toBe("Jan 5, 2025");
  expect(calendarTime(Date.UTC(2025, 11, 31, 0, 5))).toBe("Dec 31, 2025, 00:05 UTC");
});

test("dates and times are those of the zone that is named", () => {
  const newYear = Date.UTC(2026, 0, 1, 0, 5);
  expect(calendarDate(newYear, "America/New_York")).toBe("Dec 31, 2025");
  expect(calendarTime(newYear, "America/New_York")).toBe("Dec 31, 2025, 19:05 EST");
  expect(calendarTime(newYear, "Europe/Berlin")).toBe("Jan 1, 2026, 01:05 GMT+1");
});

test.each(["Pacific/Kiritimati", "America/Los_Angeles"])("a server that stands in %s says the same", async (zone) => {
  vi.stubEnv("TZ", zone);
  expect(new Date(Date.UTC(2025, 0, 5, 12)).getHours()).not.toBe(12);
  // The formats are made when the file is loaded.
  const there: typeof import("./calendar-date.ts") = await import(/* @vite-ignore */ `./calendar-date.ts?${zone}`);
  expect(there.calendarDate(Date.UTC(2025, 0, 5, 23, 59))).toBe("Jan 5, 2025");
  expect(there.calendarDate(Date.UTC(2025, 0, 5, 0, 1))).toBe("Jan 5, 2025");
  expect(there.calendarTime(Date.UTC(2025, 11, 31, 0, 5))).toBe("Dec 31, 2025, 00:05 UTC");
});
