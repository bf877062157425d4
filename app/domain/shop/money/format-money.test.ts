import { expect, test } from "vitest";
import { currencies, roundUpToStep } from "./currencies.ts";
import { formatMoney, majorAmount, parseMoney } from "./format-money.ts";

test.each([
  [400, "usd", "$4"],
  [360, "usd", "$3.60"],
  [1400, "usd", "$14"],
  [550, "eur", "€5.50"],
  [900, "jpy", "¥900"],
  [12_500, "krw", "₩12,500"],
  [5120, "kwd", "KWD 5.120"],
  [9000, "bhd", "BHD 9"],
  [50_000, "isk", "ISK 500"],
  [50_000, "ugx", "UGX 500"],
  [50_050, "huf", "HUF 500.50"],
])("%i minor units of %s are shown as %s", (amount, currency, shown) => {
  expect(formatMoney(amount, currency).replaceAll("\u00a0", " ")).toBe(shown);
});

test.each([
  ["9", "usd", 900],
  [" 5,5 ", "eur", 550],
  ["5.50", "eur", 550],
  ["900", "jpy", 900],
  ["5.12", "kwd", 5120],
  ["5.120", "kwd", 5120],
  ["500", "isk", 50_000],
  ["5.123", "kwd", undefined],
  ["5.5", "jpy", undefined],
  ["5.50", "ugx", undefined],
  ["5.555", "eur", undefined],
  ["-5", "usd", undefined],
  ["1e3", "usd", undefined],
  ["1,000.00", "usd", undefined],
  ["", "usd", undefined],
])("'%s' typed for %s", (typed, currency, amount) => {
  expect(parseMoney(typed, currency)).toBe(amount);
});

test("what every currency shows can be typed and charged again", () => {
  for (const currency of currencies) {
    const price = roundUpToStep(123_457, currency);
    expect(parseMoney(String(majorAmount(price, currency)), currency), currency).toBe(price);
    expect(formatMoney(price, currency)).toMatch(/[0-9]/);
  }
  expect(currencies).toHaveLength(new Set(currencies).size);
});

test("a share of the money is rounded to what can be refunded, in the customer's favor", () => {
  expect([roundUpToStep(180.2, "usd"), roundUpToStep(1001, "kwd"), roundUpToStep(10_001, "isk")]).toEqual([
    181, 1010, 10_100,
  ]);
});
