import { z } from "zod";
import { isCountry } from "./countries.ts";
import { isVatNumberOf } from "./vat-numbers.ts";

/** A person or company on an invoice. */
export const partyFields = {
  name: line(100).min(1, "Name is required"),
  address: z
    .string()
    .overwrite((text) => text.split("\n").map(tidy).filter(Boolean).join("\n"))
    .min(1, "Address is required")
    .max(300, "Address must be at most 300 characters"),
  country: z.string().refine(isCountry, "Please choose a country"),
  vatNumber: line(30),
};

/** Of a schema with `partyFields`. */
export function checkVatNumber({ value, issues }: z.core.ParsePayload<{ country: string; vatNumber: string }>): void {
  const { country, vatNumber } = value;
  if (vatNumber === "" || isVatNumberOf(country, vatNumber)) return;
  const message = "This is not the form of a VAT number of the chosen country";
  issues.push({ code: "custom", path: ["vatNumber"], message, input: vatNumber, continue: true });
}

export function line(atMost: number) {
  return z.string().overwrite(tidy).max(atMost, `Please use at most ${atMost} characters`);
}

function tidy(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim();
}
