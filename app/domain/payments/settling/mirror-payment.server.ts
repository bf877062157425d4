import { and, eq, ne } from "drizzle-orm";
import { cancelCreditNote, issueCreditNote } from "#app/domain/invoices/issue-invoice.server.ts";
import { requestRefundLetter } from "#app/domain/letters/pending-letters.server.ts";
import { endGiftCode } from "#app/domain/orders/request/coupons.server.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import {
  causeOfDashboardRefund,
  causeOfRefundKey,
  duplicatePaymentOf,
} from "#app/domain/orders/request/refund-cause.ts";
import type { RefundRow } from "#app/domain/orders/request/refunds.server.ts";
import { announceEvent } from "#app/domain/webhooks/announce-event.server.ts";
import type { PaymentReading, RefundReading } from "#app/providers/payments/contract.ts";
import type { Transaction } from "#db/client.server.ts";
import { designRequests, refunds } from "#db/schema.ts";

/**
 * Copies what happened at the provider: refunds by a person in the dashboard, our own whose answer got lost, refunds
 * that failed later, disputes. Ignores readings of other payments; safe to repeat.
 */
export function mirrorPayment(tx: Transaction, requestId: number, reading: PaymentReading): void {
  const ofRequest = eq(designRequests.id, requestId);
  const request = readOrder(tx, requestId);
  if (!request || isUnpaid(request) || reading.paymentId !== request.paymentIntentId) return;
  // A provider that reports no refunds makes none but ours, and knows no disputes.
  if (!reading.refunds) return;
  // Readings may overtake each other, so nothing is undone here: an older one knows less.
  const isNews = reading.dispute !== undefined && (reading.dispute !== "open" || request.dispute === null);
  if (isNews) tx.update(designRequests).set({ dispute: reading.dispute }).where(ofRequest).run();
  for (const refund of reading.refunds) mirrorRefund(tx, requestId, refund);
  countRefunds(tx, requestId);
}

/** Once, with its letter and its event for programs. False when it was recorded before. */
export function fileRefund(
  tx: Transaction,
  refund: RefundRow,
  made: { refundId: string; amountCents: number },
): boolean {
  const { changes } = tx
    .update(refunds)
    .set({ status: "done", providerRefundId: made.refundId, amountCents: made.amountCents })
    .where(and(eq(refunds.id, refund.id), ne(refunds.status, "done")))
    .run();
  if (changes === 0) return false;
  const { requestId, cause } = refund;
  countRefunds(tx, requestId);
  // A second payment for a paid order was never invoiced.
  if (!duplicatePaymentOf(cause)) issueCreditNote(tx, { requestId, ...made });
  const order = readOrder(tx, requestId);
  if (!order) return true;
  requestRefundLetter(tx, order, cause);
  const { currency } = order;
  announceEvent(tx, "order.refunded", refund.id, { orderId: requestId, amountCents: made.amountCents, currency });
  return true;
}

function mirrorRefund(tx: Transaction, requestId: number, refund: RefundReading): void {
  const cause = causeOfRefundKey(refund.idempotencyKey, requestId) ?? causeOfDashboardRefund(refund.refundId);
  const ofCause = and(eq(refunds.requestId, requestId), eq(refunds.cause, cause));
  const known = tx.select().from(refunds).where(ofCause).get();
  if (refund.state === "failed") {
    // The money came back to us. Only for this very refund: a later attempt under the same cause has another ID.
    if (known?.status === "done" && known.providerRefundId === refund.refundId) {
      tx.update(refunds).set({ status: "failed" }).where(eq(refunds.id, known.id)).run();
      cancelCreditNote(tx, { requestId, ...refund });
    }
    return;
  }
  const hasFailed = known?.status === "failed" && known.providerRefundId === refund.refundId;
  if (known?.status === "done" || hasFailed) return;
  const { amountCents } = refund;
  fileRefund(tx, known ?? tx.insert(refunds).values({ requestId, cause, amountCents }).returning().get(), refund);
}

function countRefunds(tx: Transaction, requestId: number): void {
  const ofRequest = eq(designRequests.id, requestId);
  const request = readOrder(tx, requestId);
  if (!request || isUnpaid(request)) return;
  const done = tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.requestId, requestId), eq(refunds.status, "done")))
    .all();
  const own = done.filter((refund) => !duplicatePaymentOf(refund.cause));
  const refundedAmountCents = own.reduce((sum, refund) => sum + refund.amountCents, 0);
  if (refundedAmountCents >= request.paidAmountCents) endGiftCode(tx, requestId);
  tx.update(designRequests)
    .set({ refundedAmountCents, paymentStatus: statusAfter(refundedAmountCents, request.paidAmountCents) })
    .where(ofRequest)
    .run();
}

function statusAfter(refundedCents: number, paidCents: number): "paid" | "partially_refunded" | "refunded" {
  if (refundedCents === 0) return "paid";
  return refundedCents >= paidCents ? "refunded" : "partially_refunded";
}
