import { and, eq, gt, sql } from "drizzle-orm";
import { ifWritable } from "#db/busy.server.ts";
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

/**
 * Takes the note for the next page out of a session. One page gets it, and what other requests write into
 * the session meanwhile stays: the statement changes this one key only.
 */
export function takeToast(sessionId: string): ToastMessage | undefined {
  const sid = hashSessionId(sessionId);
  // Most pages have none to take, and reading does not wait for the write lock.
  const waiting = toastOfSession(db).get({ sid, now: Date.now() });
  if (!waiting?.toast) return undefined;
  // While another process writes, the note waits for the next page.
  const taken = ifWritable(() =>
    db.run(
      sql`update sessions set sess = json_remove(sess, '$.toast') where sid = ${sid} and json_extract(sess, '$.toast') = ${waiting.toast}`,
    ),
  );
  return taken && taken.changes > 0 ? JSON.parse(waiting.toast) : undefined;
}
