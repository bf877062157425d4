import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { postWebhook } from "#app/providers/webhooks/post-webhook.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import { signingSecret } from "./webhook-endpoints.server.ts";

/** May arrive twice, with the same event ID. @throws in words without the address, which may contain a password */
export async function deliverWebhook(deliveryId: number, signal: AbortSignal): Promise<void> {
  const found = db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId))
    .get();
  if (found?.delivery.status !== "pending") return;
  const { delivery, endpoint } = found;
  const signature = signWebhook(signingSecret(endpoint.key), delivery.body);
  const sent = await postWebhook(endpoint.url, { body: delivery.body, signature, signal });
  signal.throwIfAborted();
  const outcome = sent.words;
  await whenWritable(() =>
    db
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        attemptedAt: Date.now(),
        outcome,
        ...(sent.ok && { status: "sent" as const }),
      })
      .where(eq(webhookDeliveries.id, deliveryId))
      .run(),
  );
  if (!sent.ok) throw new Error(`The webhook's endpoint: ${outcome}`);
}

/** As Stripe does: the time is signed too, so that a receiver can refuse an old message sent again by someone else. */
export function signWebhook(secret: string, body: string, now = Date.now()): string {
  const timestamp = Math.floor(now / 1000);
  return `t=${timestamp},v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
