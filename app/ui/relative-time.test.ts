import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.UTC(2026, 0, 15, 12);

test.each([
  [now, "just now"],
  [now - 59_000, "just now"],
  [now - 60_000, "1 minute ago"],
  [now - 3 * 3_600_000, "3 hours ago"],
  [now - 24 * 3_600_000, "yesterday"],
  [now - 15 * 24 * 3_600_000, "2 weeks ago"],
  [now - 400 * 24 * 3_600_000, "last year"],
])("%i", (at, words) => {
  expect(relativeTime(at, now)).toBe(words);
});
