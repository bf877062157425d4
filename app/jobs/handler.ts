import type { Transaction } from "#db/client.server.ts";
import type { JobKind, JobPayload, jobKinds } from "./kinds.ts";

export interface JobContext {
  /** Aborted when the process stops, the lease is lost or the time limit has passed. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
}

/** A throw means: try again later, unless it is a PermanentJobError. */
interface Work<Payload> {
  /** Does the work; safe to run twice. */
  run(payload: Payload, context: JobContext): Promise<void> | void;
}

interface Mourning<Payload> {
  /** What the business does about a job that is given up, in the transaction that gives it up. */
  onDead(tx: Transaction, payload: Payload): void;
}

/** Where the kind says that its death is told, the handler has to say what it means. */
export type JobHandler<K extends JobKind> = Work<JobPayload<K>> &
  ((typeof jobKinds)[K]["death"] extends "told" ? Mourning<JobPayload<K>> : { onDead?: never });

export type JobHandlers = { [K in JobKind]: JobHandler<K> };

/** Of a kind that is known only when it runs. */
export type AnyJobHandler = Work<unknown> & Partial<Mourning<unknown>>;
