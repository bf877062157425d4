/** The order's statuses, and what they mean. Safe in the browser. */

/** pending until it is paid (only settlement moves it on), then processing until no picture is outstanding (only the runner does). */
export type OrderStatus = "pending" | "processing" | "completed" | "partial" | "error";

export type PaymentStatus = "unpaid" | "paid" | "failed" | "refunded" | "partially_refunded";

interface Paying {
  paymentStatus: PaymentStatus;
}

/** Not paid yet: a refused card changes nothing about the order. */
export const unpaidStatuses = ["unpaid", "failed"] as const satisfies readonly PaymentStatus[];
/** Paid, and not all of it has gone back: what was paid for is made. */
export const paidStatuses = ["paid", "partially_refunded"] as const satisfies readonly PaymentStatus[];

/** It may still be paid. What has been refunded is neither unpaid nor paid. */
export function isUnpaid({ paymentStatus }: Paying): boolean {
  return unpaidStatuses.some((status) => status === paymentStatus);
}

/** We owe what was paid for. */
export function isPaid({ paymentStatus }: Paying): boolean {
  return paidStatuses.some((status) => status === paymentStatus);
}

/** Its wish, its ground and its price may still change: nothing has been paid for. */
export function isOpen(order: Paying & { status: OrderStatus }): boolean {
  return order.status === "pending" && isUnpaid(order);
}

const furtherStatuses: readonly string[] = ["processing", "completed", "partial", "error"] satisfies OrderStatus[];

/** pending, or what a newer version of the program has written: all that is known is that its images are to come. */
export function isPendingOrUnknown({ status }: { status: OrderStatus }): boolean {
  return !furtherStatuses.includes(status);
}

/** In cents. The price the order was placed at, which the catalogue decided then: a later price list changes no open order. */
export function amountDueCents(request: { packagePrice: number }): number {
  return request.packagePrice * 100;
}
