import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type PaymentEvent, PaymentProviderError } from "./contract.ts";

/** Seconds an event's stamp may differ from our clock, either way. */
const tolerance = 300;

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ paymentId: z.string().optional(), requestId: z.number().optional() }),
});

/** As payment companies do: `t=<epoch seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signTestEvent(
  event: PaymentEvent,
  secret: string,
  at = new Date(),
): { body: string; signature: string } {
  const body = JSON.stringify({
    id: event.eventId,
    type: event.type,
    data: { paymentId: event.paymentId, requestId: event.requestId },
  });
  const stamp = Math.floor(at.getTime() / 1000);
  return { body, signature: `t=${stamp},v1=${digest(stamp, body, secret).toString("hex")}` };
}

/** @throws PaymentProviderError("forged-event") */
export function verifyTestEvent(
  body: string,
  signature: string | null,
  secret: string,
  now = new Date(),
): PaymentEvent {
  const [, time, sum] = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
  if (!time || !sum) throw new PaymentProviderError("forged-event", "The event carries no signature.");
  const stamp = Number(time);
  if (!timingSafeEqual(Buffer.from(sum, "hex"), digest(stamp, body, secret))) {
    throw new PaymentProviderError("forged-event", "The event's signature does not match.");
  }
  if (Math.abs(now.getTime() / 1000 - stamp) > tolerance) {
    throw new PaymentProviderError("forged-event", "The event is too old or from the future.");
  }
  const event = eventSchema.parse(JSON.parse(body));
  return { eventId: event.id, type: event.type, paymentId: event.data.paymentId, requestId: event.data.requestId };
}

function digest(stamp: number, body: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`${stamp}.${body}`).digest();
}
