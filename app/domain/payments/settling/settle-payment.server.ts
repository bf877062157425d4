import { and, eq } from "drizzle-orm";
import { amountDueCents, isUnpaid, type OrderStatus } from "#app/domain/orders/request/design-request.ts";
import {
  type DesignRequestRow,
  readOrder,
  unpaidRequests,
} from "#app/domain/orders/request/find-design-request.server.ts";
import { causeOfDuplicate } from "#app/domain/orders/request/refund-cause.ts";
import { askForRefund } from "#app/domain/orders/request/refunds.server.ts";
import { countUp } from "#app/logging/meter.server.ts";
import type { PaymentReading } from "#app/providers/payments/contract.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { beginWork } from "./begin-work.server.ts";
import { mirrorPayment } from "./mirror-payment.server.ts";

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
      /** settled: by this call. already-paid: somebody was first. duplicate: a second payment came in and goes back. */
      outcome: "settled" | "already-paid" | "duplicate";
      status: OrderStatus;
    }
  | { ok: false; reason: SettlementRefusal };

/**
 * The one way an order becomes paid: page, return address, provider's events and reconciler all end here, as often and as
 * concurrently as they like. Whoever is first marks it paid and begins its work in one transaction; the
 * others learn that it is. What happened to the money since (refunds, disputes) is copied onto a paid order.
 * @param reading what the provider itself says about the payment, read just now; never what a browser says
 * @param checkoutId the hosted page on which it was made, as the provider says
 */
export function settlePayment(requestId: number, reading: PaymentReading, checkoutId?: string): Settlement {
  const refusal = findStandingRefusal(requestId, reading, checkoutId);
  if (refusal) return { ok: false, reason: refusal };
  return inTransaction((tx) => settleWithin(tx, requestId, reading, checkoutId));
}

/** Why nothing is to be written: pages that only look at an order must not wait for the write lock. */
function findStandingRefusal(requestId: number, reading: PaymentReading, checkoutId: string | undefined) {
  const request = readOrder(db, requestId);
  if (!request) return "not-found";
  const refusal = findRefusal(request, reading, checkoutId);
  return refusal === "not-paid" && isNewRefusedCard(request, reading) ? undefined : refusal;
}

/** The same within the caller's transaction. */
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
      // The hosted page makes its payment when the customer pays there: it becomes the order's own now.
      paymentIntentId: reading.paymentId,
      hostedCheckoutId: checkoutId ? null : request.hostedCheckoutId,
      paidAmountCents: reading.amountReceivedCents,
      paidAt: Date.now(),
    })
    .where(and(eq(designRequests.id, request.id), unpaidRequests))
    .run();
  beginWork(tx, request);
  countUp("payments_total");
  countUp("payments_cents_total", {}, reading.amountReceivedCents);
  return { ok: true, outcome: "settled", status: "processing" } as const;
}

function findRefusal(
  request: DesignRequestRow,
  reading: PaymentReading,
  checkoutId: string | undefined,
): SettlementRefusal | undefined {
  if (reading.requestId !== request.id) return "other-request";
  // Numbers come again after a backup is restored: a lost order's payment is not its successor's.
  if (reading.userId !== undefined && reading.userId !== request.userId) return "other-request";
  if (reading.state === "processing") return "processing";
  if (reading.state === "canceled") return "canceled";
  if (reading.state !== "succeeded") return "not-paid";
  // What follows decides whether this payment pays the order, which is settled once and for all when it is paid.
  if (!isUnpaid(request)) return undefined;
  const onOwnPage = checkoutId !== undefined && checkoutId === request.hostedCheckoutId;
  if (reading.paymentId !== request.paymentIntentId && !onOwnPage) return "other-payment";
  if (reading.currency.toLowerCase() !== "usd") return "wrong-currency";
  const due = amountDueCents(request);
  if (reading.amountCents !== due || reading.amountReceivedCents !== due) return "wrong-amount";
  // A part given back by hand leaves an order to fulfil; it is copied onto the order with the rest.
  if (reading.refundedCents >= due) return "refunded";
  return undefined;
}

/** The order stays payable, and says that a card was refused. */
function noteRefusedCard(tx: Transaction, request: DesignRequestRow, reading: PaymentReading): void {
  if (!isNewRefusedCard(request, reading)) return;
  tx.update(designRequests).set({ paymentStatus: "failed" }).where(eq(designRequests.id, request.id)).run();
}

function isNewRefusedCard(request: DesignRequestRow, reading: PaymentReading): boolean {
  const refused =
    request.paymentStatus === "unpaid" && reading.state === "unpaid" && reading.failureMessage !== undefined;
  return refused && reading.paymentId === request.paymentIntentId;
}

/** For an order that is paid: the same payment again is fine, another one is money too much. */
function acknowledge(tx: Transaction, request: DesignRequestRow, reading: PaymentReading): Settlement {
  const { id: requestId, status } = request;
  if (reading.paymentId === request.paymentIntentId) return { ok: true, outcome: "already-paid", status };
  const cause = causeOfDuplicate(reading.paymentId);
  askForRefund(tx, { requestId, cause, amountCents: reading.amountReceivedCents - reading.refundedCents });
  return { ok: true, outcome: "duplicate", status };
}
