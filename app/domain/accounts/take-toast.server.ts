import { and, eq, gt, sql } from "drizzle-orm";
import { isDatabaseBusy, whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { sessions } from "#db/schema.ts";
import { hashSessionId } from "./session-rows.server.ts";
import type { ToastMessage } from "./toast-message.ts";

const toastOfSession = prepared((db) =>
  db
    .select({ toast: sql<string | null>`json_extract(${sessions.sess}, '$.toast')` })
    .from(sessions)
    .where(and(eq(sessions.sid, sql.placeholder("sid")), gt(sessions.expire, sql.placeholder("now"))))
    .prepare(),
);

/** Most writes take a moment; while a backup or an import writes, the page is sent and the toast comes with the next one. */
const usualPatienceMs = 1000;

/**
 * Exactly one page gets the toast, and concurrent writes to the session survive: the statement changes this one key
 * only.
 */
export async function takeToast(sessionId: string, patienceMs = usualPatienceMs): Promise<ToastMessage | undefined> {
  // Most pages have no toast, and reading does not wait for the write lock.
  const toast = waitingToast(sessionId);
  if (!toast) return undefined;
  const sid = hashSessionId(sessionId);
  try {
    const taken = await whenWritable(() => removeToast(sid, toast), patienceMs);
    return taken ? JSON.parse(toast) : undefined;
  } catch (error) {
    if (isDatabaseBusy(error)) return undefined;
    throw error;
  }
}

/** As JSON. */
function waitingToast(sessionId: string): string | undefined {
  return toastOfSession(db).get({ sid: hashSessionId(sessionId), now: Date.now() })?.toast ?? undefined;
}

function removeToast(sid: string, toast: string): boolean {
  const without = sql`json_remove(${sessions.sess}, '$.toast')`;
  const isThere = and(eq(sessions.sid, sid), sql`json_extract(${sessions.sess}, '$.toast') = ${toast}`);
  return db.update(sessions).set({ sess: without }).where(isThere).run().changes > 0;
}
