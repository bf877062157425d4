import { sql } from "drizzle-orm";
import type { AppDatabase, Transaction } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { jobs } from "#db/schema.ts";
import { type JobKind, type JobPayload, jobKinds } from "./kinds.ts";

declare global {
  /** On globalThis because development reloads modules. */
  var landscapeAtelierRunner: { wake(): void; stop(): Promise<void>; readonly busyWith: number } | undefined;
}

export interface EnqueueOptions {
  /**
   * With the kind unique while the row exists: a second enqueue does nothing. Ended jobs are deleted, so what must not
   * be done twice needs a row of its own.
   */
  key: string;
  /** Epoch milliseconds before which the job does not run; default: now. */
  runAt?: number;
  /** Place in line, as a time: of two due jobs the one with the earlier place runs first. Default: `runAt`. */
  place?: number;
}

/**
 * State and job commit together; this process's runner is woken after the (synchronous) transaction, others find the
 * job by polling. @throws ZodError when the payload does not fit the kind
 */
export function enqueue<K extends JobKind>(
  tx: Transaction | AppDatabase,
  kind: K,
  payload: JobPayload<K>,
  { key, runAt = Date.now(), place = runAt }: EnqueueOptions,
): void {
  const checked = jobKinds[kind].payload.parse(payload);
  insertJob(tx).run({ kind, key, payload: checked, runAt, place, createdAt: Date.now() });
  wakeRunner();
}

let isWoken = false;

/** Once for all jobs enqueued in one turn. */
function wakeRunner(): void {
  if (isWoken) return;
  isWoken = true;
  setImmediate(() => {
    isWoken = false;
    globalThis.landscapeAtelierRunner?.wake();
  });
}

const insertJob = prepared((db) =>
  db
    .insert(jobs)
    .values({
      kind: sql.placeholder("kind"),
      key: sql.placeholder("key"),
      payload: sql.placeholder("payload"),
      runAt: sql.placeholder("runAt"),
      place: sql.placeholder("place"),
      // Passed by each call: its default would be the time of the first one.
      createdAt: sql.placeholder("createdAt"),
    })
    .onConflictDoNothing()
    .prepare(),
);
