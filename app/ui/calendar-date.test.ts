import { expect, test } from "vitest";
import { calendarDate, calendarTime } from "./calendar-date.ts";

test("dates read like Jan 5, 2025, in UTC wherever the server stands", () => {
  expect(calendarDate(Date.UTC(2025, 0, 5, 23, 59))).toBe("Jan 5, 2025");
  expect(calendarTime(Date.UTC(2025, 11, 31, 0, 5))).toBe("Dec 31, 2025, 00:05 UTC");
});
