import { createHmac } from "node:crypto";
import { newId } from "./books.ts";
import type { Happening } from "./payments.ts";

export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  data: { object: object };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null } | null;
}

export interface Delivery {
  rawBody: string;
  signature: string;
}

export function eventOf({ type, object }: Happening, livemode: boolean): StripeEvent {
  const created = Math.floor(Date.now() / 1000);
  // The object as it was at that moment: later changes must not reach it.
  const data = { object: structuredClone(object) };
  const facts = { api_version: "2026-10-28.endive", created, livemode, pending_webhooks: 1, request: null };
  return { id: newId("evt"), object: "event", ...facts, type, data };
}

/** docs.stripe.com/webhooks#verify-manually: HMAC-SHA256 of "stamp.body" in hexadecimal, as v1. */
export function sign(event: StripeEvent, secret: string, at = Date.now()): Delivery {
  const rawBody = JSON.stringify(event, null, 2);
  return { rawBody, signature: signatureOf(rawBody, secret, at) };
}

export function signatureOf(rawBody: string, secret: string, at = Date.now()): string {
  const stamp = Math.floor(at / 1000);
  return `t=${stamp},v1=${createHmac("sha256", secret).update(`${stamp}.${rawBody}`).digest("hex")}`;
}
