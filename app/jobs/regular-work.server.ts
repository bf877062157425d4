import { db } from "#db/client.server.ts";
import { enqueue } from "./queue.server.ts";

const reconcileEveryMs = 5 * 60_000;

/** Asks for what is done again and again. The key is the time a job is for: two processes, or a restart, ask for the same one. */
export function createRegularWork(): () => void {
  let lastSlot = "";
  return () => {
    const now = new Date();
    const hour = now.toISOString().slice(0, 13);
    const slot = new Date(now.getTime() - (now.getTime() % reconcileEveryMs)).toISOString().slice(0, 16);
    if (slot === lastSlot) return;
    enqueue(db, "sweep", {}, { key: hour });
    enqueue(db, "reconcile-payments", {}, { key: slot });
    lastSlot = slot;
  };
}
