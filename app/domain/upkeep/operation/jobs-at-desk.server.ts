import { and, asc, count, desc, eq, min } from "drizzle-orm";
import { isJobKind, jobKinds } from "#app/jobs/kinds.ts";
import { db } from "#db/client.server.ts";
import { isEnded, isReady, isRunning } from "#db/partial-indexes.ts";
import { jobs } from "#db/schema.ts";

const shownAtMost = 50;

export interface JobAtDesk {
  id: number;
  kind: string;
  key: string;
  status: "running" | "ready" | "dead";
  attempts: number;
  lastError: string | null;
  /** Epoch milliseconds: when it was begun, is due, or was given up. */
  at: number;
  mayBeRetried: boolean;
}

/** How much waits, since when, and the jobs that somebody may ask about: running, next due, lately given up. */
export function listJobs() {
  const waiting = db
    .select({ n: count(), oldest: min(jobs.runAt) })
    .from(jobs)
    .where(isReady)
    .get();
  const rows = [
    ...db.select().from(jobs).where(isRunning).limit(shownAtMost).all(),
    ...db.select().from(jobs).where(isReady).orderBy(asc(jobs.runAt), asc(jobs.id)).limit(shownAtMost).all(),
    ...db.select().from(jobs).where(isDead).orderBy(desc(jobs.finishedAt)).limit(shownAtMost).all(),
  ];
  return { waiting: waiting?.n ?? 0, oldestRunAt: waiting?.oldest ?? undefined, jobs: rows.map(presentJob) };
}

/**
 * Gives a job that was given up all its tries again.
 * @returns false for one that is none, or whose end has had consequences: a lost picture is refunded, and not made after that
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

/** A letter that was given up may still be sent; what ends silently changes nothing by ending. */
function mayBeRetried(kind: string): boolean {
  return isJobKind(kind) && (jobKinds[kind].death === "silent" || kind.endsWith("-letter"));
}

function presentJob(job: typeof jobs.$inferSelect): JobAtDesk {
  const { id, kind, key, attempts, lastError } = job;
  const status = job.status as JobAtDesk["status"];
  const at = { running: job.startedAt, ready: job.runAt, dead: job.finishedAt }[status] ?? job.createdAt;
  return { id, kind, key, status, attempts, lastError, at, mayBeRetried: status === "dead" && mayBeRetried(kind) };
}
