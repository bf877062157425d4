import { env } from "#app/env.server.ts";
import { db } from "#db/client.server.ts";
import { enqueue } from "./queue.server.ts";

/** UTC: after the sweep of files, so that what has gone is not kept. */
const backupTime = "03:10";
const lookEveryMs = 5 * 60_000;

/** Asks for what is done again and again. The key is the time a job is for: two processes, or a restart, ask for the same one. */
export function createRegularWork(): () => void {
  let lastSlot = "";
  return () => {
    const now = new Date();
    const hour = now.toISOString().slice(0, 13);
    const slot = new Date(now.getTime() - (now.getTime() % lookEveryMs)).toISOString().slice(0, 16);
    if (slot === lastSlot) return;
    enqueue(db, "sweep", {}, { key: hour });
    enqueue(db, "reconcile-payments", {}, { key: slot });
    enqueue(db, "watch", {}, { key: slot });
    const day = now.toISOString().slice(0, 10);
    if (env.BACKUP_DIR) enqueue(db, "back-up", {}, { key: day, runAt: Date.parse(`${day}T${backupTime}Z`) });
    lastSlot = slot;
  };
}
