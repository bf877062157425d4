import { eq } from "drizzle-orm";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaidPayment, PaymentProvider } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { deletedOrders } from "#db/schema.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { syncOrder } from "./settling/sync-order.server.ts";

/**
 * Since a time (epoch milliseconds), for data older than the payments. Those of known orders are settled; the returned
 * ones have to be refunded, or their orders recreated by hand. @throws PaymentProviderError
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

function wasDeleted({ requestId = 0 }: PaidPayment): boolean {
  return db.select().from(deletedOrders).where(eq(deletedOrders.requestId, requestId)).get() !== undefined;
}
