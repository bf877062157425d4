import { type Books, type Charge, type Intent, invalid, newId, Refusal, requireIn, type Session } from "./books.ts";

import { taxOnPage } from "./tax.ts";

/** docs.stripe.com/testing: what a test card does when it is charged. */
const cards: Record<
  string,
  "approved" | "asks-bank" | "slow" | { code: string; decline_code?: string; message: string }
> = {
  pm_card_visa: "approved",
  pm_card_threeDSecure2Required: "asks-bank",
  pm_card_authenticationRequired: "asks-bank",
  /** Not Stripe's: stays in processing until `finishProcessing`. */
  pm_card_slow: "slow",
  pm_card_visa_chargeDeclined: {
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  pm_card_chargeDeclinedExpiredCard: { code: "expired_card", message: "Your card has expired." },
};

export type TestCard = keyof typeof cards & string;

/** What happened, in Stripe's words: the types of the events to send. */
export interface Happening {
  type: string;
  object: object;
}

export type Emit = (happening: Happening) => void;

/** docs.stripe.com/payments/paymentintents/lifecycle. @throws Refusal 402 when the card is declined */
export function confirmIntent(books: Books, intent: Intent, card: string, emit: Emit): Intent {
  if (intent.status === "canceled" || intent.status === "succeeded" || intent.status === "processing") {
    const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
    throw new Refusal(400, {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message,
      payment_intent: intent,
    });
  }
  const verdict = cards[card];
  if (!verdict) throw invalid(400, "resource_missing", `No such PaymentMethod: '${card}'`);
  if (verdict === "approved") return receiveMoney(books, intent, emit);
  if (verdict === "slow") {
    intent.status = "processing";
    emit({ type: "payment_intent.processing", object: intent });
    return intent;
  }
  if (verdict === "asks-bank") {
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk" };
    emit({ type: "payment_intent.requires_action", object: intent });
    return intent;
  }
  return declineIntent(books, intent, { type: "card_error", ...verdict }, emit);
}

/** The customer's answer to the bank's question, or the end of processing. */
export function answerBank(books: Books, intent: Intent, approves: boolean, emit: Emit): void {
  if (intent.status !== "requires_action" && intent.status !== "processing") return;
  if (approves) {
    receiveMoney(books, intent, emit);
    return;
  }
  const message = "We are unable to authenticate your payment method.";
  try {
    declineIntent(
      books,
      intent,
      { type: "invalid_request_error", code: "payment_intent_authentication_failure", message },
      emit,
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** SDK docs of cancel: allowed in requires_*; the intent of a checkout session is ended by expiring the session instead. */
export function cancelIntent(intent: Intent, emit: Emit): Intent {
  const isOpen = intent.status === "requires_payment_method" || intent.status === "requires_action";
  if (!isOpen || intent.session) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalid(400, "payment_intent_unexpected_state", message);
  }
  intent.status = "canceled";
  emit({ type: "payment_intent.canceled", object: intent });
  return intent;
}

/** What the customer does on the hosted page. A payment intent exists from the first try on. */
export function payOnPage(books: Books, session: Session, card: string, emit: Emit): Session {
  if (session.status !== "open") throw invalid(400, undefined, "This Checkout Session is no longer open.");
  const intent = session.payment_intent
    ? requireIn(books.intents, session.payment_intent, "payment_intent")
    : makeOf(session);
  books.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  confirmIntent(books, intent, card, emit);
  if (intent.status === "succeeded" || intent.status === "processing") {
    taxOnPage(session);
    session.status = "complete";
    session.url = null;
    session.payment_status = intent.status === "succeeded" ? "paid" : "unpaid";
    emit({ type: "checkout.session.completed", object: session });
  }
  return session;
}

/** SDK docs: a session can be expired while it is open, and "to cancel [its intent], expire the Checkout Session". */
export function expireSession(books: Books, session: Session, emit: Emit): Session {
  if (session.status !== "open") {
    throw invalid(400, undefined, `Only Checkout Sessions with a status in ["open"] can be expired.`);
  }
  session.status = "expired";
  session.url = null;
  const intent = books.intents.get(session.payment_intent ?? "");
  if (intent) {
    Object.assign(intent, { status: "canceled", next_action: null });
    emit({ type: "payment_intent.canceled", object: intent });
  }
  emit({ type: "checkout.session.expired", object: session });
  return session;
}

function makeOf(session: Session): Intent {
  const { amount_total: amount, currency, payment_intent_data: data } = session;
  return { ...newIntent({ amount, currency, ...data, livemode: session.livemode }), session: session.id };
}

export function newIntent(of: Pick<Intent, "amount" | "currency" | "metadata" | "description" | "livemode">): Intent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    amount_received: 0,
    status: "requires_payment_method",
    client_secret: `${id}_secret_${newId("s").slice(2)}`,
    allowed_payment_method_types: ["card"],
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    created: Math.floor(Date.now() / 1000),
    session: null,
    hooks: null,
    ...of,
  };
}

function receiveMoney(books: Books, intent: Intent, emit: Emit): Intent {
  const charge = addCharge(books, intent, true);
  Object.assign(intent, {
    status: "succeeded",
    amount_received: intent.amount,
    last_payment_error: null,
    next_action: null,
  });
  emit({ type: "charge.succeeded", object: charge });
  emit({ type: "payment_intent.succeeded", object: intent });
  return intent;
}

function declineIntent(books: Books, intent: Intent, error: Refusal["body"], emit: Emit): never {
  const charge = addCharge(books, intent, false);
  Object.assign(intent, { status: "requires_payment_method", next_action: null, last_payment_error: error });
  emit({ type: "charge.failed", object: charge });
  emit({ type: "payment_intent.payment_failed", object: intent });
  throw new Refusal(402, { ...error, payment_intent: intent });
}

function addCharge(books: Books, intent: Intent, paid: boolean): Charge {
  const charge: Charge = {
    id: newId("ch"),
    object: "charge",
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    paid,
    disputed: false,
    currency: intent.currency,
    livemode: intent.livemode,
  };
  books.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}
