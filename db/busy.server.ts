import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/settings/env.server.ts";
import { db } from "./client.server.ts";
import { lockPatience, setLockPatience } from "./lock-patience.server.ts";
import { isSurelyUnwritten } from "./remote/remote-errors.ts";

/** Milliseconds that one attempt to write may block the whole server. */
const tryMs = 50;
/**
 * For a write right after the database was found unlocked: another process that writes now started milliseconds ago and
 * nearly always ends as soon. A slow disk takes a tenth of a second for a transaction.
 */
const usualMs = 1000;
/** For this long after a failed attempt, optional writes do not wait. */
const foundLockedForMs = 1000;
/** Pause between attempts, in which the server does other work. */
const pauseMs = 40;

/** Another process has been writing for longer than we wait: a backup, an import. Nothing was written. */
export class DatabaseBusyError extends Error {
  override readonly name = "DatabaseBusyError";
}

/** Another process holds the write lock; also true for errors with such a cause. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusyError) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("SQLITE_BUSY") || isDatabaseBusy(error.cause);
}

/** For a process that answers requests: no statement may block it for long. */
export function limitStatementWait(): void {
  setLockPatience(db.$client, usualMs);
}

let waiting = 0;

/**
 * Retries with the event loop free in between. `work` is one transaction or statement, which leaves nothing behind when
 * it cannot begin. @throws DatabaseBusyError after the patience, and what the work throws
 */
export async function whenWritable<T>(work: () => T, patienceMs = env.WRITE_PATIENCE_SECONDS * 1000): Promise<T> {
  // A waiting caller has found it locked already: another 50 ms for each of a hundred would block for five seconds.
  let outcome = attempt(work, waiting > 0 ? 0 : tryMs);
  if (outcome.ok) return outcome.value;
  const giveUpAt = performance.now() + patienceMs;
  waiting += 1;
  try {
    while (performance.now() < giveUpAt) {
      await pause(pauseMs);
      outcome = attempt(work, 0);
      if (outcome.ok) return outcome.value;
    }
  } finally {
    waiting -= 1;
  }
  throw new DatabaseBusyError("Another process has been writing to the database for too long.");
}

/** So that a write right after it is hardly ever delayed. */
export async function untilWritable(): Promise<void> {
  await whenWritable(() => db.$client.transaction(() => db.$client.prepare("select 1").get()).immediate());
}

let foundLockedAt = Number.NEGATIVE_INFINITY;

/** Undefined when another process is writing. */
export function ifWritable<T>(work: () => T): T | undefined {
  const isLocked = waiting > 0 || performance.now() < foundLockedAt + foundLockedForMs;
  const outcome = attempt(work, isLocked ? 0 : tryMs);
  if (outcome.ok) return outcome.value;
  foundLockedAt = performance.now();
  return undefined;
}

type Outcome<T> = { ok: true; value: T } | { ok: false };

function attempt<T>(work: () => T, waitMs: number): Outcome<T> {
  // Within a transaction the lock is ours.
  if (db.$client.inTransaction) return outcomeOf(work);
  const usual = lockPatience(db.$client);
  setLockPatience(db.$client, waitMs);
  try {
    return outcomeOf(work);
  } finally {
    setLockPatience(db.$client, usual);
  }
}

function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (isDatabaseBusy(error) || isSurelyUnwritten(error)) return { ok: false };
    throw error;
  }
}
