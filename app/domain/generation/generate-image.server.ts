import { rm } from "node:fs/promises";
import {
  finishWhenNoneOutstanding,
  isWithdrawn,
  markMade,
  type OrderedPicture,
  startPicture,
} from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import { type DesignRequestRow, readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { isThin } from "#app/domain/plans/room-note.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { inTransaction } from "#db/client.server.ts";
import { callImageProvider, type PictureSettings } from "./call-image-provider.server.ts";
import { storeDesign } from "./store-design.server.ts";
import { makeWhereSpace } from "./wait-for-space.server.ts";

/**
 * Safe to run twice and to be killed at any point: the picture counts from the transaction that writes its rows, and a
 * second one of the same number is discarded. @throws PermanentJobError when no picture may or can be made, other
 * errors of app/jobs/kinds when a retry may work
 */
export async function generateImage(wanted: OrderedPicture, settings: PictureSettings): Promise<void> {
  const request = requireOpenOrder(wanted);
  if (!request) return;
  const { requestId, variationNumber } = wanted;
  const requestedAt = request.paidAt ?? request.createdAt;
  await makeWhereSpace(requestedAt, async () => {
    const design = await callImageProvider({
      ...settings,
      request,
      variationNumber,
      seed: request.seed,
      requestedAt: requestedAt,
    });
    // The customer was not informed before paying: the picture is lost, and its share is refunded.
    if (!request.room && design.effect && isThin(design.effect)) {
      await rm(design.pictureFile, { force: true });
      throw new PermanentJobError("The design shows too little of what was asked for.");
    }
    const stored = { requestId, userId: request.userId, variationNumber, origin: "ordered" as const };
    let isLate = false;
    try {
      await storeDesign(design, { ...stored, signal: settings.signal }, (tx) => {
        isLate = isWithdrawn(tx, requestId);
        if (isLate) throw new Error("The customer has withdrawn meanwhile.");
        markMade(tx, wanted);
      });
    } catch (error) {
      if (!isLate) throw error;
    }
  });
}

function requireOpenOrder(wanted: OrderedPicture): DesignRequestRow | undefined {
  return inTransaction((tx) => {
    const request = readOrder(tx, wanted.requestId);
    if (!request) throw new PermanentJobError("There is no such order.");
    const picture = startPicture(tx, wanted);
    if (picture === "made" || picture === "lost") {
      finishWhenNoneOutstanding(tx, wanted.requestId);
      return undefined;
    }
    if (!isPaid(request)) throw new PermanentJobError(`The order is not paid but ${request.paymentStatus}.`);
    if (request.status !== "processing") throw new PermanentJobError(`The order is ${request.status} already.`);
    if (!picture) throw new PermanentJobError("The order has fewer pictures.");
    return request;
  });
}
