import { randomBytes } from "node:crypto";
import {
  type CheckoutReading,
  type OpenPayment,
  type PaymentOrder,
  PaymentProviderError,
  type PaymentReading,
  type PaymentState,
  type RefundOrder,
} from "./contract.ts";
import { type CardEntry, type CardVerdict, judgeCard } from "./test-cards.ts";
import type { TestGatewayStore, TestPayment, TestPaymentState } from "./test-gateway-store.ts";

/** The test gateway's bookkeeping: each function is one entry, to be run in one transaction of the store. */

export type CheckoutDecision = "approve" | "decline" | "cancel";

const states: Record<TestPaymentState, PaymentState> = {
  requires_payment_method: "unpaid",
  requires_action: "needs-authentication",
  succeeded: "succeeded",
  canceled: "canceled",
};

export function openOnce(store: TestGatewayStore, order: PaymentOrder): OpenPayment {
  const earlier = store.findPaymentByKey(order.idempotencyKey);
  if (earlier) {
    const same =
      earlier.requestId === order.requestId &&
      earlier.amountCents === order.amountCents &&
      earlier.currency === order.currency;
    if (!same) throw new PaymentProviderError("refused", "This idempotency key was used for another payment.");
    return { paymentId: earlier.id, clientSecret: earlier.clientSecret };
  }
  if (!isAmount(order.amountCents))
    throw new PaymentProviderError("refused", "The amount must be whole cents above zero.");
  const id = `pi_test_${randomBytes(12).toString("hex")}`;
  const clientSecret = `${id}_secret_${randomBytes(18).toString("hex")}`;
  store.insertPayment({
    id,
    clientSecret,
    idempotencyKey: order.idempotencyKey,
    requestId: order.requestId,
    amountCents: order.amountCents,
    currency: order.currency,
    state: "requires_payment_method",
    amountReceivedCents: 0,
    refundedCents: 0,
    failureMessage: null,
  });
  return { paymentId: id, clientSecret };
}

export function chargeCard(store: TestGatewayStore, payment: TestPayment, card: CardEntry, now: Date): CardVerdict {
  // A second click or tab: the payment has succeeded already, whatever this card is.
  if (payment.state === "succeeded") return { outcome: "approved" };
  if (payment.state === "canceled") throw new PaymentProviderError("refused", "This payment was canceled.");
  const verdict = judgeCard(card, now);
  if (verdict.outcome === "approved") receiveMoney(store, payment);
  else if (verdict.outcome === "needs-authentication") {
    store.updatePayment(payment.id, { state: "requires_action", failureMessage: null });
  } else if (Object.keys(verdict.fields).length === 0) {
    // A mistyped card never reached a bank: only a bank's refusal is recorded.
    store.updatePayment(payment.id, { state: "requires_payment_method", failureMessage: verdict.message });
  }
  return verdict;
}

export function decide(store: TestGatewayStore, payment: TestPayment, decision: CheckoutDecision): void {
  if (payment.state === "succeeded" || payment.state === "canceled") return;
  if (decision === "approve") {
    receiveMoney(store, payment);
    return;
  }
  const refusal =
    payment.state === "requires_action"
      ? "Your bank did not approve this payment. Please try another card."
      : "Your card was declined.";
  store.updatePayment(payment.id, {
    state: "requires_payment_method",
    failureMessage: decision === "decline" ? refusal : null,
  });
}

export function cancelPayment(store: TestGatewayStore, payment: TestPayment): "canceled" | "too-late" {
  if (payment.state === "succeeded") return "too-late";
  store.updatePayment(payment.id, { state: "canceled", failureMessage: null });
  return "canceled";
}

function receiveMoney(store: TestGatewayStore, payment: TestPayment): void {
  store.updatePayment(payment.id, {
    state: "succeeded",
    amountReceivedCents: payment.amountCents,
    failureMessage: null,
  });
}

export function refundOnce(store: TestGatewayStore, order: RefundOrder): { refundId: string; amountCents: number } {
  const earlier = store.findRefundByKey(order.idempotencyKey);
  if (earlier) {
    if (earlier.paymentId !== order.paymentId || earlier.amountCents !== order.amountCents) {
      throw new PaymentProviderError("refused", "This idempotency key was used for another refund.");
    }
    return { refundId: earlier.id, amountCents: earlier.amountCents };
  }
  const payment = store.findPayment(order.paymentId);
  if (payment?.state !== "succeeded") throw new PaymentProviderError("refused", "There is no charge to refund.");
  if (!isAmount(order.amountCents) || order.amountCents > payment.amountReceivedCents - payment.refundedCents) {
    throw new PaymentProviderError("refused", "The refund is larger than what is left of the charge.");
  }
  const refundId = `re_test_${randomBytes(12).toString("hex")}`;
  store.insertRefund({
    id: refundId,
    paymentId: order.paymentId,
    idempotencyKey: order.idempotencyKey,
    amountCents: order.amountCents,
  });
  store.updatePayment(payment.id, { refundedCents: payment.refundedCents + order.amountCents });
  return { refundId, amountCents: order.amountCents };
}

export function describe(payment: TestPayment): PaymentReading {
  return {
    paymentId: payment.id,
    state: states[payment.state],
    amountCents: payment.amountCents,
    amountReceivedCents: payment.amountReceivedCents,
    refundedCents: payment.refundedCents,
    currency: payment.currency,
    requestId: payment.requestId,
    failureMessage: payment.failureMessage ?? undefined,
  };
}

/** The page's address is created each time, so a reading has none. */
export function describeCheckout({ id, state }: TestPayment): CheckoutReading {
  const reading = { checkoutId: id, paymentId: id, url: "" };
  if (state === "succeeded") return { ...reading, state: "complete" };
  return { ...reading, state: state === "canceled" ? "expired" : "open" };
}

function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents > 0;
}
