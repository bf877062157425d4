import type Stripe from "stripe";
import { type PaymentEvent, PaymentProviderError } from "./contract.ts";
import { readMetadata } from "./stripe-readings.server.ts";

interface EventToVerify {
  rawBody: string;
  signature: string | null;
  webhookSecret: string;
  isLive: boolean;
  installation: string;
}

interface EventObject {
  id?: string;
  object?: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Stripe.Metadata;
}

const objectsOfPayments = new Set(["payment_intent", "checkout.session", "charge", "refund", "dispute"]);

/** @throws PaymentProviderError("forged-event" or "wrong-mode") */
export function verifyStripeEvent(stripe: Stripe, given: EventToVerify): PaymentEvent {
  const event = construct(stripe, given);
  if (event.livemode !== given.isLive) {
    throw new PaymentProviderError("wrong-mode", "The event is of another mode (test or live) than our key.");
  }
  const object = event.data?.object as EventObject | undefined;
  const payment = objectsOfPayments.has(object?.object ?? "") ? object : undefined;
  return {
    eventId: event.id,
    type: event.type,
    paymentId: payment && paymentIdOf(payment),
    requestId: payment && readMetadata(payment.metadata, given.installation).requestId,
  };
}

/** Stripe's library compares in constant time and refuses stamps older than 300 s; those in the future are up to us. */
function construct(stripe: Stripe, { rawBody, signature, webhookSecret }: EventToVerify): Stripe.Event {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature ?? "", webhookSecret);
  } catch {
    throw new PaymentProviderError("forged-event", "The event's signature does not match, or is too old.");
  }
  const stamp = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? "")?.[1]);
  if (!(stamp * 1000 < Date.now() + 300_000))
    throw new PaymentProviderError("forged-event", "The event is from the future.");
  if (!event || typeof event.id !== "string" || typeof event.type !== "string") {
    throw new PaymentProviderError("forged-event", "The event is none.");
  }
  return event;
}

function paymentIdOf(object: EventObject): string | undefined {
  if (object.object === "payment_intent") return object.id;
  const { payment_intent: payment } = object;
  return (typeof payment === "string" ? payment : payment?.id) ?? undefined;
}
