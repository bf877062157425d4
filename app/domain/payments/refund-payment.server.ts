import { and, eq, ne } from "drizzle-orm";
import { duplicatePaymentOf, refundKey } from "#app/domain/orders/request/refund-cause.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type PaymentProvider, PaymentProviderError } from "#app/providers/payments/contract.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { designRequests, refunds } from "#db/schema.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { fileRefund } from "./settling/mirror-payment.server.ts";

export interface RefundWish {
  requestId: number;
  /** Makes the refund unique within its request; see refund-cause.ts. */
  cause: string;
  /** Never more than what is left of the charge goes back, whatever this says. */
  amountCents: number;
}

type RefundRow = typeof refunds.$inferSelect;

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
  inTransaction((tx) => fileRefund(tx, refund, made));
}

/** Writes the refund down, or finds it; undefined when nothing was charged or nothing of it is left. */
function planRefund(tx: Transaction, wish: RefundWish): { refund: RefundRow; paymentId: string } | undefined {
  const request = tx.select().from(designRequests).where(eq(designRequests.id, wish.requestId)).get();
  if (!request) return undefined;
  const duplicate = duplicatePaymentOf(wish.cause);
  const paymentId = duplicate ?? request.paymentIntentId;
  if (!paymentId) return undefined;

  const ofThisCause = and(eq(refunds.requestId, wish.requestId), eq(refunds.cause, wish.cause));
  const earlier = tx.select().from(refunds).where(ofThisCause).get();
  if (earlier) return { refund: earlier, paymentId };

  // The second payment was read at the provider, which caps its refund; of our own we know what is left.
  const left = duplicate ? wish.amountCents : request.paidAmountCents - sumPlanned(tx, wish.requestId);
  const amountCents = Math.min(wish.amountCents, left);
  if (amountCents <= 0) return undefined;
  const { requestId, cause } = wish;
  const refund = tx.insert(refunds).values({ requestId, cause, amountCents }).returning().get();
  return { refund, paymentId };
}

/** What has gone back, or is about to, of the request's own payment. */
function sumPlanned(tx: Transaction, requestId: number): number {
  return tx
    .select()
    .from(refunds)
    .where(eq(refunds.requestId, requestId))
    .all()
    .filter((refund) => !duplicatePaymentOf(refund.cause))
    .reduce((sum, refund) => sum + refund.amountCents, 0);
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
