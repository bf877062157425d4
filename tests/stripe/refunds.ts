import {
  type Books,
  type Charge,
  checkSteps,
  type Dispute,
  type Intent,
  invalid,
  newId,
  type Refund,
  requireIn,
} from "./books.ts";
import type { Emit } from "./payments.ts";

/** docs.stripe.com/api/refunds/create and docs.stripe.com/error-codes: charge_already_refunded, charge_disputed. */
export function createRefund(
  books: Books,
  wish: { paymentId: string; amount?: number; metadata?: Record<string, string> },
  emit: Emit,
): Refund {
  const charge = paidChargeOf(books, requireIn(books.intents, wish.paymentId, "payment_intent"));
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) throw invalid(400, "charge_already_refunded", `Charge ${charge.id} has already been refunded.`);
  if (charge.disputed)
    throw invalid(400, "charge_disputed", "This charge has been charged back; cannot issue a refund.");
  const amount = wish.amount ?? left;
  if (!(amount > 0)) throw invalid(400, "parameter_invalid_integer", "Invalid positive integer");
  checkSteps(amount, charge.currency);
  if (amount > left) {
    throw invalid(400, undefined, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`);
  }
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    charge: charge.id,
    payment_intent: wish.paymentId,
    status: "succeeded",
    metadata: wish.metadata ?? {},
    currency: charge.currency,
  };
  books.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit({ type: "refund.created", object: refund });
  emit({ type: "charge.refunded", object: charge });
  return refund;
}

/** docs.stripe.com/refunds#failed-refunds: the bank sends it back days later. */
export function failRefund(books: Books, refund: Refund, emit: Emit): void {
  refund.status = "failed";
  const charge = requireIn(books.charges, refund.charge, "charge");
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit({ type: "refund.failed", object: refund });
}

export function openDispute(books: Books, intent: Intent, emit: Emit): Dispute {
  const charge = paidChargeOf(books, intent);
  charge.disputed = true;
  const dispute: Dispute = {
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    payment_intent: intent.id,
    status: "needs_response",
    livemode: charge.livemode,
  };
  books.disputes.set(dispute.id, dispute);
  emit({ type: "charge.dispute.created", object: dispute });
  return dispute;
}

export function closeDispute(dispute: Dispute, status: "won" | "lost", emit: Emit): void {
  dispute.status = status;
  emit({ type: "charge.dispute.closed", object: dispute });
}

/** Newest first, as Stripe lists. */
export function refundsOf(books: Books, paymentId: string): Refund[] {
  return [...books.refunds.values()].filter((refund) => refund.payment_intent === paymentId).reverse();
}

function paidChargeOf(books: Books, intent: Intent): Charge {
  const charge = intent.latest_charge ? books.charges.get(intent.latest_charge) : undefined;
  if (charge?.paid) return charge;
  throw invalid(400, undefined, `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
}
