import { amountDueCents } from "#app/domain/orders/request/design-request.ts";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { readSeller } from "#app/domain/shop/seller.server.ts";
import { taxWithinCents } from "./invoice-tax.ts";
import { findOrderTax } from "./order-tax.ts";

/** Next to prices: "Prices include 19 % VAT." */
export function describeTaxInPrices(): string | undefined {
  const seller = readSeller();
  if (seller?.tax === "stripe") return "Prices include tax.";
  return seller?.tax === "included" ? `Prices include ${seller.taxRate} % ${seller.taxName || "tax"}.` : undefined;
}

/** Next to what is due: "Includes 19 % VAT: $1.44". Undefined where there is no tax in it, or none is known yet. */
export function describeIncludedTax(order: DesignRequestRow): string | undefined {
  const tax = taxInDue(order);
  return tax && tax.taxCents > 0
    ? `Includes ${tax.rate} % ${tax.name}: ${formatMoney(tax.taxCents, order.currency)}`
    : undefined;
}

function taxInDue(order: DesignRequestRow) {
  const seller = readSeller();
  if (seller?.tax === "stripe") return findOrderTax(order);
  if (seller?.tax !== "included") return undefined;
  const { taxName, taxRate: rate } = seller;
  return { name: taxName || "Tax", rate, taxCents: taxWithinCents(amountDueCents(order), rate, order.currency) };
}
