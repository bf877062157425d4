import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { env } from "#app/settings/env.server.ts";
import { readPriceFile, usualUnit } from "./price-list.server.ts";

const file = join(env.DATA_DIR, "prices.json");

function write(content: unknown): string {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

test("prices per square foot are turned into ours; the example of the handbook is one", async () => {
  const prices = { flagstone: [15, 30], lavender: [8, 12], "edging-steel": [3, 5] };
  const list = await readPriceFile(write({ currency: "USD", units: "us", prices }));
  expect(list.prices).toMatchObject({ flagstone: { low: 15, high: 30 } });
  expect(list.per).toEqual({ m2: 10.7639, m: 3.28084, each: 1 });
  expect((await readPriceFile("docs/prices.example.json")).currency).toBe("USD");
});

test("lengths are shown in the unit of the prices, and in feet without prices", async () => {
  const inUnits = (units: "metric" | "us") => readPriceFile(write({ currency: "USD", units, prices: {} }));
  expect([usualUnit(), usualUnit(await inUnits("us")), usualUnit(await inUnits("metric"))]).toEqual(["ft", "ft", "m"]);
});

test.each([
  ["{", /is no JSON/],
  [{ currency: "$", units: "us", prices: {} }, /currency: must be three letters/],
  [{ currency: "USD", units: "imperial", prices: {} }, /units: must be metric or us/],
  [{ currency: "USD", units: "us", prices: { flagstone: 4 } }, /prices.flagstone: must be \[cheapest, dearest\]/],
  [{ currency: "USD", units: "us", prices: { flagstone: [9, 4] } }, /prices.flagstone: must be \[cheapest, dearest\]/],
  [{ currency: "USD", units: "us", prices: { sauna: [1, 2] } }, /sauna is no material, plant or thing/],
])("%j is refused in one line", async (content, message) => {
  await expect(readPriceFile(write(content))).rejects.toThrow(message);
  await expect(readPriceFile(write(content))).rejects.toThrow(/^Setting PRICES_FILE: [^\n]* See docs\/prices\.md\.$/);
});

test("a file that is not there", async () => {
  await expect(readPriceFile("nowhere.json")).rejects.toThrow("Setting PRICES_FILE: nowhere.json: cannot be read.");
});
