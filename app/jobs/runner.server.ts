import { join } from "node:path";
import type { Logger } from "pino";
import { isDatabaseFull, releaseReserve } from "#app/disk/disk-space.server.ts";
import { isHeld } from "#app/disk/held-work.server.ts";
import { log as usualLog } from "#app/logging/log.server.ts";
import { env } from "#app/settings/env.server.ts";
import { isDatabaseBusy, whenWritable } from "#db/busy.server.ts";
import { outsideClaims } from "#db/claimed-work.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isRemote } from "#db/lock-patience.server.ts";
import { Batcher } from "./batcher.ts";
import { type EndedJob, reportEnd } from "./ended-job.server.ts";
import { executeJob, fileOutcome, runFailureHandler } from "./execute-job.server.ts";
import type { JobHandlers } from "./handler.ts";
import { Interruption } from "./interruption.ts";
import {
  type Claim,
  claimNextJob,
  describeError,
  hasExpiredJobs,
  leaseMs,
  reclaimJobs,
  releaseJob,
  renewLease,
} from "./job-rows.server.ts";
import { type JobKind, jobKindNames, jobKinds } from "./kinds.ts";
import { findNextJob } from "./next-job.server.ts";
import { enqueue } from "./queue.server.ts";
import { createRegularWork } from "./regular-work.server.ts";
import { RunnerLock } from "./runner-lock.server.ts";
import { alwaysHeldTurn, type RunnerTurn } from "./runner-turn.ts";

const pollMs = 1_000;
const heartbeatMs = 15_000;
/** A last resort against work that never ends: every handler has a shorter limit. A picture may take two calls. */
const longestRunMs = Math.max(10, (2 * env.IMAGE_TIMEOUT_SECONDS) / 60 + 3) * 60_000;
const drainMs = 25_000;

export interface RunnerOptions {
  handlers: JobHandlers;
  concurrencyOf?: (kind: JobKind) => number;
  lockFile?: string;
  pollMs?: number;
  drainMs?: number;
  /** How long another process may hold the lock without a sign of life. */
  hungMs?: number;
  /** Whether other machines, whose locks are not visible here, work on the same jobs. */
  areManyAtWork?: boolean;
  log?: Pick<Logger, "info" | "warn" | "error">;
}

/** Once: a reload in development replaces the running one. The caller checks `env.RUN_JOBS`. */
export function startRunner(handlers: JobHandlers, options: Omit<RunnerOptions, "handlers"> = {}): void {
  void globalThis.landscapeAtelierRunner?.stop();
  globalThis.landscapeAtelierRunner = new Runner({ ...options, handlers });
}

export async function stopRunner(): Promise<void> {
  const runner = globalThis.landscapeAtelierRunner;
  globalThis.landscapeAtelierRunner = undefined;
  await runner?.stop();
}

interface Run {
  interruption: Interruption;
  /** By the monotonic clock, ms. */
  startedAt: number;
  ended: Promise<void>;
}

/** From its construction until stopped. */
export class Runner {
  private readonly options: RunnerOptions;
  private readonly log: Pick<Logger, "info" | "warn" | "error">;
  private readonly running = new Map<Claim, Run>();
  private readonly filing = new Batcher<EndedJob>((ended) => this.file(ended));
  private readonly enqueueRegularWork = createRegularWork();
  private readonly polling: NodeJS.Timeout;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly lock: RunnerTurn;
  private stopping = false;

  constructor(options: RunnerOptions) {
    this.options = options;
    this.log = options.log ?? usualLog;
    const {
      lockFile = join(env.DATA_DIR, "runner.lock"),
      hungMs = leaseMs,
      areManyAtWork = isRemote(db.$client),
    } = options;
    this.lock = areManyAtWork ? alwaysHeldTurn : new RunnerLock(lockFile, hungMs);
    this.polling = setInterval(() => this.wake(), options.pollMs ?? pollMs);
    this.heartbeat = setInterval(() => this.guarded(() => this.showLife()), heartbeatMs);
    this.wake();
  }

  get busyWith(): number {
    return this.running.size;
  }

  wake(): void {
    outsideClaims(() => this.guarded(() => this.look()));
  }

  private look(): void {
    if (this.stopping || isHeld() || !this.holdsLock()) return;
    this.enqueueRegularWork();
    // Checked without a lock, since this runs every second and others may be writing.
    if (hasExpiredJobs(db, Date.now())) this.takeBack("expired");
    for (const claim of this.claimAll()) this.launch(claim);
  }

  /** Running jobs get 25 s to finish; the rest is released without using up an attempt. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.polling);
    const drained = Promise.all([...this.running.values()].map(({ ended }) => ended));
    await Promise.race([drained, pause(this.options.drainMs ?? drainMs)]);
    clearInterval(this.heartbeat);
    for (const [claim, { interruption }] of this.running) {
      this.guarded(() => inTransaction((tx) => releaseJob(tx, claim, Date.now())));
      interruption.interrupt(new Error("The server is stopping."));
    }
    this.lock.release();
  }

  /** Stands by until an earlier process has ended (it may be draining) or has hung. */
  private holdsLock(): boolean {
    if (this.lock.isHeld) return true;
    // No longer ours: this process was suspended, and another one works on its jobs.
    for (const { interruption } of this.running.values())
      interruption.interrupt(new Error("Another process took over."));
    if (!this.lock.take()) return false;
    // The lock proves that the earlier holder is dead or will not write: no need to wait for leases to expire.
    this.takeBack("all");
    return true;
  }

  private showLife(): void {
    if (this.lock.isHeld) this.lock.beat();
    this.endOverlong();
    this.renewLeases();
  }

  private endOverlong(): void {
    for (const [claim, { interruption, startedAt }] of this.running) {
      const limitMs = Math.max(longestRunMs, (jobKinds[claim.kind].limits.minutes ?? 0) * 60_000);
      if (performance.now() - startedAt > limitMs) interruption.interrupt(new Error("The job took too long."));
    }
  }

  private renewLeases(): void {
    for (const [claim, { interruption }] of this.running) {
      const ours = inTransaction((tx) => renewLease(tx, claim, Date.now()));
      if (!ours) interruption.interrupt(new Error("Another process took the job over."));
    }
  }

  private takeBack(which: "expired" | "all"): void {
    // After a long pause of this process its own leases look expired; renew them first.
    if (which === "expired" && this.running.size > 0) this.guarded(() => this.renewLeases());
    const { requeued, givenUp } = inTransaction((tx) => {
      const result = reclaimJobs(tx, which, Date.now());
      for (const job of result.givenUp) runFailureHandler(tx, this.options.handlers, job);
      return result;
    });
    if (requeued > 0) this.log.warn({ jobs: requeued }, "took back jobs of a process that died");
    for (const job of givenUp)
      this.log.error({ job: job.id, kind: job.kind }, "job is dead: it keeps ending the process");
  }

  /** Takes no lock: others may be writing. */
  private claimAll(): Claim[] {
    if (this.stopping || !findNextJob(db, this.kindsWithRoom(this.running.keys()), Date.now())) return [];
    return inTransaction((tx) => this.claim(tx, [...this.running.keys()]));
  }

  /** No other process can write during the transaction: checking the lock once is enough. */
  private claim(tx: Transaction, busy: readonly Claim[], most = Number.POSITIVE_INFINITY): Claim[] {
    const next: Claim[] = [];
    if (this.stopping || !this.lock.isHeld) return next;
    while (next.length < most) {
      const claim = claimNextJob(tx, this.kindsWithRoom([...busy, ...next]), Date.now());
      if (!claim) break;
      next.push(claim);
    }
    return next;
  }

  private kindsWithRoom(busy: Iterable<Claim>): JobKind[] {
    const { concurrencyOf = usualConcurrency } = this.options;
    const atOnce = new Map<string, number>();
    for (const { kind } of busy) atOnce.set(laneOf(kind), (atOnce.get(laneOf(kind)) ?? 0) + 1);
    return jobKindNames.filter((kind) => (atOnce.get(laneOf(kind)) ?? 0) < concurrencyOf(kind));
  }

  private launch(claim: Claim): void {
    const interruption = new Interruption();
    const startedAt = performance.now();
    this.running.set(claim, { interruption, startedAt, ended: this.work(claim, interruption, startedAt) });
  }

  private async work(claim: Claim, interruption: Interruption, startedAt: number): Promise<void> {
    const outcome = await executeJob(this.options.handlers, claim, interruption);
    const ms = performance.now() - startedAt;
    // The lease is renewed until the outcome is stored, so that another process's long write does not cause a second run.
    await this.filing.add({ claim, outcome, ms });
    this.running.delete(claim);
  }

  private async file(ended: readonly EndedJob[]): Promise<void> {
    try {
      const next = await whenWritable(() => this.endJobs(ended));
      for (const claim of next) this.launch(claim);
    } catch (error) {
      // One of them may be the one that cannot be stored: the others must not suffer.
      if (ended.length > 1) for (const one of ended) await this.file([one]);
      else this.logFailure(error);
    }
  }

  /** One transaction, one sync to disk, for the end of these jobs and the start of the next. */
  private endJobs(ended: readonly EndedJob[]): Claim[] {
    const over = new Set(ended.map(({ claim }) => claim));
    const busy = [...this.running.keys()].filter((claim) => !over.has(claim));
    const { results, next } = inTransaction((tx) => {
      const results = ended.map(({ claim, outcome }) =>
        fileOutcome(tx, this.options.handlers, claim, outcome, Date.now()),
      );
      return { results, next: this.claim(tx, busy, ended.length) };
    });
    ended.forEach((one, n) => void reportEnd(this.log, one, results[n]!));
    return next;
  }

  /** A full disk or a locked database must not end the process: the next poll tries again, leases cover the rest. */
  private guarded<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      this.logFailure(error);
      return undefined;
    }
  }

  private logFailure(error: unknown): void {
    // No job can be claimed on a full disk: free the reserve for the jobs that delete, and enqueue one now.
    if (isDatabaseFull(error) && releaseReserve()) {
      this.log.error("the disk is full: the reserve is given to deleting");
      this.guarded(() => enqueue(db, "sweep", {}, { key: `room:${Date.now()}` }));
      return;
    }
    const level = isDatabaseBusy(error) ? "warn" : "error";
    this.log[level]({ error: describeError(error) }, "the job runner could not reach its table");
  }
}

function laneOf(kind: JobKind): string {
  return jobKinds[kind].lane === "letters" ? "letters" : kind;
}

/** Letters: as many as Microsoft's mail servers accept connections from one sender; each letter has its own. */
const usualConcurrencies = { pictures: env.IMAGE_CONCURRENCY, previews: 1, small: 2, letters: 3, webhooks: 2 };

function usualConcurrency(kind: JobKind): number {
  return usualConcurrencies[jobKinds[kind].lane];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
