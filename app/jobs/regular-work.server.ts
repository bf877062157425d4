import { env } from "#app/settings/env.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { bringBackFromFuture, forgetDoneInFuture } from "./mend-clock.server.ts";
import { enqueue } from "./queue.server.ts";

/** UTC: after the file sweep, so that deleted files are not backed up. */
const backupTime = "03:10";
const lookEveryMs = 5 * 60_000;

/** Enqueues recurring work. The key is the time a job is for, so that two processes, or a restart, enqueue the same one. */
export function createRegularWork(): () => void {
  let lastSlot = "";
  return () => {
    const now = new Date();
    const slot = new Date(now.getTime() - (now.getTime() % lookEveryMs)).toISOString().slice(0, 16);
    if (slot === lastSlot) return;
    inTransaction((tx) => askForRegularWork(tx, now, slot));
    lastSlot = slot;
  };
}

function askForRegularWork(tx: Transaction, now: Date, slot: string): void {
  const at = now.getTime();
  bringBackFromFuture(tx, at);
  const ask = (kind: "sweep" | "reconcile-payments" | "watch" | "back-up", key: string, runAt = at) => {
    forgetDoneInFuture(tx, kind, key, at);
    enqueue(tx, kind, {}, { key, runAt });
  };
  ask("sweep", now.toISOString().slice(0, 13));
  ask("reconcile-payments", slot);
  ask("watch", slot);
  const day = now.toISOString().slice(0, 10);
  if (env.BACKUP_DIR) ask("back-up", day, Date.parse(`${day}T${backupTime}Z`));
}
