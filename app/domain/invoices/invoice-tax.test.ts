import fc from "fast-check";
import { expect, test } from "vitest";
import { taxWithinCents } from "./invoice-tax.ts";

test.each([
  [900, "19", 144],
  [400, "8.1", 30],
  [1400, "9.975", 127],
  [900, undefined, 0],
  [119, "19", 19],
])("in %i cents at %s %% are %i cents of tax", (gross, rate, tax) => {
  expect(taxWithinCents(gross, rate)).toBe(tax);
});

test("the tax is the net amount's, to half a cent", () => {
  const rates = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (gross, thousandths) => {
      const tax = taxWithinCents(gross, String(thousandths / 1000));
      const net = gross - tax;
      expect(Math.abs(net * thousandths - tax * 100_000)).toBeLessThanOrEqual((100_000 + thousandths) / 2);
    }),
  );
});
