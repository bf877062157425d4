/** What may be paid, and how much: asked by the page, the API and the settlement. Safe in the browser. */
import { type PaymentStatus, unpaidStatuses } from "#app/domain/orders/request/design-request.ts";

/** A refused card leaves an order payable. */
export function isPayable(request: { paymentStatus: PaymentStatus }): boolean {
  return (unpaidStatuses as readonly PaymentStatus[]).includes(request.paymentStatus);
}

/** In cents. The price the order was placed at, which the catalogue decided then: a later price list changes no open order. */
export function amountDueCents(request: { packagePrice: number }): number {
  return request.packagePrice * 100;
}
