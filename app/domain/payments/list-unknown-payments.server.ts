import { eq } from "drizzle-orm";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaidPayment, PaymentProvider } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { deletedOrders } from "#db/schema.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { syncOrder } from "./settling/sync-order.server.ts";

/**
 * Asks the provider which payments took money in since a moment, for data that is older than they are: what it says of orders
 * that are known here is taken over, and the others are returned.
 * @param since epoch milliseconds
 * @returns payments of orders that nobody here knows: their money has to go back, or the order be made anew by hand
 * @throws PaymentProviderError
 */
export async function listUnknownPayments(
  since: number,
  provider: PaymentProvider = paymentProvider,
): Promise<PaidPayment[]> {
  const unknown: PaidPayment[] = [];
  for (const payment of await provider.listPaid(since)) {
    const order = payment.requestId === undefined ? undefined : readOrder(db, payment.requestId);
    if (!order) {
      if (!wasDeleted(payment)) unknown.push(payment);
    } else if (isUnpaid(order) || order.refundedAmountCents !== payment.refundedCents) await syncOrder(order, provider);
  }
  return unknown;
}

/** By its owner, after it was paid: its money is accounted for. */
function wasDeleted({ requestId = 0 }: PaidPayment): boolean {
  return db.select().from(deletedOrders).where(eq(deletedOrders.requestId, requestId)).get() !== undefined;
}
