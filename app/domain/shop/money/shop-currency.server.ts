import { z } from "zod";
import { defineShopPart } from "../shop-part.server.ts";
import { currencies, initialCurrency } from "./currencies.ts";

/** New orders are in this currency; earlier ones keep theirs. */
export const moneyPart = defineShopPart("money", z.object({ currency: z.enum(currencies) }), {
  currency: initialCurrency,
});
