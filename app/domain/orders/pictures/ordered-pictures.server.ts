import { and, count, eq } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, type Transaction } from "#db/client.server.ts";
import { isOutstanding, isRequested } from "#db/partial-indexes.ts";
import { designRequests, followUps, orderedPictures, withdrawals } from "#db/schema.ts";
import { readOrder } from "../request/find-design-request.server.ts";
import { placeOfPicture } from "./place-of-picture.ts";

export interface OrderedPicture {
  requestId: number;
  variationNumber: number;
}

export interface Progress {
  ordered: number;
  made: number;
  lost: number;
}

/** Every paid one that is neither made nor lost; safe to run again. */
export function orderPictures(tx: Transaction, order: { id: number; imageCount: number }): void {
  const requestId = order.id;
  for (let variationNumber = 1; variationNumber <= order.imageCount; variationNumber++) {
    tx.insert(orderedPictures).values({ requestId, variationNumber }).onConflictDoNothing().run();
  }
  const outstanding = and(eq(orderedPictures.requestId, requestId), isOutstanding);
  for (const picture of tx.select().from(orderedPictures).where(outstanding).all()) enqueuePicture(tx, picture);
}

export function enqueuePicture(tx: Transaction, { requestId, variationNumber }: OrderedPicture): void {
  const { paidAt } =
    tx.select({ paidAt: designRequests.paidAt }).from(designRequests).where(eq(designRequests.id, requestId)).get() ??
    {};
  const place = placeOfPicture(paidAt ?? Date.now(), variationNumber);
  enqueue(tx, "generate-image", { requestId, variationNumber }, { key: `${requestId}:${variationNumber}`, place });
}

/** Pictures and follow-ups that customers wait for. */
export function hasPaidWork(): boolean {
  const picture = db.select({ id: orderedPictures.id }).from(orderedPictures).where(isOutstanding).limit(1).get();
  return (
    picture !== undefined ||
    db.select({ id: followUps.id }).from(followUps).where(isRequested).limit(1).get() !== undefined
  );
}

/** Undefined when the picture was not paid for. */
export function startPicture(tx: Transaction, picture: OrderedPicture) {
  tx.update(orderedPictures)
    .set({ startedAt: Date.now() })
    .where(and(isPicture(picture), isOutstanding))
    .run();
  return tx.select().from(orderedPictures).where(isPicture(picture)).get()?.status;
}

/** Also counts for a picture that was given up before, while the order is not decided. */
export function markMade(tx: Transaction, picture: OrderedPicture): void {
  tx.update(orderedPictures).set({ status: "made", finishedAt: Date.now() }).where(isPicture(picture)).run();
  finishWhenNoneOutstanding(tx, picture.requestId);
}

export function losePicture(tx: Transaction, picture: OrderedPicture): void {
  const outstanding = and(isPicture(picture), isOutstanding);
  tx.update(orderedPictures).set({ status: "lost", finishedAt: Date.now() }).where(outstanding).run();
  finishWhenNoneOutstanding(tx, picture.requestId);
}

/** Its customer withdrew from it, and nothing is delivered any more. */
export function isWithdrawn(tx: Transaction, requestId: number): boolean {
  const accepted = and(eq(withdrawals.requestId, requestId), eq(withdrawals.outcome, "accepted"));
  return tx.select({ id: withdrawals.id }).from(withdrawals).where(accepted).get() !== undefined;
}

/** None is made any more; what a worker has begun is discarded. */
export function loseOutstandingPictures(tx: Transaction, requestId: number): void {
  const outstanding = and(eq(orderedPictures.requestId, requestId), isOutstanding);
  for (const picture of tx.select().from(orderedPictures).where(outstanding).all()) losePicture(tx, picture);
}

export function countProgress(tx: Transaction, request: { id: number; imageCount: number }): Progress {
  const rows = tx
    .select({ status: orderedPictures.status, n: count() })
    .from(orderedPictures)
    .where(eq(orderedPictures.requestId, request.id))
    .groupBy(orderedPictures.status)
    .all();
  const of = (status: string) => rows.find((row) => row.status === status)?.n ?? 0;
  return { ordered: request.imageCount, made: of("made"), lost: of("lost") };
}

/** In the transaction in which its last picture is made or lost, and not before. */
export function finishWhenNoneOutstanding(tx: Transaction, requestId: number): void {
  const request = readOrder(tx, requestId);
  if (request?.status !== "processing") return;
  const { ordered, made, lost } = countProgress(tx, request);
  if (made + lost >= ordered) enqueue(tx, "finish-design", { requestId }, { key: `${requestId}` });
}

function isPicture({ requestId, variationNumber }: OrderedPicture) {
  return and(eq(orderedPictures.requestId, requestId), eq(orderedPictures.variationNumber, variationNumber));
}
