import { and, desc, eq, gt } from "drizzle-orm";
import type { JobPayload } from "#app/jobs/kinds.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { alerts } from "#db/schema.ts";

const hourMs = 3_600_000;
/** A problem that lasts this long is still the same one. */
const troubleMs = 48 * hourMs;
/** Hours until the next letter about the same problem: 1, 4, then 16. A sleeping operator does not need twenty. */
const pauseAfter = (lettersSent: number) => hourMs * Math.min(16, 4 ** (lettersSent - 1));

export type AlertCause = JobPayload<"send-operator-letter">["cause"];

/**
 * At most once an hour for each cause, and less often while it lasts. `message` has no keys or customers' words. False
 * when they were informed recently.
 */
export function alertOperator(cause: AlertCause, message: string, now = Date.now()): boolean {
  return inTransaction((tx) => {
    const recent = and(eq(alerts.cause, cause), gt(alerts.createdAt, now - troubleMs));
    const lettersSent = tx.select().from(alerts).where(recent).orderBy(desc(alerts.createdAt)).all();
    if (lettersSent[0] && lettersSent[0].createdAt > now - pauseAfter(lettersSent.length)) return false;
    const { id: alertId } = tx.insert(alerts).values({ cause, message, createdAt: now }).returning().get();
    const day = `${new Date(now).toISOString().slice(0, 10)}.${alertId}`;
    enqueue(tx, "send-operator-letter", { alertId, cause, message, day }, { key: `${cause}:${day}` });
    return true;
  });
}

/** Epoch milliseconds. */
export function lastAlertAt(cause: AlertCause): number | undefined {
  const last = db.select().from(alerts).where(eq(alerts.cause, cause)).orderBy(desc(alerts.createdAt)).limit(1).get();
  return last?.createdAt;
}

const listedAtMost = 10;

export function listAlerts() {
  return db.select().from(alerts).orderBy(desc(alerts.id)).limit(listedAtMost).all();
}
