import { and, eq, gt, sql } from "drizzle-orm";
import { ifWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { identities, sessions, users } from "#db/schema.ts";
import { hashSessionId, sessionLifetimeMs } from "./session-rows.server.ts";
import type { SignedInUser } from "./signed-in-user.ts";

const renewAfterMs = 24 * 60 * 60 * 1000;

const userOfSession = prepared((db) =>
  db
    .select({ user: users, reportedEmail: identities.email, expire: sessions.expire })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(and(eq(sessions.sid, sql.placeholder("sid")), gt(sessions.expire, sql.placeholder("now"))))
    .limit(1)
    .prepare(),
);

/** One query; once a day it also extends the session. */
export function findUserForSession(sessionId: string): SignedInUser | undefined {
  const sid = hashSessionId(sessionId);
  const now = Date.now();
  const row = userOfSession(db).get({ sid, now });
  if (!row) return undefined;
  if (row.expire < now + sessionLifetimeMs - renewAfterMs) {
    // While another process writes, the page does not wait for this: the next one does it.
    const expire = now + sessionLifetimeMs;
    ifWritable(() => db.update(sessions).set({ expire }).where(eq(sessions.sid, sid)).run());
  }
  const { id, email, firstName, lastName, profileImageUrl } = row.user;
  return { id, email: email ?? row.reportedEmail ?? "", firstName, lastName, profileImageUrl };
}
