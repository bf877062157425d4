import { and, eq, ne } from "drizzle-orm";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { duplicatePaymentOf, refundKey } from "#app/domain/orders/request/refund-cause.ts";
import { type RefundRow, type RefundWish, recordRefund } from "#app/domain/orders/request/refunds.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type PaymentProvider, PaymentProviderError } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { refunds } from "#db/schema.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { fileRefund, mirrorPayment } from "./settling/mirror-payment.server.ts";

/**
 * Once per request and cause; safe to be killed and run again between any two steps. The amount is fixed when the
 * refund is first recorded, so that the provider always gets the same one with the same key, unless less is left.
 * @throws PaymentProviderError when the provider is unreachable: run again; PermanentJobError when it refuses: a person
 * has to check
 */
export async function refundPayment(wish: RefundWish, provider: PaymentProvider = paymentProvider): Promise<void> {
  const planned = inTransaction((tx) => planRefund(tx, wish));
  if (!planned || planned.refund.status === "done") return;
  const { paymentId } = planned;
  const refund = await fitToWhatIsLeft(planned.refund, paymentId, provider);
  if (!refund) return;
  const made = await callImageProvider(provider, refund, paymentId);
  await whenWritable(() => inTransaction((tx) => fileRefund(tx, refund, made)));
}

function planRefund(tx: Transaction, wish: RefundWish): { refund: RefundRow; paymentId: string } | undefined {
  const paymentId = duplicatePaymentOf(wish.cause) ?? readOrder(tx, wish.requestId)?.paymentIntentId;
  const refund = paymentId ? recordRefund(tx, wish) : undefined;
  return paymentId && refund ? { refund, paymentId } : undefined;
}

/**
 * A person may have refunded a part by hand without an event: more than what is left would be refused, and the customer
 * would get nothing. The provider's state is copied onto the order, including our own refund if its answer got lost.
 * Undefined when there is nothing left to do.
 */
async function fitToWhatIsLeft(refund: RefundRow, paymentId: string, provider: PaymentProvider) {
  const reading = await provider.readPayment(paymentId);
  if (!reading?.refunds) return refund;
  const left = reading.amountReceivedCents - reading.refundedCents;
  const key = refundKey(refund);
  const earlier = reading.refunds.find(({ idempotencyKey, state }) => idempotencyKey === key && state === "done");
  const isLess = !earlier && left < refund.amountCents;
  if (!earlier && !isLess) return refund;
  return whenWritable(() =>
    inTransaction((tx) => {
      mirrorPayment(tx, refund.requestId, reading);
      if (earlier) return void fileRefund(tx, refund, earlier);
      const asked = eq(refunds.id, refund.id);
      if (left <= 0) return void tx.delete(refunds).where(asked).run();
      return tx.update(refunds).set({ amountCents: left }).where(asked).returning().get();
    }),
  );
}

async function callImageProvider(provider: PaymentProvider, refund: RefundRow, paymentId: string) {
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
