import { setTimeout as pause } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import { env } from "#app/settings/env.server.ts";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredRoom } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import { readOrder } from "../request/find-design-request.server.ts";

export interface RoomCheck {
  requestId: number;
  since: number;
}

/**
 * Clears the previous result: call it after a change of the wish, the ground or the scale. For a photo not read yet,
 * the reading enqueues it.
 */
export function requestRoomCheck(tx: Transaction, requestId: number): void {
  const request = readOrder(tx, requestId);
  if (!request?.yardReading || !isOpen(request)) return;
  const since = Date.now();
  tx.update(designRequests).set({ roomCheckSince: since, room: null }).where(eq(designRequests.id, requestId)).run();
  enqueueRoomCheck(tx, { requestId, since });
}

export function enqueueRoomCheck(tx: Transaction, check: RoomCheck): void {
  enqueue(tx, "check-room", check, { key: `${check.requestId}:${check.since}` });
}

/** Without `room` it was given up. An outdated check changes nothing: false. */
export function endRoomCheck(
  tx: Transaction | AppDatabase,
  { requestId, since }: RoomCheck,
  room?: StoredRoom,
): boolean {
  const isCurrent = and(eq(designRequests.id, requestId), eq(designRequests.roomCheckSince, since));
  return tx.update(designRequests).set({ roomCheckSince: null, room }).where(isCurrent).run().changes === 1;
}

/** A check takes one to three seconds; a page that takes longer seems broken. */
const patienceMs = 4_000;
const pollEveryMs = 100;
/** What has taken this long is not waited for any more. */
const lateAfterMs = 10_000;

/** Waits a moment for a check that was just enqueued, so that its page does not have to be loaded twice. */
export async function awaitRoomCheck(requestId: number): Promise<void> {
  const until = Date.now() + patienceMs;
  while (env.RUN_JOBS && Date.now() < until) {
    const since = readOrder(db, requestId)?.roomCheckSince ?? undefined;
    if (since === undefined || Date.now() - since > lateAfterMs) return;
    await pause(pollEveryMs);
  }
}
