import { and, eq } from "drizzle-orm";
import { issueInvoice } from "#app/domain/invoices/issue-invoice.server.ts";
import { recordCouponUse } from "#app/domain/orders/request/coupons.server.ts";
import { amountDueCents, isUnpaid, type OrderStatus } from "#app/domain/orders/request/design-request.ts";
import {
  type DesignRequestRow,
  readOrder,
  unpaidRequests,
} from "#app/domain/orders/request/find-design-request.server.ts";
import { causeOfDuplicate } from "#app/domain/orders/request/refund-cause.ts";
import { requestRefund } from "#app/domain/orders/request/refunds.server.ts";
import { countUp } from "#app/logging/meter.server.ts";
import type { PaymentReading } from "#app/providers/payments/contract.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { mirrorPayment } from "./mirror-payment.server.ts";
import { startWork } from "./start-work.server.ts";

export type SettlementRefusal =
  | "not-found"
  | "other-request"
  | "other-payment"
  | "wrong-amount"
  | "wrong-currency"
  | "not-paid"
  | "processing"
  | "canceled"
  | "refunded";

export type Settlement =
  | {
      ok: true;
      /** settled: by this call. already-paid: by an earlier one. duplicate: a second payment, which is being refunded. */
      outcome: "settled" | "already-paid" | "duplicate";
      status: OrderStatus;
    }
  | { ok: false; reason: SettlementRefusal };

/**
 * The only way an order becomes paid: page, return URL, provider's events and reconciler all end here, repeatedly and
 * concurrently. The first marks it paid and starts its work in one transaction. Later events (refunds, disputes) are
 * copied onto a paid order. `reading` is as just read from the provider, never what a browser claims; `checkoutId` the
 * hosted page, according to the provider.
 */
export function settlePayment(requestId: number, reading: PaymentReading, checkoutId?: string): Settlement {
  const refusal = findRefusalEarly(requestId, reading, checkoutId);
  if (refusal) return { ok: false, reason: refusal };
  return inTransaction((tx) => settleWithin(tx, requestId, reading, checkoutId));
}

function findRefusalEarly(requestId: number, reading: PaymentReading, checkoutId: string | undefined) {
  const request = readOrder(db, requestId);
  if (!request) return "not-found";
  const refusal = findRefusal(request, reading, checkoutId);
  return refusal === "not-paid" && isNewRefusedCard(request, reading) ? undefined : refusal;
}

export function settleWithin(
  tx: Transaction,
  requestId: number,
  reading: PaymentReading,
  checkoutId?: string,
): Settlement {
  const request = readOrder(tx, requestId);
  if (!request) return { ok: false, reason: "not-found" };
  const refusal = findRefusal(request, reading, checkoutId);
  if (refusal) {
    if (refusal === "not-paid") noteRefusedCard(tx, request, reading);
    return { ok: false, reason: refusal };
  }
  const settlement = isUnpaid(request) ? fulfil(tx, request, reading, checkoutId) : acknowledge(tx, request, reading);
  mirrorPayment(tx, requestId, reading);
  return settlement;
}

function fulfil(tx: Transaction, request: DesignRequestRow, reading: PaymentReading, checkoutId: string | undefined) {
  tx.update(designRequests)
    .set({
      paymentStatus: "paid",
      paymentIntentId: reading.paymentId,
      hostedCheckoutId: checkoutId ? null : request.hostedCheckoutId,
      paidAmountCents: reading.amountReceivedCents,
      paidAt: Date.now(),
    })
    .where(and(eq(designRequests.id, request.id), unpaidRequests))
    .run();
  const { paymentId, amountReceivedCents: amountCents, tax } = reading;
  issueInvoice(tx, request, { paymentId, amountCents, tax });
  recordCouponUse(tx, request);
  startWork(tx, request);
  countUp("payments_total");
  countUp("payments_cents_total", { currency: request.currency }, reading.amountReceivedCents);
  const status = request.giftPackageId === null ? "processing" : "completed";
  return { ok: true, outcome: "settled", status } as const;
}

function findRefusal(
  request: DesignRequestRow,
  reading: PaymentReading,
  checkoutId: string | undefined,
): SettlementRefusal | undefined {
  if (reading.requestId !== request.id) return "other-request";
  // Numbers are reused after a restore: a lost order's payment must not pay its successor.
  if (reading.userId !== undefined && reading.userId !== request.userId) return "other-request";
  if (reading.state === "processing") return "processing";
  if (reading.state === "canceled") return "canceled";
  if (reading.state !== "succeeded") return "not-paid";
  if (!isUnpaid(request)) return undefined;
  const onOwnPage = checkoutId !== undefined && checkoutId === request.hostedCheckoutId;
  if (reading.paymentId !== request.paymentIntentId && !onOwnPage) return "other-payment";
  if (reading.currency.toLowerCase() !== request.currency) return "wrong-currency";
  const due = amountDueCents(request);
  if (reading.amountCents !== due || reading.amountReceivedCents !== due) return "wrong-amount";
  // After a partial refund by hand the order is still fulfilled; the refund is copied onto it below.
  if (reading.refundedCents >= due) return "refunded";
  return undefined;
}

function noteRefusedCard(tx: Transaction, request: DesignRequestRow, reading: PaymentReading): void {
  if (!isNewRefusedCard(request, reading)) return;
  tx.update(designRequests).set({ paymentStatus: "failed" }).where(eq(designRequests.id, request.id)).run();
}

function isNewRefusedCard(request: DesignRequestRow, reading: PaymentReading): boolean {
  const refused =
    request.paymentStatus === "unpaid" && reading.state === "unpaid" && reading.failureMessage !== undefined;
  return refused && reading.paymentId === request.paymentIntentId;
}

/** The same payment again is fine, another one is too much. */
function acknowledge(tx: Transaction, request: DesignRequestRow, reading: PaymentReading): Settlement {
  const { id: requestId, status } = request;
  if (reading.paymentId === request.paymentIntentId) return { ok: true, outcome: "already-paid", status };
  const cause = causeOfDuplicate(reading.paymentId);
  requestRefund(tx, { requestId, cause, amountCents: reading.amountReceivedCents - reading.refundedCents });
  return { ok: true, outcome: "duplicate", status };
}
