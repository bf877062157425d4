import { eq, isNotNull } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { designRequests, followUps, orderedPictures } from "#db/schema.ts";
import { askForPicture, finishWhenNoneOutstanding, isOutstanding } from "./pictures/ordered-pictures.server.ts";
import { enqueueYardReading } from "./request/yard-reading.server.ts";

/**
 * Gives what is outstanding the jobs it lacks, whatever happened to the table of jobs: pictures, what was asked for at
 * them, photos to be read, orders to be finished. Jobs that exist stay as they are.
 */
export function askForOutstandingWork(tx: Transaction): void {
  for (const picture of tx.select().from(orderedPictures).where(isOutstanding).all()) askForPicture(tx, picture);
  for (const row of tx.select().from(followUps).where(eq(followUps.status, "asked")).all()) askForFollowUp(tx, row);
  const beingRead = isNotNull(designRequests.yardReadingSince);
  for (const { id } of tx.select().from(designRequests).where(beingRead).all()) enqueueYardReading(tx, id);
  const underWay = eq(designRequests.status, "processing");
  for (const { id } of tx.select().from(designRequests).where(underWay).all()) finishWhenNoneOutstanding(tx, id);
}

/** What a customer asked for at a finished picture, for the nth time. */
export function askForFollowUp(tx: Transaction, { id, times }: { id: number; times: number }): void {
  enqueue(tx, "make-follow-up", { followUpId: id }, { key: `${id}:${times}` });
}
