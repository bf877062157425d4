import { z } from "zod";
import { isCountry } from "#app/domain/shop/countries.ts";

/** Elsewhere the country is enough (docs.stripe.com/tax/customer-locations). */
const postalCodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
};

export const taxPlaceSchema = z
  .object({
    country: z.string().refine(isCountry, "Please choose your country"),
    postalCode: z
      .string()
      .overwrite((text) => text.trim().toUpperCase())
      .max(20, "This postal code is too long"),
  })
  .refine(({ country, postalCode }) => postalCodes[country]?.test(postalCode) ?? true, {
    path: ["postalCode"],
    error: "Please type your postal code: the tax depends on it in your country",
  });

export type TaxPlace = z.output<typeof taxPlaceSchema>;
