import { expect, test } from "vitest";
import { chooseKept } from "./choose-kept.ts";

const dayMs = 24 * 3_600_000;
const nightOf = (date: string) => Date.parse(`${date}T03:10:00Z`);
const datesOf = (kept: Set<number>) => [...kept].map((at) => new Date(at).toISOString().slice(0, 10)).sort();

test("a year of nights leaves seven days, four weeks and six months, each its last", () => {
  const last = nightOf("2026-11-22");
  const kept = chooseKept(Array.from({ length: 365 }, (_, n) => last - n * dayMs));
  expect(datesOf(kept)).toEqual([
    ...["2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"],
    ...["2026-11-01", "2026-11-08", "2026-11-15"],
    ...["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"],
  ]);
});

test("after a month without backups the seven days from before are still there", () => {
  const before = Array.from({ length: 7 }, (_, n) => nightOf("2026-09-20") - n * dayMs);
  expect(chooseKept([...before, nightOf("2026-11-22")]).size).toBe(7);
  expect(chooseKept(before).size).toBe(7);
});

test("of the last day everything stays: one made by hand does not replace the night's", () => {
  const night = nightOf("2026-11-22");
  const byHand = [night + 3_600_000, night + 7_200_000];
  expect(chooseKept([night, ...byHand])).toEqual(new Set([night, ...byHand]));
});

test("no backups, nothing kept", () => {
  expect(chooseKept([])).toEqual(new Set());
});
