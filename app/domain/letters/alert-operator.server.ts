import { and, desc, eq, gt } from "drizzle-orm";
import type { JobPayload } from "#app/jobs/kinds.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { alerts } from "#db/schema.ts";

const hourMs = 3_600_000;
/** So long it counts as one trouble that goes on. */
const troubleMs = 48 * hourMs;
/** After the nth letter about one trouble: 1, 4, and then 16 hours. Whoever is asleep need not find twenty. */
const pauseAfter = (told: number) => hourMs * Math.min(16, 4 ** (told - 1));

export type AlertCause = JobPayload<"send-operator-letter">["cause"];

/**
 * Tells whoever runs the installation by letter that something waits for them: at most once an hour for each cause, and less
 * often while it goes on.
 * @param message in the words of whatever failed, without keys and customers' words
 * @returns false when they were told lately
 */
export function alertOperator(cause: AlertCause, message: string, now = Date.now()): boolean {
  return inTransaction((tx) => {
    const lately = and(eq(alerts.cause, cause), gt(alerts.createdAt, now - troubleMs));
    const told = tx.select().from(alerts).where(lately).orderBy(desc(alerts.createdAt)).all();
    if (told[0] && told[0].createdAt > now - pauseAfter(told.length)) return false;
    const { id } = tx.insert(alerts).values({ cause, message, createdAt: now }).returning().get();
    const day = `${new Date(now).toISOString().slice(0, 10)}.${id}`;
    enqueue(tx, "send-operator-letter", { cause, message, day }, { key: `${cause}:${day}` });
    return true;
  });
}

/** When they were last told about a cause, in epoch milliseconds. */
export function lastAlertAt(cause: AlertCause): number | undefined {
  const last = db.select().from(alerts).where(eq(alerts.cause, cause)).orderBy(desc(alerts.createdAt)).limit(1).get();
  return last?.createdAt;
}

const listedAtMost = 10;

/** What they were told, the last first. */
export function listAlerts() {
  return db.select().from(alerts).orderBy(desc(alerts.id)).limit(listedAtMost).all();
}
