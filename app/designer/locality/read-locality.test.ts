import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { frostsOf, halfZones, rhsRatingOf } from "./locality.ts";
import { readLocality, unpackPrefixes } from "./read-locality.ts";
import { zipPrefixes } from "./zip-prefixes.ts";

test.each([
  ["10001", { words: "ZIP code 10001", zone: "7a", latitude: 41, laws: ["US", "US-NY"] }],
  [" 55401-1234 ", { words: "ZIP code 55401", zone: "4b", latitude: 45, laws: ["US", "US-MN"] }],
  ["ZIP code: 33101", { words: "ZIP code 33101", zone: "10a", latitude: 26, laws: ["US", "US-FL"] }],
  ["6b", { words: "zone 6b", zone: "6b", laws: [] }],
  ["USDA Zone 11 A", { words: "zone 11a", zone: "11a", laws: [] }],
  ["zone 6", { words: "zone 6a", zone: "6a", laws: [] }],
  ["Germany", { words: "Germany, average town", zone: "7a", latitude: 51, laws: ["DE", "EU"] }],
  ["uk, mild town", { words: "United Kingdom, mild town", zone: "9a", latitude: 52, laws: ["GB"] }],
  ["New  Zealand (cold)", { words: "New Zealand, cold town", zone: "8a", latitude: -40, laws: ["NZ"] }],
])("%j is a place", (typed, locality) => {
  expect(readLocality(typed)).toEqual({ ok: true, locality });
});

test.each([
  ["00000", "no-such-zip"],
  ["21312", "no-such-zip"],
  ["09123", "armed-forces"],
  ["96201", "armed-forces"],
  ["zone 14", "no-such-zone"],
  ["0b", "no-such-zone"],
  ["USA", "state-only"],
  ["Atlantis", "not-understood"],
  ["1234", "not-understood"],
  ["the middle of the sea", "not-understood"],
  ["", "not-understood"],
])("%j is none: %s", (typed, reason) => {
  expect(readLocality(typed)).toEqual({ ok: false, reason });
});

test("every country is found by each of its names, in three classes of town of rising warmth", () => {
  for (const { name, otherNames = [], zones } of countries) {
    for (const own of [name, ...otherNames]) expect(readLocality(own), own).toMatchObject({ ok: true });
    const warmth = zones.map((zone) => halfZones.indexOf(zone));
    expect(warmth[0]).toBeGreaterThanOrEqual(0);
    expect(warmth).toEqual(warmth.toSorted((a, b) => a - b));
  }
});

test("the table has each prefix once, in a state, with a zone and a latitude of the United States", () => {
  const unpacked = unpackPrefixes(zipPrefixes);
  expect(unpacked.length).toBeGreaterThan(900);
  expect(new Set(unpacked.map(([prefix]) => prefix)).size).toBe(unpacked.length);
  for (const [prefix, { zone, latitude = 0, laws }] of unpacked) {
    expect(halfZones, prefix).toContain(zone);
    expect(latitude > 16 && latitude < 68, prefix).toBe(true);
    expect(laws[1], prefix).toMatch(/^US-[A-Z]{2}$/);
  }
});

test("frost comes later in spring and earlier in autumn the colder the zone, and is not said in the south", () => {
  expect(frostsOf({ zone: "3b", latitude: 46 })).toEqual(["May 31", "September 8"]);
  expect(frostsOf({ zone: "10a" })).toBeUndefined();
  expect(frostsOf({ zone: "9a", latitude: -40 })).toBeUndefined();
});

test.each([
  ["5b", "H7"],
  ["7a", "H6"],
  ["8a", "H5"],
  ["8b", "H4"],
  ["9b", "H3"],
  ["11a", "H2"],
  ["13b", "H1a"],
])("plants of zone %s need to be %s", (zone, rating) => {
  expect(rhsRatingOf({ zone })).toBe(rating);
});
