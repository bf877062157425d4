import { expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

test.each([
  [1, 5_000],
  [2, 15_000],
  [3, 45_000],
  [4, 135_000],
  [5, 405_000],
  [6, 900_000],
  [60, 900_000],
])("after attempt %i it waits at most %i ms, evenly spread from nothing", (attempt, longest) => {
  expect(backoffMs(attempt, 0, () => 0)).toBe(0);
  expect(backoffMs(attempt, 0, () => 0.5)).toBe(longest / 2);
  for (let i = 0; i < 500; i++) {
    expect(backoffMs(attempt)).toBeGreaterThanOrEqual(0);
    expect(backoffMs(attempt)).toBeLessThanOrEqual(longest);
  }
});

test("the other side's Retry-After is respected, within six hours", () => {
  expect(backoffMs(1, 60_000, () => 0.1)).toBe(60_000);
  expect(backoffMs(3, 1_000, () => 1)).toBe(45_000);
  expect(backoffMs(1, Number.MAX_SAFE_INTEGER, () => 0)).toBe(6 * 3_600_000);
});

test("of a thousand jobs that failed together for the third time, no second sees more than a tenth return", () => {
  const perSecond = new Map<number, number>();
  for (let i = 0; i < 1_000; i++) {
    const second = Math.floor(backoffMs(3) / 1_000);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
  expect(Math.max(...perSecond.values())).toBeLessThan(100);
});
