import fc from "fast-check";
import { expect, test } from "vitest";
import { taxWithinCents } from "./invoice-tax.ts";

test.each([
  [900, "19", "usd", 144],
  [400, "8.1", "chf", 30],
  [1400, "9.975", "cad", 127],
  [900, undefined, "usd", 0],
  [119, "19", "eur", 19],
  [500, "10", "jpy", 45],
  [5120, "5", "kwd", 244],
  [50_000, "24", "isk", 9700],
])("in %i minor units at %s %% of %s are %i of tax", (gross, rate, currency, tax) => {
  expect(taxWithinCents(gross, rate, currency)).toBe(tax);
});

test("the tax is the net amount's, to half a cent", () => {
  const rates = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (gross, thousandths) => {
      const tax = taxWithinCents(gross, String(thousandths / 1000), "eur");
      const net = gross - tax;
      expect(Math.abs(net * thousandths - tax * 100_000)).toBeLessThanOrEqual((100_000 + thousandths) / 2);
    }),
  );
});
