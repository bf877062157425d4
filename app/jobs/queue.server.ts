import { sql } from "drizzle-orm";
import type { AppDatabase, Transaction } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { jobs } from "#db/schema.ts";
import { type JobKind, type JobPayload, jobKinds } from "./kinds.ts";

declare global {
  /** The runner of this process, if one was started; on globalThis because development reloads modules. */
  var landscapeAtelierRunner: { wake(): void; stop(): Promise<void>; readonly busyWith: number } | undefined;
}

export interface EnqueueOptions {
  /**
   * With the kind, what makes the job unique while its row is there: a second enqueue does nothing. Ended jobs are swept, so
   * whoever must not do a thing twice asks a row of its own.
   */
  key: string;
  /** Epoch milliseconds before which the job does not run; now when left out. */
  runAt?: number;
  /** Where it stands in line, as a time: of two that are due the one with the earlier place is first. Usually `runAt`. */
  place?: number;
}

/**
 * Writes a job down within the caller's transaction, so that state and job commit together, and wakes the runner of this
 * process once the (synchronous) transaction is over. A runner that is not woken finds the job by polling.
 * @throws ZodError when the payload is not what the kind says
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

/** Once for all that is written down in one turn. */
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
      // Said by each call: its default would be the time of the first.
      createdAt: sql.placeholder("createdAt"),
    })
    .onConflictDoNothing()
    .prepare(),
);
