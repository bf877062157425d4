import { and, eq, ne } from "drizzle-orm";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { duplicatePaymentOf, refundKey } from "#app/domain/orders/request/refund-cause.ts";
import { type RefundRow, type RefundWish, writeDownRefund } from "#app/domain/orders/request/refunds.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type PaymentProvider, PaymentProviderError } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { refunds } from "#db/schema.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { fileRefund } from "./settling/mirror-payment.server.ts";

/**
 * Gives money back, once per request and cause; safe to be killed and run again between any two steps. The amount is
 * fixed when the refund is first written down, so that the provider always sees the same one under the same key.
 * @throws PaymentProviderError when the provider cannot be reached: run again
 * @throws PermanentJobError when it refuses: running again is useless, a person has to look
 */
export async function refundPayment(wish: RefundWish, provider: PaymentProvider = paymentProvider): Promise<void> {
  const planned = inTransaction((tx) => planRefund(tx, wish));
  if (!planned || planned.refund.status === "done") return;
  const { refund, paymentId } = planned;
  const made = await askProvider(provider, refund, paymentId);
  await whenWritable(() => inTransaction((tx) => fileRefund(tx, refund, made)));
}

function planRefund(tx: Transaction, wish: RefundWish): { refund: RefundRow; paymentId: string } | undefined {
  const paymentId = duplicatePaymentOf(wish.cause) ?? readOrder(tx, wish.requestId)?.paymentIntentId;
  // Usually it was written down when it was asked for.
  const refund = paymentId ? writeDownRefund(tx, wish) : undefined;
  return paymentId && refund ? { refund, paymentId } : undefined;
}

async function askProvider(provider: PaymentProvider, refund: RefundRow, paymentId: string) {
  const idempotencyKey = refundKey(refund);
  try {
    return await provider.refund({ paymentId, amountCents: refund.amountCents, idempotencyKey });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.failure !== "refused") throw error;
    inTransaction((tx) => {
      const notDone = and(eq(refunds.id, refund.id), ne(refunds.status, "done"));
      tx.update(refunds).set({ status: "failed" }).where(notDone).run();
    });
    throw new PermanentJobError(`The payment provider refused the refund: ${error.message}`, { cause: error });
  }
}
