import { z } from "zod";
import { defineShopPart } from "../shop-part.server.ts";
import { currencies, initialCurrency } from "./currencies.ts";
import { notHappyDaysAtMost } from "./not-happy-words.ts";

/** New orders are in this currency and with this promise; earlier ones keep theirs. 0 days: money goes back for missing pictures only. */
const moneySchema = z.object({
  currency: z.enum(currencies),
  notHappyDays: z.number().int().min(0).max(notHappyDaysAtMost).default(0),
});

export const moneyPart = defineShopPart("money", moneySchema, { currency: initialCurrency, notHappyDays: 0 });
