import type { Transaction } from "#db/client.server.ts";
import type { JobKind, JobPayload } from "./kinds.ts";

export interface JobContext {
  /** Aborted when the process stops, the lease is lost or the time limit has passed. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
}

export interface JobHandler<Payload> {
  /** Does the work; safe to run twice. A throw means: try again later, unless it is a PermanentJobError. */
  run(payload: Payload, context: JobContext): Promise<void> | void;
  /** What the business does about a job that is given up, in the transaction that gives it up. */
  onDead?(tx: Transaction, payload: Payload): void;
}

export type JobHandlers = { [K in JobKind]: JobHandler<JobPayload<K>> };
