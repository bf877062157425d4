import { and, count, eq, inArray } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { designImages, designRequests, jobs } from "#db/schema.ts";

export interface Progress {
  ordered: number;
  made: number;
  /** Given up: neither made nor going to be. */
  lost: number;
}

/** How far the pictures of an order are; a picture is outstanding while it is neither made nor lost. */
export function countProgress(tx: Transaction, request: { id: number; imageCount: number }): Progress {
  const made = tx
    .select({ number: designImages.variationNumber })
    .from(designImages)
    .where(and(eq(designImages.requestId, request.id), eq(designImages.origin, "ordered")))
    .all()
    .map((image) => image.number);
  const missing = Array.from({ length: request.imageCount }, (_, i) => i + 1).filter((n) => !made.includes(n));
  const keys = missing.map((number) => `${request.id}:${number}`);
  const dead = and(eq(jobs.kind, "generate-image"), inArray(jobs.key, keys), eq(jobs.status, "dead"));
  const lost = tx.select({ n: count() }).from(jobs).where(dead).get()!.n;
  return { ordered: request.imageCount, made: made.length, lost };
}

/** Enqueues the finishing of an order in the transaction that settles its last picture, and not before. */
export function finishWhenSettled(tx: Transaction, requestId: number): void {
  const request = tx.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
  if (request?.status !== "processing") return;
  const { ordered, made, lost } = countProgress(tx, request);
  if (made + lost >= ordered) enqueue(tx, "finish-design", { requestId }, { key: `${requestId}` });
}
