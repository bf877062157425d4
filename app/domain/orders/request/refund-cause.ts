/**
 * Why money goes back. The cause makes a refund unique within its request, and one kind of cause names another payment
 * than the request's own: a second one that came in for an order that was paid already.
 */
const duplicatePrefix = "duplicate:";
/** A person gave the money back, in the payment company's dashboard. */
const dashboardPrefix = "dashboard:";

export function causeOfDuplicate(paymentId: string): string {
  return `${duplicatePrefix}${paymentId}`;
}

/** The payment that goes back as a whole; undefined when the cause concerns the request's own payment. */
export function duplicatePaymentOf(cause: string): string | undefined {
  return cause.startsWith(duplicatePrefix) ? cause.slice(duplicatePrefix.length) : undefined;
}

export function causeOfDashboardRefund(refundId: string): string {
  return `${dashboardPrefix}${refundId}`;
}

/** The key under which the provider is asked for a refund. */
export function refundKey({ requestId, cause }: { requestId: number; cause: string }): string {
  return `refund:${requestId}:${cause}`;
}

/** The way back: undefined for a key that is none of this request's. */
export function causeOfRefundKey(key: string | undefined, requestId: number): string | undefined {
  const prefix = refundKey({ requestId, cause: "" });
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}
