/**
 * Makes a refund unique within its request; one kind names another payment than the request's own: a second one for a
 * paid order.
 */
const duplicatePrefix = "duplicate:";
const dashboardPrefix = "dashboard:";

/** The letter with a gift code that was bought reached no one. */
export const undeliveredGiftCause = "gift-undelivered";

/** The customer withdrew from the contract. */
export const withdrawalCause = "withdrawal";

export function causeOfDuplicate(paymentId: string): string {
  return `${duplicatePrefix}${paymentId}`;
}

/** The payment to refund as a whole; undefined when the cause concerns the request's own payment. */
export function duplicatePaymentOf(cause: string): string | undefined {
  return cause.startsWith(duplicatePrefix) ? cause.slice(duplicatePrefix.length) : undefined;
}

export function causeOfDashboardRefund(refundId: string): string {
  return `${dashboardPrefix}${refundId}`;
}

/** The provider's idempotency key for a refund. */
export function refundKey({ requestId, cause }: { requestId: number; cause: string }): string {
  return `refund:${requestId}:${cause}`;
}

/** The inverse; undefined for keys of other requests. */
export function causeOfRefundKey(key: string | undefined, requestId: number): string | undefined {
  const prefix = refundKey({ requestId, cause: "" });
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}
