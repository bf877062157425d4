import type { Seller } from "#app/domain/shop/seller-schema.ts";

export const aSeller: Seller = {
  name: "Green Acres Design GmbH",
  address: "Gartenweg 3\n10115 Berlin",
  country: "DE",
  vatNumber: "DE123456789",
  registration: "HRB 12345 B, Amtsgericht Charlottenburg",
  tax: "included",
  taxNote: "",
  taxName: "VAT",
  taxRate: "19",
  numberPrefix: "",
};
