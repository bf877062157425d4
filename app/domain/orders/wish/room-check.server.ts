import { setTimeout as pause } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import { env } from "#app/settings/env.server.ts";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { StoredRoom } from "#db/stored-json.ts";
import { isOpen } from "../request/design-request.ts";
import { readOrder } from "../request/find-design-request.server.ts";

/** One look whether an order's wish fits its yard; a later one takes its place. */
export interface RoomCheck {
  requestId: number;
  /** Epoch milliseconds. */
  since: number;
}

/**
 * Asks for a look whether an unpaid order's wish fits its yard, and forgets what was known: for whoever changes the wish,
 * the ground or the scale. A photo that is still to be read asks for it when it has been.
 */
export function askForRoomCheck(tx: Transaction, requestId: number): void {
  const request = readOrder(tx, requestId);
  if (!request?.yardReading || !isOpen(request)) return;
  const since = Date.now();
  tx.update(designRequests).set({ roomCheckSince: since, room: null }).where(eq(designRequests.id, requestId)).run();
  enqueueRoomCheck(tx, { requestId, since });
}

export function enqueueRoomCheck(tx: Transaction, check: RoomCheck): void {
  enqueue(tx, "check-room", check, { key: `${check.requestId}:${check.since}` });
}

/** The look has ended: with what there is room for, or, given up, without. One that was overtaken changes nothing. */
export function endRoomCheck(tx: Transaction | AppDatabase, { requestId, since }: RoomCheck, room?: StoredRoom): void {
  const stillAsked = and(eq(designRequests.id, requestId), eq(designRequests.roomCheckSince, since));
  tx.update(designRequests).set({ roomCheckSince: null, room }).where(stillAsked).run();
}

/** A look takes one to three seconds; a page that takes longer is taken for broken. */
const patienceMs = 4_000;
const pollEveryMs = 100;
/** What has taken this long is not waited for any more. */
const lateAfterMs = 10_000;

/** Waits a moment for a look that has just been asked for, so that the page that shows it need not be loaded twice. */
export async function awaitRoomCheck(requestId: number): Promise<void> {
  const until = Date.now() + patienceMs;
  while (env.RUN_JOBS && Date.now() < until) {
    const since = readOrder(db, requestId)?.roomCheckSince ?? undefined;
    if (since === undefined || Date.now() - since > lateAfterMs) return;
    await pause(pollEveryMs);
  }
}
