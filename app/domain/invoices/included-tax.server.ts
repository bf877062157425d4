import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { readSeller } from "#app/domain/shop/seller.server.ts";
import { taxWithinCents } from "./invoice-tax.ts";

/** Next to prices: "Prices include 19 % VAT." */
export function describeTaxInPrices(): string | undefined {
  const seller = readSeller();
  return seller?.tax === "included" ? `Prices include ${seller.taxRate} % ${seller.taxName || "tax"}.` : undefined;
}

/** Next to an amount to pay: "Includes 19 % VAT: $1.44". Undefined where there is no tax in it. */
export function describeIncludedTax(amountCents: number, currency: string): string | undefined {
  const seller = readSeller();
  if (seller?.tax !== "included") return undefined;
  const { taxName, taxRate } = seller;
  return `Includes ${taxRate} % ${taxName || "Tax"}: ${formatMoney(taxWithinCents(amountCents, taxRate, currency), currency)}`;
}
