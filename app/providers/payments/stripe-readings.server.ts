import type Stripe from "stripe";
import type { CheckoutReading, PaidPayment, PaymentReading, PaymentState, RefundReading } from "./contract.ts";
import { callStripe } from "./stripe-calls.server.ts";
import { readPagesTax } from "./stripe-tax.server.ts";

export type Metadata = Record<string, string>;

/** docs.stripe.com/payments/paymentintents/lifecycle; we never capture later. */
const states: Record<string, PaymentState> = {
  requires_payment_method: "unpaid",
  requires_confirmation: "unpaid",
  requires_action: "needs-authentication",
  processing: "processing",
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

export function isPaymentId(text: string): boolean {
  return /^pi_\w{1,200}$/.test(text);
}

export function isCheckoutId(text: string): boolean {
  return /^cs_\w{1,200}$/.test(text);
}

/** Needs `latest_charge` and its refunds expanded. */
export async function describePayment(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  installation: string,
): Promise<PaymentReading> {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  // A refused try leaves a charge without money.
  const paid = charge?.paid ? charge : null;
  const refunds = paid ? await listRefunds(stripe, intent.id, paid) : [];
  return {
    paymentId: intent.id,
    state: states[intent.status] ?? "processing",
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    refundedCents: paid?.amount_refunded ?? 0,
    currency: intent.currency,
    ...readMetadata(intent.metadata, installation),
    refunds: refunds.map((refund) => describeRefund(refund, installation)),
    dispute: paid?.disputed ? await readDispute(stripe, intent.id) : undefined,
    failureMessage: intent.last_payment_error?.message,
  };
}

/** Needs `latest_charge` expanded. */
export function describePaid(intent: Stripe.PaymentIntent, installation: string): PaidPayment {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    paymentId: intent.id,
    requestId: readMetadata(intent.metadata, installation).requestId,
    amountReceivedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
  };
}

export function describeCheckout(session: Stripe.Checkout.Session): CheckoutReading {
  const { payment_intent: payment, status } = session;
  return {
    checkoutId: session.id,
    url: session.url ?? "",
    state: status === "open" ? "open" : status === "complete" ? "complete" : "expired",
    // Created when the customer pays, so an open checkout has none yet.
    paymentId: (typeof payment === "string" ? payment : payment?.id) ?? undefined,
    tax: readPagesTax(session),
  };
}

/** pending counts as done: the money has left our balance and reaches a card within days, or comes back as failed. */
export function describeRefund(refund: Stripe.Refund, installation: string): RefundReading {
  const { metadata, status } = refund;
  return {
    refundId: refund.id,
    amountCents: refund.amount,
    state: status === "failed" || status === "canceled" ? "failed" : "done",
    idempotencyKey: metadata?.installation === installation ? metadata.key : undefined,
  };
}

/** Undefined for another installation's payment. */
export function readMetadata(metadata: Stripe.Metadata | null | undefined, installation: string) {
  const isOurs = metadata?.installation === installation;
  const read = (text: string | undefined) =>
    isOurs && /^[1-9][0-9]{0,14}$/.test(text ?? "") ? Number(text) : undefined;
  return { requestId: read(metadata?.requestId), userId: read(metadata?.userId) };
}

/** The expanded list holds the newest ten. */
async function listRefunds(stripe: Stripe, paymentId: string, charge: Stripe.Charge): Promise<Stripe.Refund[]> {
  if (charge.refunds && !charge.refunds.has_more) return charge.refunds.data;
  const { data } = await callStripe(() => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }));
  return data;
}

/** A warning is a bank's inquiry before a dispute: the money may still be disputed. */
async function readDispute(stripe: Stripe, paymentId: string): Promise<PaymentReading["dispute"]> {
  const { data } = await callStripe(() => stripe.disputes.list({ payment_intent: paymentId, limit: 10 }));
  const statuses = data.map((dispute) => dispute.status);
  if (statuses.some((status) => !["won", "lost", "warning_closed", "prevented"].includes(status))) return "open";
  return statuses.includes("lost") ? "lost" : "won";
}
