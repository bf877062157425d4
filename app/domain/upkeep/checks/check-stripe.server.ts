import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { createStripeClient, loadStripe } from "#app/providers/payments/stripe-calls.server.ts";
import { causeOf, type Finding } from "./finding.ts";

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl?: string;
  publicUrl: string;
  /** Stripe cannot reach this machine from outside. */
  isLocal: boolean;
}

/** The events that the endpoint must receive; the rest of docs/stripe.md's list is optional. */
const neededEvents = [
  "payment_intent.succeeded",
  "checkout.session.completed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
];

const testKeysAdvice = "These are test keys: no card is charged and you are not paid. Paste the live keys to sell.";

/** The key, and whether it has the same mode as the publishable key. */
export async function checkStripeKey(settings: StripeSettings): Promise<Finding[]> {
  const check = "stripe key";
  const live = isLive(settings.secretKey);
  if (live !== isLive(settings.publishableKey)) {
    const advice = "Copy both keys from the same side of the dashboard's test mode switch.";
    return [{ check, status: "broken", found: "secret and publishable key are of different modes", advice }];
  }
  const mode = live ? "live mode: cards are charged" : "test mode: no card is charged";
  const verdict = live ? ({ status: "ok" } as const) : ({ status: "note", advice: testKeysAdvice } as const);
  try {
    const balance = await createStripeClient(settings.secretKey, settings.apiUrl).balance.retrieve();
    if (balance.livemode !== live) {
      return [{ check, status: "broken", found: "Stripe says it is of the other mode", advice: "Copy it again." }];
    }
    return [{ check, ...verdict, found: `works, ${mode}` }];
  } catch (error) {
    if (error instanceof loadStripe().errors.StripePermissionError) {
      return [{ check, ...verdict, found: `works (restricted), ${mode}` }];
    }
    return [describeStripeFailure(check, error)];
  }
}

/** Whether Stripe knows where to send its events, and which. */
export async function checkStripeEndpoint(settings: StripeSettings): Promise<Finding[]> {
  const check = "stripe endpoint";
  const wanted = `${settings.publicUrl}/api/stripe/webhook`;
  if (settings.isLocal) {
    const advice = `For a trial: stripe listen --forward-to ${wanted}. Without it orders are found paid a few minutes later.`;
    return [{ check, status: "note", found: "Stripe cannot reach this machine's own address", advice }];
  }
  try {
    const stripe = createStripeClient(settings.secretKey, settings.apiUrl);
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return [judgeEndpoints(data, wanted)];
  } catch (error) {
    if (error instanceof loadStripe().errors.StripePermissionError) {
      const advice = `See in the dashboard whether ${wanted} is registered.`;
      return [{ check, status: "note", found: "the restricted key may not list endpoints", advice }];
    }
    return [describeStripeFailure(check, error)];
  }
}

type Endpoint = Pick<Stripe.WebhookEndpoint, "url" | "status" | "enabled_events">;

export function judgeEndpoints(endpoints: readonly Endpoint[], wanted: string): Finding {
  const check = "stripe endpoint";
  const ours = endpoints.filter(({ url }) => url === wanted);
  const enabled = ours.filter(({ status }) => status === "enabled");
  if (enabled.length === 0) {
    const found = ours.length > 0 ? "registered and disabled" : "not registered";
    return { check, status: "broken", found, advice: `Register ${wanted} under Webhooks; see docs/stripe.md.` };
  }
  const events = new Set<string>(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = events.has("*") ? [] : neededEvents.filter((type) => !events.has(type));
  if (missing.length > 0) {
    return { check, status: "broken", found: `is not sent ${missing.join(", ")}`, advice: "Add them to the endpoint." };
  }
  if (enabled.length > 1) {
    const advice = "Keep the one whose secret is in STRIPE_WEBHOOK_SECRET; the other's events are refused.";
    return { check, status: "note", found: "registered more than once", advice };
  }
  return { check, status: "ok", found: wanted };
}

/** Sends the running server an event without effect, signed as Stripe would, and the same one forged. */
export async function checkWebhookSecret(settings: StripeSettings): Promise<Finding[]> {
  const check = "stripe webhook";
  const url = `${settings.publicUrl}/api/stripe/webhook`;
  try {
    const accepted = await postEvent(url, settings, settings.webhookSecret);
    if (accepted >= 300) {
      const advice =
        "Is the running server started with this STRIPE_WEBHOOK_SECRET? Does the proxy leave bodies alone?";
      return [{ check, status: "broken", found: `a rightly signed event was answered ${accepted}`, advice }];
    }
    const forged = await postEvent(url, settings, `whsec_${randomUUID()}`);
    if (forged < 300) {
      return [
        { check, status: "broken", found: "a forged event was believed", advice: "Stop taking money: report it." },
      ];
    }
    const found = "the server believes our signature and no other";
    return [{ check, status: "ok", found }];
  } catch (error) {
    const advice = "Start the server, then ask again.";
    return [{ check, status: "note", found: `not tried, nobody answers: ${causeOf(error)}`, advice }];
  }
}

async function postEvent(url: string, settings: StripeSettings, secret: string): Promise<number> {
  const payload = JSON.stringify({
    id: `evt_doctor_${randomUUID()}`,
    object: "event",
    type: "doctor.examined",
    api_version: null,
    created: Math.floor(Date.now() / 1000),
    livemode: isLive(settings.secretKey),
    data: { object: { id: "doctor", object: "doctor" } },
  });
  const { webhooks } = createStripeClient(settings.secretKey, settings.apiUrl);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Stripe-Signature": webhooks.generateTestHeaderString({ payload, secret }),
    },
    body: payload,
    redirect: "manual",
    signal: AbortSignal.timeout(8_000),
  });
  await response.body?.cancel();
  return response.status;
}

function isLive(key: string): boolean {
  return /^\w+?_live_/.test(key);
}

/** Stripe's own message may repeat the key's end; its type is enough. */
function describeStripeFailure(check: string, error: unknown): Finding {
  if (error instanceof loadStripe().errors.StripeAuthenticationError) {
    return { check, status: "broken", found: "Stripe does not know the key", advice: "Copy STRIPE_SECRET_KEY again." };
  }
  if (error instanceof loadStripe().errors.StripeError) {
    const facts = [error.type, error.code, error.statusCode].filter(Boolean).join(", ");
    return {
      check,
      status: "broken",
      found: `Stripe could not be asked (${facts})`,
      advice: "Try again in a minute.",
    };
  }
  throw error;
}
