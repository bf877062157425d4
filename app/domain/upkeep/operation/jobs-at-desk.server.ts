import { and, asc, count, desc, eq, gte, lte, min } from "drizzle-orm";
import { isJobKind, jobKinds } from "#app/jobs/kinds.ts";
import { db } from "#db/client.server.ts";
import { isEnded, isReady, isRunning } from "#db/partial-indexes.ts";
import { jobs } from "#db/schema.ts";
import type { JobAtDesk } from "./at-desk.ts";
import { mayBeCancelled } from "./cancel-job.server.ts";

const shownAtMost = 50;

/** Running, next in line, or recently given up. */
export function listJobs(): JobAtDesk[] {
  return [
    ...db.select().from(jobs).where(isRunning).limit(shownAtMost).all(),
    ...db.select().from(jobs).where(isReady).orderBy(asc(jobs.place), asc(jobs.id)).limit(shownAtMost).all(),
    ...db.select().from(jobs).where(isDead).orderBy(desc(jobs.finishedAt)).limit(shownAtMost).all(),
  ].map(presentJob);
}

/** Jobs that could run now, and since when the oldest of them could (epoch milliseconds). */
export function countWaiting(now = Date.now()): { due: number; oldestDueAt: number | undefined } {
  const waiting = db
    .select({ n: count(), oldest: min(jobs.runAt) })
    .from(jobs)
    .where(and(isReady, lte(jobs.runAt, now)))
    .get();
  return { due: waiting?.n ?? 0, oldestDueAt: waiting?.oldest ?? undefined };
}

export function countGivenUpSince(moment: number): number {
  const recent = and(isDead, gte(jobs.finishedAt, moment));
  return db.select({ n: count() }).from(jobs).where(recent).get()?.n ?? 0;
}

/**
 * Restores all attempts of a job that was given up. False for any other job, and for one whose failure had
 * consequences: a lost picture is refunded, and not made afterwards.
 */
export function retryJob(id: number): boolean {
  const job = db.select().from(jobs).where(eq(jobs.id, id)).get();
  if (job?.status !== "dead" || !mayBeRetried(job.kind)) return false;
  const again = { status: "ready", attempts: 0, crashes: 0, runAt: Date.now(), finishedAt: null } as const;
  return (
    db
      .update(jobs)
      .set(again)
      .where(and(eq(jobs.id, id), isDead))
      .run().changes === 1
  );
}

const isDead = and(isEnded, eq(jobs.status, "dead"));

/** A letter that was given up may still be sent; a job without consequences changes nothing by failing. */
function mayBeRetried(kind: string): boolean {
  return isJobKind(kind) && (jobKinds[kind].onFailure === "ignored" || kind.endsWith("-letter"));
}

export function presentJob(job: typeof jobs.$inferSelect): JobAtDesk {
  const { id, kind, key, status, attempts, lastError } = job;
  const at = { running: job.startedAt, ready: job.runAt, done: job.finishedAt, dead: job.finishedAt }[status];
  return {
    ...{ id, kind, key, status, attempts, lastError },
    at: at ?? job.createdAt,
    mayBeRetried: status === "dead" && mayBeRetried(kind),
    mayBeCancelled: mayBeCancelled(job),
  };
}
