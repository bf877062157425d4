import { and, eq } from "drizzle-orm";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type db, inTransaction, type Transaction } from "#db/client.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
import { askProvider, type PictureAsking } from "./ask-provider.server.ts";
import { finishWhenSettled } from "./finish-when-settled.server.ts";
import { storeDesign } from "./store-design.server.ts";

export interface ImageToGenerate {
  requestId: number;
  /** 1-based. */
  variationNumber: number;
}

/**
 * Makes one picture of a paid order and stores it. Safe to run twice and to be killed anywhere: the picture counts from
 * the transaction that writes its rows, and a second one of the same number is never kept.
 * @throws PermanentJobError when no picture may or can be made, other errors of app/jobs/kinds when it may work later
 */
export async function generateImage(wanted: ImageToGenerate, asking: PictureAsking): Promise<void> {
  const request = requireOpenOrder(wanted);
  if (!request) return;
  const { requestId, variationNumber } = wanted;
  const askedAt = request.paidAt ?? request.createdAt;
  const design = await askProvider({ ...asking, request, variationNumber, seed: request.seed, askedAt });
  await storeDesign(
    design,
    { requestId, userId: request.userId, variationNumber, origin: "ordered", signal: asking.signal },
    (tx) => finishWhenSettled(tx, requestId),
  );
}

/** @returns undefined when there is nothing left to do */
function requireOpenOrder({ requestId, variationNumber }: ImageToGenerate): DesignRequestRow | undefined {
  return inTransaction((tx) => {
    const request = tx.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
    if (!request) throw new PermanentJobError("There is no such order.");
    if (hasImage(tx, requestId, variationNumber)) {
      finishWhenSettled(tx, requestId);
      return undefined;
    }
    const paid = request.paymentStatus === "paid" || request.paymentStatus === "partially_refunded";
    if (!paid) throw new PermanentJobError(`The order is not paid but ${request.paymentStatus}.`);
    if (request.status !== "processing") throw new PermanentJobError(`The order is ${request.status} already.`);
    if (variationNumber > request.imageCount) throw new PermanentJobError("The order has fewer pictures.");
    return request;
  });
}

function hasImage(tx: Transaction | typeof db, requestId: number, variationNumber: number): boolean {
  const own = and(
    eq(designImages.requestId, requestId),
    eq(designImages.variationNumber, variationNumber),
    eq(designImages.origin, "ordered"),
  );
  return tx.select({ id: designImages.id }).from(designImages).where(own).get() !== undefined;
}
