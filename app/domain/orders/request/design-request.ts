/** Safe in the browser. */

/**
 * pending until paid (only settlement changes that), then processing until no picture is outstanding (only the runner
 * does).
 */
export type OrderStatus = "pending" | "processing" | "completed" | "partial" | "error";

export type PaymentStatus = "unpaid" | "paid" | "failed" | "refunded" | "partially_refunded";

interface Paying {
  paymentStatus: PaymentStatus;
}

/** Not paid yet: a refused card changes nothing about the order. */
export const unpaidStatuses = ["unpaid", "failed"] as const satisfies readonly PaymentStatus[];
export const paidStatuses = ["paid", "partially_refunded"] as const satisfies readonly PaymentStatus[];

/** It may still be paid. A refunded order is neither unpaid nor paid. */
export function isUnpaid({ paymentStatus }: Paying): boolean {
  return unpaidStatuses.some((status) => status === paymentStatus);
}

export function isPaid({ paymentStatus }: Paying): boolean {
  return paidStatuses.some((status) => status === paymentStatus);
}

/** Wish, ground and price may still change. */
export function isOpen(order: Paying & { status: OrderStatus }): boolean {
  return order.status === "pending" && isUnpaid(order);
}

const furtherStatuses: readonly string[] = ["processing", "completed", "partial", "error"] satisfies OrderStatus[];

/** pending, or the status of a newer version of the program: its images are still to come. */
export function isPendingOrUnknown({ status }: { status: OrderStatus }): boolean {
  return !furtherStatuses.includes(status);
}

/** The price when the order was placed, in minor units of its currency. A later price list does not change open orders. */
export function amountDueCents(request: { priceCents: number; discountCents: number }): number {
  return request.priceCents - request.discountCents;
}
