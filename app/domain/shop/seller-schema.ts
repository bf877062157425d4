import { z } from "zod";
import { checkVatNumber, line, partyFields } from "./party-schema.ts";

/** Who sells here, and the tax in the prices. */
export const sellerSchema = z
  .object({
    ...partyFields,
    /** Commercial register, tax number: what an invoice has to show besides. */
    registration: line(200),
    /** included: a share of every price is tax, at one rate. stripe: by Stripe Tax, for the customer's place. */
    tax: z.enum(["none", "included", "stripe"]),
    /** On invoices: why there is no tax in them, or anything else they have to state. */
    taxNote: line(300),
    /** "VAT", "GST" */
    taxName: line(20),
    /** Percent: "19", "8.1" */
    taxRate: z
      .string()
      .trim()
      .overwrite((text) => text.replace(",", "."))
      .regex(/^(\d{1,2}(\.\d{1,3})?)?$/, "The rate is a number of percent such as 19 or 8.1"),
    /** Before the numbers of invoices and credit notes: "GA-" makes "GA-INV-17". */
    numberPrefix: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9/-]{0,12}$/, "A prefix has at most 12 letters, digits, hyphens and slashes"),
  })
  .check(checkVatNumber)
  .check(({ value, issues }) => {
    if (value.tax !== "included" || Number(value.taxRate) !== 0) return;
    issues.push({
      code: "custom",
      path: ["taxRate"],
      message: "The rate of the tax is required",
      input: value.taxRate,
    });
  });

export type Seller = z.output<typeof sellerSchema>;
