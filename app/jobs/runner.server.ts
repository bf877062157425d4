import { join } from "node:path";
import type { Logger } from "pino";
import { env } from "#app/env.server.ts";
import { log as usualLog } from "#app/log.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { takeFileLock } from "#db/file-lock.server.ts";
import { executeJob, mourn, settleJob } from "./execute-job.server.ts";
import type { JobHandlers } from "./handler.ts";
import { type Claim, claimNextJob, describeError, reclaimJobs, releaseJob, renewLease } from "./job-rows.server.ts";
import { type JobKind, jobKinds } from "./kinds.ts";
import { enqueue } from "./queue.server.ts";

const pollMs = 1_000;
const heartbeatMs = 15_000;
/** A last resort against work that never ends: every handler has a shorter limit of its own. A picture may take two calls. */
const longestRunMs = Math.max(10, (2 * env.IMAGE_TIMEOUT_SECONDS) / 60 + 3) * 60_000;
const drainMs = 25_000;
const reconcileEveryMs = 5 * 60_000;
const kinds = Object.keys(jobKinds) as JobKind[];

export interface RunnerOptions {
  handlers: JobHandlers;
  concurrencyOf?: (kind: JobKind) => number;
  lockFile?: string;
  pollMs?: number;
  drainMs?: number;
  log?: Pick<Logger, "info" | "warn" | "error">;
}

export interface Runner {
  /** Looks for work now. */
  wake(): void;
  /** Claims nothing more, lets running jobs finish for 25 s, then hands the rest back without burning their attempt. */
  stop(): Promise<void>;
}

/**
 * Starts this process's runner, once: a reload in development finds the one that runs and replaces it.
 * The caller checks `env.RUN_JOBS`; nothing starts by import.
 */
export function startRunner(handlers: JobHandlers, options: Omit<RunnerOptions, "handlers"> = {}): void {
  void globalThis.landscapeAtelierRunner?.stop();
  globalThis.landscapeAtelierRunner = createRunner({ ...options, handlers });
}

/** Drains this process's runner; at once when there is none or it is idle. */
export async function stopRunner(): Promise<void> {
  const runner = globalThis.landscapeAtelierRunner;
  globalThis.landscapeAtelierRunner = undefined;
  await runner?.stop();
}

/** A runner that polls, and works until stopped. */
export function createRunner(options: RunnerOptions): Runner {
  const { handlers, concurrencyOf = usualConcurrency, lockFile = join(env.DATA_DIR, "runner.lock") } = options;
  const log = options.log ?? usualLog;
  const running = new Map<Claim, { controller: AbortController; ended: Promise<void> }>();
  let unlock: (() => void) | undefined;
  let stopping = false;
  let lastSlots = "";

  const look = guarded(() => {
    if (stopping || !holdsLock()) return;
    askForRegularWork();
    takeBack("expired");
    for (let claim = claimOne(); claim; claim = claimOne()) launch(claim);
  });

  const renewLeases = guarded(() => {
    for (const [claim, { controller }] of running) {
      const ours = inTransaction((tx) => renewLease(tx, claim, Date.now()));
      if (!ours) controller.abort(new Error("Another process took the job over."));
    }
  });

  const polling = setInterval(look, options.pollMs ?? pollMs);
  const heartbeat = setInterval(renewLeases, heartbeatMs);
  look();

  return { wake: look, stop };

  /** Until an earlier process has ended (it may be draining), this one stands by. */
  function holdsLock(): boolean {
    if (unlock) return true;
    unlock = takeFileLock(lockFile, 0);
    if (!unlock) return false;
    // The lock proves that whoever claimed these is dead: no need to wait for their leases to run out.
    takeBack("all");
    return true;
  }

  function takeBack(which: "expired" | "all"): void {
    // After a long pause of this process our own leases look expired; we are alive, so renew them first.
    if (which === "expired" && running.size > 0) renewLeases();
    const { requeued, givenUp } = inTransaction((tx) => {
      const result = reclaimJobs(tx, which, Date.now());
      for (const job of result.givenUp) mourn(tx, handlers, job);
      return result;
    });
    if (requeued > 0) log.warn({ jobs: requeued }, "took back jobs of a process that died");
    for (const job of givenUp) log.error({ job: job.id, kind: job.kind }, "job is dead: it keeps ending the process");
  }

  function claimOne(): Claim | undefined {
    if (stopping) return undefined;
    return inTransaction((tx) => claimNextJob(tx, kindsWithRoom(), Date.now()));
  }

  function kindsWithRoom(): JobKind[] {
    const busy = [...running.keys()];
    return kinds.filter((kind) => busy.filter((claim) => claim.kind === kind).length < concurrencyOf(kind));
  }

  function launch(claim: Claim): void {
    const controller = new AbortController();
    running.set(claim, { controller, ended: work(claim, controller) });
  }

  async function work(claim: Claim, controller: AbortController): Promise<void> {
    const limit = setTimeout(() => controller.abort(new Error("The job took too long.")), longestRunMs);
    const startedAt = performance.now();
    const outcome = await executeJob(handlers, claim, controller.signal);
    clearTimeout(limit);
    running.delete(claim);
    const next = guarded(() => {
      // One transaction, one sync to disk, for the end of this job and the start of the next.
      const { result, next } = inTransaction((tx) => {
        const result = settleJob(tx, handlers, claim, outcome, Date.now());
        return { result, next: stopping ? undefined : claimNextJob(tx, kindsWithRoom(), Date.now()) };
      });
      const entry = { job: claim.id, kind: claim.kind, ms: Math.round(performance.now() - startedAt), result };
      if (outcome.ok) log.info(entry, "job");
      else log[result === "dead" ? "error" : "warn"]({ ...entry, error: describeError(outcome.error) }, "job");
      return next;
    })();
    if (next) launch(next);
  }

  /** The key is the time a job is for: two processes, or a restart, ask for the same one. */
  function askForRegularWork(): void {
    const now = new Date();
    const hour = now.toISOString().slice(0, 13);
    const slot = new Date(now.getTime() - (now.getTime() % reconcileEveryMs)).toISOString().slice(0, 16);
    if (slot === lastSlots) return;
    enqueue(db, "sweep", {}, { key: hour });
    enqueue(db, "reconcile-payments", {}, { key: slot });
    lastSlots = slot;
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(polling);
    const drained = Promise.all([...running.values()].map(({ ended }) => ended));
    await Promise.race([drained, pause(options.drainMs ?? drainMs)]);
    clearInterval(heartbeat);
    for (const [claim, { controller }] of running) {
      guarded(() => inTransaction((tx) => releaseJob(tx, claim, Date.now())))();
      controller.abort(new Error("The server is stopping."));
    }
    unlock?.();
    unlock = undefined;
  }

  /** A full disk or a locked database must not end the process: the next poll tries again, leases heal the rest. */
  function guarded<T>(action: () => T): () => T | undefined {
    return () => {
      try {
        return action();
      } catch (error) {
        log.error({ error: describeError(error) }, "the job runner could not reach its table");
        return undefined;
      }
    };
  }
}

function usualConcurrency(kind: JobKind): number {
  return kind === "generate-image" || kind === "make-follow-up" ? env.IMAGE_CONCURRENCY : 2;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
