import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema.ts";

/** The web layer adds its own; these two determine owner and lifetime. */
export interface SessionFacts {
  userId?: number;
  draftId?: number;
}
const sessionFactsSchema = z.looseObject({ userId: z.number().optional(), draftId: z.number().optional() });

const dayMs = 24 * 60 * 60 * 1000;
/** After their last use, also for drafts. */
export const sessionLifetimeMs = 30 * dayMs;
const fleetingLifetimeMs = dayMs;

/** The database holds no usable cookie: a stolen copy signs no one in. */
export function hashSessionId(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

/** Returns the session's ID, known only to the cookie. */
export function createSessionRow(facts: SessionFacts): string {
  const id = randomBytes(32).toString("base64url");
  db.insert(sessions).values(rowFor(id, facts)).run();
  return id;
}

/** Undefined when there is no such session or it has expired. */
export function readSessionRow(id: string): SessionFacts | undefined {
  const row = db
    .select({ sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.sid, hashSessionId(id)), gt(sessions.expire, Date.now())))
    .get();
  return row && sessionFactsSchema.safeParse(row.sess).data;
}

/** Creates the row again if it was deleted meanwhile; but never signs a deleted session in again. */
export function updateSessionRow(id: string, facts: SessionFacts): void {
  const row = rowFor(id, facts);
  const updated = db
    .update(sessions)
    .set(row)
    .where(and(eq(sessions.sid, row.sid), gt(sessions.expire, Date.now())))
    .run();
  if (updated.changes > 0) return;
  const { userId: _signedOut, ...rest } = facts;
  const anonymous = rowFor(id, rest);
  db.insert(sessions).values(anonymous).onConflictDoUpdate({ target: sessions.sid, set: anonymous }).run();
}

export function deleteSessionRow(id: string): void {
  db.delete(sessions)
    .where(eq(sessions.sid, hashSessionId(id)))
    .run();
}

/** Returns the number of deleted rows. */
export function deleteExpiredSessions(now: number, atMost: number): number {
  const expired = db.select({ sid: sessions.sid }).from(sessions).where(lte(sessions.expire, now)).limit(atMost);
  return db.delete(sessions).where(inArray(sessions.sid, expired)).run().changes;
}

function rowFor(id: string, facts: SessionFacts) {
  const lasting = facts.userId !== undefined || facts.draftId !== undefined;
  return {
    sid: hashSessionId(id),
    sess: { ...facts },
    userId: facts.userId ?? null,
    expire: Date.now() + (lasting ? sessionLifetimeMs : fleetingLifetimeMs),
  };
}
