import { and, eq, min, sql } from "drizzle-orm";
import { executeJob, fileOutcome, runFailureHandler } from "#app/jobs/execute-job.server.ts";
import type { JobHandlers } from "#app/jobs/handler.ts";
import { handlers as realHandlers } from "#app/jobs/handlers.server.ts";
import { Interruption } from "#app/jobs/interruption.ts";
import { claimNextJob, reclaimJobs } from "#app/jobs/job-rows.server.ts";
import { type JobKind, jobKindNames } from "#app/jobs/kinds.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";

/** Handlers in place of the real ones, by kind; omitted ones stay real. */
export type HandlersInPlace = { [K in JobKind]?: Partial<Pick<JobHandlers[K], "run" | "onDead">> };

interface RunUntilEmptyOptions {
  handlers?: HandlersInPlace;
  now?: number;
  most?: number;
}

/**
 * Runs all jobs one after the other, also those scheduled for later: the clock jumps to them. For tests that own the database;
 * a running server has its runner.
 * @returns how the runs ended, in order
 */
export async function runUntilEmpty(options: RunUntilEmptyOptions = {}): Promise<JobRun[]> {
  const handlers = handlersWith(options.handlers);
  const runs: JobRun[] = [];
  let clock = options.now ?? Date.now();
  while (runs.length < (options.most ?? 1_000)) {
    const run = await runNextJob(handlers, clock);
    if (run) {
      runs.push(run);
      continue;
    }
    const next = timeOfNextEvent();
    if (next === undefined) return runs;
    clock = Math.max(clock, next);
  }
  throw new Error(`More than ${runs.length} jobs ran and there are still more.`);
}

export interface JobRun {
  kind: JobKind;
  result: string;
}

export function handlersWith(inPlace: HandlersInPlace = {}): JobHandlers {
  return Object.fromEntries(
    jobKindNames.map((kind) => [kind, { ...realHandlers[kind], ...inPlace[kind] }]),
  ) as JobHandlers;
}

/** Runs the first due job, after taking back expired ones. @returns undefined when none is due */
export async function runNextJob(handlers: JobHandlers, clock: number): Promise<JobRun | undefined> {
  const claim = inTransaction((tx) => {
    for (const job of reclaimJobs(tx, "expired", clock).givenUp) runFailureHandler(tx, handlers, job);
    return claimNextJob(tx, jobKindNames, clock);
  });
  if (!claim) return undefined;
  const outcome = await executeJob(handlers, claim, new Interruption());
  const result = inTransaction((tx) => fileOutcome(tx, handlers, claim, outcome, clock));
  return { kind: claim.kind, result };
}

function timeOfNextEvent(): number | undefined {
  const ready = db
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(eq(jobs.status, "ready"))
    .get()?.at;
  const lease = db
    .select({ at: min(jobs.leaseUntil) })
    .from(jobs)
    .where(and(eq(jobs.status, "running"), sql`lease_until is not null`))
    .get()?.at;
  const times = [ready, lease].filter((at) => at !== null && at !== undefined);
  return times.length === 0 ? undefined : Math.min(...times);
}
