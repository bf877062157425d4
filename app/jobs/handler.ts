import type { Transaction } from "#db/client.server.ts";
import type { JobKind, JobPayload, jobKinds } from "./kinds.ts";

export interface JobContext {
  /** Aborted when the process stops, the lease is lost or the time limit passes. */
  signal: AbortSignal;
  /** From 1. */
  attempt: number;
}

/** A throw means that the job is retried, unless it is a PermanentJobError. */
interface Work<Payload> {
  /** Safe to run twice. */
  run(payload: Payload, context: JobContext): Promise<void> | void;
}

interface FailureHandler<Payload> {
  /** In the transaction that gives the job up. */
  onDead(tx: Transaction, payload: Payload): void;
}

export type JobHandler<K extends JobKind> = Work<JobPayload<K>> &
  ((typeof jobKinds)[K]["onFailure"] extends "handled" ? FailureHandler<JobPayload<K>> : { onDead?: never });

export type JobHandlers = { [K in JobKind]: JobHandler<K> };

/** For a kind that is only known at run time. */
export type AnyJobHandler = Work<unknown> & Partial<FailureHandler<unknown>>;
