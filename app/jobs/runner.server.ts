import { join } from "node:path";
import type { Logger } from "pino";
import { isDatabaseFull, openReserve } from "#app/disk/disk-room.server.ts";
import { isHeld } from "#app/disk/held-work.server.ts";
import { log as usualLog } from "#app/logging/log.server.ts";
import { env } from "#app/settings/env.server.ts";
import { isDatabaseBusy, whenWritable } from "#db/busy.server.ts";
import { besideClaims } from "#db/claimed-work.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { isRemote } from "#db/lock-patience.server.ts";
import { type EndedJob, tellEnd } from "./ended-job.server.ts";
import { executeJob, fileOutcome, mourn } from "./execute-job.server.ts";
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
import { type JobKind, jobKinds } from "./kinds.ts";
import { findNextJob } from "./next-job.server.ts";
import { enqueue } from "./queue.server.ts";
import { createRegularWork } from "./regular-work.server.ts";
import { RunnerLock } from "./runner-lock.server.ts";
import { everybodysTurn, type RunnerTurn } from "./runner-turn.ts";
import { Together } from "./together.ts";

const pollMs = 1_000;
const heartbeatMs = 15_000;
/** A last resort against work that never ends: every handler has a shorter limit of its own. A picture may take two calls. */
const longestRunMs = Math.max(10, (2 * env.IMAGE_TIMEOUT_SECONDS) / 60 + 3) * 60_000;
const drainMs = 25_000;
const kinds = Object.keys(jobKinds) as JobKind[];

export interface RunnerOptions {
  handlers: JobHandlers;
  concurrencyOf?: (kind: JobKind) => number;
  lockFile?: string;
  pollMs?: number;
  drainMs?: number;
  /** How long another process may hold the lock without a sign of life. */
  hungMs?: number;
  /** Whether others work on the same jobs, on machines whose locks we cannot see. */
  areManyAtWork?: boolean;
  log?: Pick<Logger, "info" | "warn" | "error">;
}

/**
 * Starts this process's runner, once: a reload in development finds the one that runs and replaces it.
 * The caller checks `env.RUN_JOBS`; nothing starts by import.
 */
export function startRunner(handlers: JobHandlers, options: Omit<RunnerOptions, "handlers"> = {}): void {
  void globalThis.landscapeAtelierRunner?.stop();
  globalThis.landscapeAtelierRunner = new Runner({ ...options, handlers });
}

/** Drains this process's runner; at once when there is none or it is idle. */
export async function stopRunner(): Promise<void> {
  const runner = globalThis.landscapeAtelierRunner;
  globalThis.landscapeAtelierRunner = undefined;
  await runner?.stop();
}

/** Work of this process on a job. */
interface Run {
  interruption: Interruption;
  /** By the process's steady clock, ms. */
  startedAt: number;
  ended: Promise<void>;
}

/** Polls and works from its construction until stopped. */
export class Runner {
  private readonly options: RunnerOptions;
  private readonly log: Pick<Logger, "info" | "warn" | "error">;
  private readonly running = new Map<Claim, Run>();
  private readonly filing = new Together<EndedJob>((ended) => this.file(ended));
  private readonly askForRegularWork = createRegularWork();
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
    this.lock = areManyAtWork ? everybodysTurn : new RunnerLock(lockFile, hungMs);
    this.polling = setInterval(() => this.wake(), options.pollMs ?? pollMs);
    this.heartbeat = setInterval(() => this.guarded(() => this.showLife()), heartbeatMs);
    this.wake();
  }

  /** How many jobs it works on. */
  get busyWith(): number {
    return this.running.size;
  }

  /** Looks for work now; whoever wakes it, out of a job too. */
  wake(): void {
    besideClaims(() => this.guarded(() => this.look()));
  }

  private look(): void {
    if (this.stopping || isHeld() || !this.holdsLock()) return;
    this.askForRegularWork();
    // Looking needs no lock, and every second one must not be asked for: others may be writing.
    if (hasExpiredJobs(db, Date.now())) this.takeBack("expired");
    for (const claim of this.claimAll()) this.launch(claim);
  }

  /** Claims nothing more, lets running jobs finish for 25 s, then hands the rest back without burning their attempt. */
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

  /** Until an earlier process has ended (it may be draining), or has hung, this one stands by. */
  private holdsLock(): boolean {
    if (this.lock.isHeld) return true;
    // Ours no more: this process stood still, and another one works on what it had.
    for (const { interruption } of this.running.values())
      interruption.interrupt(new Error("Another process took over."));
    if (!this.lock.take()) return false;
    // The lock proves that whoever claimed these is dead, or will write nothing: no need to wait for their leases.
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
    // After a long pause of this process our own leases look expired; we are alive, so renew them first.
    if (which === "expired" && this.running.size > 0) this.guarded(() => this.renewLeases());
    const { requeued, givenUp } = inTransaction((tx) => {
      const result = reclaimJobs(tx, which, Date.now());
      for (const job of result.givenUp) mourn(tx, this.options.handlers, job);
      return result;
    });
    if (requeued > 0) this.log.warn({ jobs: requeued }, "took back jobs of a process that died");
    for (const job of givenUp)
      this.log.error({ job: job.id, kind: job.kind }, "job is dead: it keeps ending the process");
  }

  /** Looking takes no lock: others may be writing. */
  private claimAll(): Claim[] {
    if (this.stopping || !findNextJob(db, this.kindsWithRoom(this.running.keys()), Date.now())) return [];
    return inTransaction((tx) => this.claim(tx, [...this.running.keys()]));
  }

  /** Nobody else has written since the transaction began: one look at the lock is enough for all. */
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
    return kinds.filter((kind) => (atOnce.get(laneOf(kind)) ?? 0) < concurrencyOf(kind));
  }

  private launch(claim: Claim): void {
    const interruption = new Interruption();
    const startedAt = performance.now();
    this.running.set(claim, { interruption, startedAt, ended: this.work(claim, interruption, startedAt) });
  }

  private async work(claim: Claim, interruption: Interruption, startedAt: number): Promise<void> {
    const outcome = await executeJob(this.options.handlers, claim, interruption);
    const ms = performance.now() - startedAt;
    // Its lease is renewed until it is filed: what another process's long write holds up is not done twice.
    await this.filing.add({ claim, outcome, ms });
    this.running.delete(claim);
  }

  private async file(ended: readonly EndedJob[]): Promise<void> {
    try {
      const next = await whenWritable(() => this.endJobs(ended));
      for (const claim of next) this.launch(claim);
    } catch (error) {
      // One of them may be what cannot be filed: the others are not to pay for it.
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
    ended.forEach((one, n) => void tellEnd(this.log, one, results[n]!));
    return next;
  }

  /** A full disk or a locked database must not end the process: the next poll tries again, leases heal the rest. */
  private guarded<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      this.logFailure(error);
      return undefined;
    }
  }

  private logFailure(error: unknown): void {
    // Not even a job can be claimed: what deletes gets the room that was set aside for it, and is asked for at once.
    if (isDatabaseFull(error) && openReserve()) {
      this.log.error("the disk is full: the reserve is given to deleting");
      this.guarded(() => enqueue(db, "sweep", {}, { key: `room:${Date.now()}` }));
      return;
    }
    const level = isDatabaseBusy(error) ? "warn" : "error";
    this.log[level]({ error: describeError(error) }, "the job runner could not reach its table");
  }
}

/** Jobs of one lane make room for one another. */
function laneOf(kind: JobKind): string {
  return jobKinds[kind].lane === "letters" ? "letters" : kind;
}

/** Of letters as many as connections that Microsoft's mail servers take from one sender; each has its own. */
const usualConcurrencies = { pictures: env.IMAGE_CONCURRENCY, errands: 2, letters: 3 };

function usualConcurrency(kind: JobKind): number {
  return usualConcurrencies[jobKinds[kind].lane];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
