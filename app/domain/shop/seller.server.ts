import type { AppDatabase, Transaction } from "#db/client.server.ts";
import { countryName } from "./countries.ts";
import { type Seller, sellerSchema } from "./seller-schema.ts";
import { defineShopPart } from "./shop-part.server.ts";

const seller = defineShopPart("seller", sellerSchema.nullable(), null);

/** Undefined until the operator has given the particulars: so long, no invoices are issued. */
export function readSeller(): Seller | undefined {
  return seller.read() ?? undefined;
}

export function saveSeller(particulars: Seller, within?: Transaction | AppDatabase): void {
  seller.save(particulars, within);
}

/** As pages name them, on one line; undefined until the operator has given the particulars. */
export function findSeller(): { name: string; address: string } | undefined {
  const particulars = readSeller();
  if (!particulars) return undefined;
  const { name, address, country } = particulars;
  return { name, address: [...address.split("\n"), countryName(country)].join(", ") };
}
