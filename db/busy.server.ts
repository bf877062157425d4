import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/settings/env.server.ts";
import { db } from "./client.server.ts";
import { lockPatience, setLockPatience } from "./lock-patience.server.ts";
import { isSurelyUnwritten } from "./remote/remote-errors.ts";

/** What one try to write may hold up everybody else: the whole server waits with it. */
const tryMs = 50;
/**
 * What a write may that a request makes at once, after it has found the database free: another process that writes now began
 * in the milliseconds between, and nearly always ends as soon. A slow disk takes a tenth of a second for a transaction.
 */
const usualMs = 1000;
/** For so long after a try in vain the next one of those that may be left out does not wait. */
const foundLockedForMs = 1000;
/** Between tries the server does other things. */
const pauseMs = 40;

/** Another process has been writing for longer than we wait: a backup, an import. Nothing was written. */
export class DatabaseBusyError extends Error {
  override readonly name = "DatabaseBusyError";
}

/** Whether a statement failed because another process holds the write lock; whoever wraps it says so in the cause. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusyError) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return code.startsWith("SQLITE_BUSY") || isDatabaseBusy(error.cause);
}

/** For a process that answers requests: no statement holds it up for long. */
export function holdUpNobody(): void {
  setLockPatience(db.$client, usualMs);
}

let waiting = 0;

/**
 * Writes as soon as no other process does: tries once, and then again and again with the event loop free in between.
 * @param work one transaction or one statement, which leaves nothing behind when it cannot begin
 * @throws DatabaseBusyError after the patience, and what the work throws
 */
export async function whenWritable<T>(work: () => T, patienceMs = env.WRITE_PATIENCE_SECONDS * 1000): Promise<T> {
  // Somebody who waits already has found it locked: a second try of 50 ms for each of a hundred would be five seconds.
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

/** Waits until a transaction could begin; whoever writes at once then is hardly ever held up. */
export async function untilWritable(): Promise<void> {
  await whenWritable(() => db.$client.transaction(() => db.$client.prepare("select 1").get()).immediate());
}

let foundLockedAt = Number.NEGATIVE_INFINITY;

/** Writes what may as well be left for the next time; undefined when another process is writing. */
export function ifWritable<T>(work: () => T): T | undefined {
  const isLocked = waiting > 0 || performance.now() < foundLockedAt + foundLockedForMs;
  const outcome = attempt(work, isLocked ? 0 : tryMs);
  if (outcome.ok) return outcome.value;
  foundLockedAt = performance.now();
  return undefined;
}

type Outcome<T> = { ok: true; value: T } | { ok: false };

function attempt<T>(work: () => T, waitMs: number): Outcome<T> {
  // Inside of a transaction the lock is ours.
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
