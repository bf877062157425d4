import { expect, test } from "vitest";
import { aSeller } from "#tests/factories/a-seller.ts";
import { countries, countryName } from "./countries.ts";
import { sellerSchema } from "./seller-schema.ts";

test.each([
  ["DE", "DE 123 456 789", true],
  ["DE", "DE12345678", false],
  ["DE", "ATU12345678", false],
  ["AT", "ATU12345678", true],
  ["GR", "EL123456789", true],
  ["NL", "nl123456789b01", true],
  ["CH", "CHE-123.456.789 MWST", true],
  ["US", "12-3456789", true],
  ["ES", "ESB1234567X", true],
  ["ES", "ES123456789", false],
])("of %s the VAT number %s is accepted: %s", (country, vatNumber, accepted) => {
  const { error } = sellerSchema.safeParse({ ...aSeller, country, vatNumber });
  expect(error?.issues.map(({ path }) => path)).toEqual(accepted ? undefined : [["vatNumber"]]);
});

test.each([{ taxRate: "" }, { taxRate: "0" }, { taxRate: "100" }, { taxRate: "19.1234" }, { taxRate: "VAT" }])(
  "prices that include tax need a rate: %o",
  (typed) => {
    const { error } = sellerSchema.safeParse({ ...aSeller, ...typed });
    expect(error?.issues.map(({ path }) => path)).toEqual([["taxRate"]]);
  },
);

test("what was typed is tidied", () => {
  const typed = { ...aSeller, name: " Green  Acres\n", address: " Gartenweg 3 \r\n\r\n10115 Berlin ", taxRate: "8,1" };
  expect(sellerSchema.parse(typed)).toMatchObject({
    name: "Green Acres",
    address: "Gartenweg 3\n10115 Berlin",
    taxRate: "8.1",
  });
});

test("every country of ISO 3166 and Kosovo, once", () => {
  expect(countries).toHaveLength(250);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(250);
  expect(countryName("DE")).toBe("Germany");
});
