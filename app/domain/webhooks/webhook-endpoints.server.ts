import { randomBytes } from "node:crypto";
import { asc, count, desc, eq } from "drizzle-orm";
import { mayBeCalled } from "#app/providers/webhooks/post-webhook.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { webhookDeliveries, webhookEndpoints } from "#db/schema.ts";
import { endpointsAtMost } from "./webhook.ts";

const deliveriesShown = 20;

type AddedEndpoint = { ok: true } | { ok: false; reason: "unsafe" | "known" | "too-many" };

export function addEndpoint(typed: string): AddedEndpoint {
  const { href: url } = new URL(typed);
  if (!mayBeCalled(url)) return { ok: false, reason: "unsafe" };
  return inTransaction((tx) => {
    if ((tx.select({ n: count() }).from(webhookEndpoints).get()?.n ?? 0) >= endpointsAtMost)
      return { ok: false, reason: "too-many" };
    const values = { url, key: randomBytes(16).toString("base64url") };
    const { changes } = tx.insert(webhookEndpoints).values(values).onConflictDoNothing().run();
    return changes === 1 ? { ok: true } : { ok: false, reason: "known" };
  });
}

/** With its deliveries. Its address; undefined where it is gone already. */
export function removeEndpoint(id: number): string | undefined {
  return db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning().get()?.url;
}

export function listEndpoints() {
  const rows = db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.id)).all();
  return rows.map(({ id, url, key, createdAt }) => ({ id, url, secret: signingSecret(key), createdAt }));
}

/** Shown at the desk at any time: it is derived, so neither the database nor its backups contain it. */
export function signingSecret(key: string): string {
  return `whsec_${deriveSecret(`webhook ${key}`)}`;
}

/** The latest, newest first. */
export function listDeliveries() {
  const { id, eventId, status, attempts, outcome, attemptedAt, createdAt } = webhookDeliveries;
  return db
    .select({ id, eventId, status, attempts, outcome, attemptedAt, createdAt, url: webhookEndpoints.url })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .orderBy(desc(id))
    .limit(deliveriesShown)
    .all();
}
