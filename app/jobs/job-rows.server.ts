import { and, eq, lte, type Placeholder, sql } from "drizzle-orm";
import { isStoreUnreachable } from "#app/disk/store-unreachable.ts";
import { isDatabaseBusy } from "#db/busy.server.ts";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { isRunning } from "#db/partial-indexes.ts";
import { prepared } from "#db/prepared.server.ts";
import { jobs } from "#db/schema.ts";
import { backoffMs } from "./backoff.ts";
import { type JobKind, limitsOf, PermanentJobError, PostponeJob } from "./kinds.ts";
import { findNextJob } from "./next-job.server.ts";

export const leaseMs = 60_000;

/** Every write names the fence, which distinguishes this claim from any later one. */
export interface Claim {
  id: number;
  kind: JobKind;
  payload: unknown;
  /** Including this one. */
  attempts: number;
  fence: number;
}

export interface GivenUpJob {
  id: number;
  kind: string;
  payload: unknown;
}

export function claimNextJob(tx: Transaction, kinds: readonly JobKind[], now: number): Claim | undefined {
  const next = findNextJob(tx, kinds, now);
  if (!next) return undefined;
  const { kind, ...claim } = beginJob(tx).get({ id: next.id, now, leaseUntil: now + leaseMs });
  return { ...claim, kind: kind as JobKind };
}

const beginJob = prepared((db) =>
  db
    .update(jobs)
    .set({
      status: "running",
      attempts: sql`${jobs.attempts} + 1`,
      fence: sql`${jobs.fence} + 1`,
      leaseUntil: sql`${sql.placeholder("leaseUntil")}`,
      startedAt: sql`${sql.placeholder("now")}`,
    })
    .where(eq(jobs.id, sql.placeholder("id")))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts, fence: jobs.fence })
    .prepare(),
);

/** False when the claim is no longer ours; nothing was written then. */
export function renewLease(tx: Transaction, claim: Claim, now: number): boolean {
  return writeAsClaimant(tx, claim, { leaseUntil: now + leaseMs });
}

/** @throws when another process claimed the job because this one was suspended for longer than its lease */
export function requireClaim({ id, fence }: Claim): void {
  if (!findClaimed(db).get({ id, fence })) throw new Error("Another process has taken the job over.");
}

const isClaimed = and(eq(jobs.id, sql.placeholder("id")), eq(jobs.fence, sql.placeholder("fence")), isRunning);

const findClaimed = prepared((db) => db.select({ id: jobs.id }).from(jobs).where(isClaimed).prepare());

/** False when the claim is no longer ours; nothing was written then. */
export function completeJob(tx: Transaction, claim: Claim, now: number): boolean {
  return endJob(tx).run({ ...claim, now }).changes === 1;
}

const endJob = prepared((db) =>
  db
    .update(jobs)
    .set({ status: "done", leaseUntil: null, finishedAt: sql`${sql.placeholder("now")}`, lastError: null })
    .where(isClaimed)
    .prepare(),
);

/** As if it had not been claimed, because the process is stopping. */
export function releaseJob(tx: Transaction, claim: Claim, now: number): boolean {
  return writeAsClaimant(tx, claim, { status: "ready", leaseUntil: null, attempts: claim.attempts - 1, runAt: now });
}

/** A backup or an import held the write lock. */
const busyRetryMs = 5_000;
/** The picture store or the database was unreachable. */
const unreachableRetryMs = 15_000;

/** "lost" when the claim is no longer ours; nothing was written then. */
export function failJob(tx: Transaction, claim: Claim, error: unknown, now: number): "retrying" | "dead" | "lost" {
  const lastError = describeError(error);
  const postponedMs = postponement(error);
  if (postponedMs !== undefined) {
    const runAt = now + postponedMs;
    const postponed = { status: "ready", leaseUntil: null, attempts: claim.attempts - 1, runAt, lastError } as const;
    return writeAsClaimant(tx, claim, postponed) ? "retrying" : "lost";
  }
  if (error instanceof PermanentJobError || claim.attempts >= limitsOf(claim.kind).attempts) {
    const dead = { status: "dead", leaseUntil: null, finishedAt: now, lastError } as const;
    return writeAsClaimant(tx, claim, dead) ? "dead" : "lost";
  }
  const runAt = now + backoffMs(claim.attempts, retryAfterOf(error));
  return writeAsClaimant(tx, claim, { status: "ready", leaseUntil: null, runAt, lastError }) ? "retrying" : "lost";
}

function postponement(error: unknown): number | undefined {
  if (isDatabaseBusy(error)) return busyRetryMs;
  if (isStoreUnreachable(error)) return unreachableRetryMs;
  return error instanceof PostponeJob ? error.retryAfterMs : undefined;
}

/** Takes no lock. */
export function hasExpiredJobs(tx: Transaction | AppDatabase, now: number): boolean {
  return firstExpired(tx).get({ now }) !== undefined;
}

const firstExpired = prepared((db) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isExpired(sql.placeholder("now")))
    .limit(1)
    .prepare(),
);

/**
 * "expired": jobs whose process died or hung; "all": the caller knows that no process works on any. This is no attempt,
 * and they keep their place, but it counts as a crash, since the job may be what ends the process. After as many
 * crashes as its kind allows it becomes a suspect, which runs alone; only a suspect that crashed alone is given up.
 * Returns how many went back into the queue, and the jobs given up.
 */
export function reclaimJobs(tx: Transaction, which: "expired" | "all", now: number) {
  const condition = which === "all" ? isRunning : isExpired(now);
  const abandoned = tx.select().from(jobs).where(condition).all();
  const givenUp: GivenUpJob[] = [];
  for (const job of abandoned) {
    const crashes = job.crashes + 1;
    const limits = limitsOf(job.kind);
    const dead = crashes >= limits.crashes + limits.crashesAlone;
    // The first crash is retried at once; from the second on other orders go first, since this job may cause the crashes.
    const runAt = crashes > 1 && limits.mayEndProcess ? now + backoffMs(crashes) : now;
    tx.update(jobs)
      .set({
        crashes,
        attempts: Math.max(0, job.attempts - 1),
        leaseUntil: null,
        lastError: `The process ended or hung while working on it, for the ${crashes}. time.`,
        ...(dead ? { status: "dead", finishedAt: now } : { status: "ready", runAt }),
      })
      .where(eq(jobs.id, job.id))
      .run();
    if (dead) givenUp.push({ id: job.id, kind: job.kind, payload: job.payload });
  }
  return { requeued: abandoned.length - givenUp.length, givenUp };
}

function isExpired(now: number | Placeholder) {
  return and(isRunning, lte(jobs.leaseUntil, now));
}

function writeAsClaimant(tx: Transaction, claim: Claim, values: Partial<typeof jobs.$inferInsert>): boolean {
  return tx.update(jobs).set(values).where(isOurs(claim)).run().changes === 1;
}

function isOurs(claim: Claim) {
  return and(eq(jobs.id, claim.id), eq(jobs.fence, claim.fence), isRunning);
}

const errorAtMost = 1000;

/** For the operator, without addresses, which mail servers repeat in their messages. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // A service may answer with a whole page. Cut at a word, since half an address would not be recognized as one.
  const beginning = text.length > errorAtMost ? text.slice(0, errorAtMost).replace(/\S{1,200}$/, "") : text;
  return beginning.replaceAll(/[^\s<>"'(:]+@[^\s<>"'):]+/g, "[address]").slice(0, 500);
}

function retryAfterOf(error: unknown): number | undefined {
  const asked = error instanceof Error && "retryAfterMs" in error ? error.retryAfterMs : undefined;
  return typeof asked === "number" && Number.isFinite(asked) ? asked : undefined;
}
