import { env } from "#app/settings/env.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { forgetDoneInFuture, moveBackFromFuture } from "./correct-clock.server.ts";
import { enqueue } from "./queue.server.ts";

/** UTC: after the file sweep, so that deleted files are not backed up. */
const backupTime = "03:10";
const pollEveryMs = 5 * 60_000;

/** Keys are the times that jobs are for, so that two processes, or a restart, enqueue the same one. */
export function createRegularWork(): () => void {
  let lastSlot = "";
  return () => {
    const now = new Date();
    const slot = new Date(now.getTime() - (now.getTime() % pollEveryMs)).toISOString().slice(0, 16);
    if (slot === lastSlot) return;
    inTransaction((tx) => enqueueRegularWork(tx, now, slot));
    lastSlot = slot;
  };
}

function enqueueRegularWork(tx: Transaction, now: Date, slot: string): void {
  const at = now.getTime();
  moveBackFromFuture(tx, at);
  const ask = (
    kind: "sweep" | "reconcile-payments" | "watch" | "watch-models" | "look-for-newer-version" | "back-up",
    key: string,
    runAt = at,
  ) => {
    forgetDoneInFuture(tx, kind, key, at);
    enqueue(tx, kind, {}, { key, runAt });
  };
  ask("sweep", now.toISOString().slice(0, 13));
  ask("reconcile-payments", slot);
  ask("watch", slot);
  const day = now.toISOString().slice(0, 10);
  // After a restart with another model it is asked at once.
  const models = [
    env.IMAGE_PROVIDER === "built-in" ? undefined : (env.IMAGE_MODEL ?? env.IMAGE_PROVIDER),
    env.TEXT_MODEL,
  ];
  if (models.some(Boolean)) ask("watch-models", `${day}:${models.join(":")}`);
  if (env.UPDATE_CHECK_URL) ask("look-for-newer-version", day);
  if (env.BACKUP_DIR) ask("back-up", day, Date.parse(`${day}T${backupTime}Z`));
}
