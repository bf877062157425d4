import { amountDueCents } from "#app/domain/orders/request/design-request.ts";
import type { StoredOrderTax } from "#db/stored-json.ts";

/** Stripe forgets a calculation after 90 days. */
const daysKept = 60;

interface Taxed {
  tax: StoredOrderTax | null;
  priceCents: number;
  discountCents: number;
}

/** The tax in what is due, as it was calculated for the customer's place; undefined where it has to be calculated (again). */
export function findOrderTax(order: Taxed, now = Date.now()): StoredOrderTax | undefined {
  const { tax } = order;
  const isFresh = tax && tax.amountCents === amountDueCents(order) && tax.calculatedAt > now - daysKept * 86_400_000;
  return isFresh ? tax : undefined;
}
