import { and, asc, gt, type SQL } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { isBeingChecked, isBeingRead, isOutstanding, isRequested, isUnderWay } from "#db/partial-indexes.ts";
import { designRequests, followUps, moments, orderedPictures, previews } from "#db/schema.ts";
import { forEachRow, sliceRows } from "#db/slices.server.ts";
import { enqueueMoment } from "./pictures/moments.server.ts";
import { enqueuePicture, finishWhenNoneOutstanding } from "./pictures/ordered-pictures.server.ts";
import { enqueuePreview } from "./preview/previews.server.ts";
import { enqueueYardReading } from "./request/yard-reading.server.ts";
import { enqueueRoomCheck } from "./wish/room-check.server.ts";

/**
 * Without a job, for example after the jobs table was emptied: pictures, follow-ups, photos to read, wishes to check,
 * previews, moments, orders to finish.
 */
export async function enqueueOutstandingWork(): Promise<void> {
  await forEachRow<typeof orderedPictures.$inferSelect>((tx, last) => {
    const next = and(isOutstanding, gt(orderedPictures.id, last?.id ?? 0));
    return tx.select().from(orderedPictures).where(next).orderBy(asc(orderedPictures.id)).limit(sliceRows).all();
  }, enqueuePicture);
  await forEachRow<typeof followUps.$inferSelect>((tx, last) => {
    const next = and(isRequested, gt(followUps.id, last?.id ?? 0));
    return tx.select().from(followUps).where(next).orderBy(asc(followUps.id)).limit(sliceRows).all();
  }, enqueueFollowUp);
  await forEachOrder(isBeingRead, (tx, { id }) => enqueueYardReading(tx, id));
  await forEachOrder(isBeingChecked, (tx, { id, roomCheckSince }) =>
    enqueueRoomCheck(tx, { requestId: id, since: roomCheckSince! }),
  );
  await forEachRow<typeof previews.$inferSelect>((tx, last) => {
    const next = and(isRequested, gt(previews.id, last?.id ?? 0));
    return tx.select().from(previews).where(next).orderBy(asc(previews.id)).limit(sliceRows).all();
  }, enqueuePreview);
  await forEachRow<typeof moments.$inferSelect>((tx, last) => {
    const next = and(isRequested, gt(moments.id, last?.id ?? 0));
    return tx.select().from(moments).where(next).orderBy(asc(moments.id)).limit(sliceRows).all();
  }, enqueueMoment);
  await forEachOrder(isUnderWay, (tx, { id }) => finishWhenNoneOutstanding(tx, id));
}

export function forEachOrder(
  which: SQL,
  work: (tx: Transaction, order: typeof designRequests.$inferSelect) => void,
): Promise<void> {
  return forEachRow<typeof designRequests.$inferSelect>((tx, last) => {
    const next = and(which, gt(designRequests.id, last?.id ?? 0));
    return tx.select().from(designRequests).where(next).orderBy(asc(designRequests.id)).limit(sliceRows).all();
  }, work);
}

export function enqueueFollowUp(tx: Transaction, { id, times }: { id: number; times: number }): void {
  enqueue(tx, "make-follow-up", { followUpId: id }, { key: `${id}:${times}` });
}
