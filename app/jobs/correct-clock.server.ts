import { and, eq, gt, gte, inArray, or } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { isEnded, isReady } from "#db/partial-indexes.ts";
import { jobs } from "#db/schema.ts";
import type { JobKind } from "./kinds.ts";

/** Clocks are corrected by seconds all the time. */
const toleranceMs = 60_000;

/**
 * After the clock is set back, existing jobs would be due that much later. A creation time in the future shows by how
 * much; due time and place move back by the same.
 */
export function moveBackFromFuture(tx: Transaction, now: number): void {
  const written = or(gt(jobs.createdAt, now + toleranceMs), gt(jobs.startedAt, now + toleranceMs));
  for (const job of tx.select().from(jobs).where(and(isReady, written)).all()) {
    const jump = Math.max(job.createdAt, job.startedAt ?? 0) - now;
    const { createdAt, startedAt } = job;
    tx.update(jobs)
      .set({
        runAt: Math.max(now, job.runAt - jump),
        place: job.place - jump,
        createdAt: Math.min(createdAt, now),
        startedAt: startedAt === null ? null : Math.min(startedAt, now),
      })
      .where(eq(jobs.id, job.id))
      .run();
  }
}

/**
 * Regular work has its time as key: after the clock is set back, the coming hours' work would count as done. `from` is
 * the key of now.
 */
export function forgetDoneInFuture(tx: Transaction, kind: JobKind, from: string, now: number): void {
  const done = and(eq(jobs.kind, kind), gte(jobs.key, from), gt(jobs.createdAt, now + toleranceMs), isEnded);
  const found = tx.select({ id: jobs.id }).from(jobs).where(done).all();
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  tx.delete(jobs).where(inArray(jobs.id, ids)).run();
}
