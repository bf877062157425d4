import {
  beginPicture,
  finishWhenNoneOutstanding,
  markMade,
  type OrderedPicture,
} from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import { type DesignRequestRow, readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { inTransaction } from "#db/client.server.ts";
import { askProvider, type PictureAsking } from "./ask-provider.server.ts";
import { storeDesign } from "./store-design.server.ts";
import { makeWhereRoom } from "./wait-for-room.server.ts";

/**
 * Makes one picture of a paid order and stores it. Safe to run twice and to be killed at any point: the picture counts from the
 * transaction that writes its rows, and a second one of the same number is discarded.
 * @throws PermanentJobError when no picture may or can be made, other errors of app/jobs/kinds when a retry may work
 */
export async function generateImage(wanted: OrderedPicture, asking: PictureAsking): Promise<void> {
  const request = requireOpenOrder(wanted);
  if (!request) return;
  const { requestId, variationNumber } = wanted;
  const askedAt = request.paidAt ?? request.createdAt;
  await makeWhereRoom(askedAt, async () => {
    const design = await askProvider({ ...asking, request, variationNumber, seed: request.seed, askedAt });
    await storeDesign(
      design,
      { requestId, userId: request.userId, variationNumber, origin: "ordered", signal: asking.signal },
      (tx) => markMade(tx, wanted),
    );
  });
}

function requireOpenOrder(wanted: OrderedPicture): DesignRequestRow | undefined {
  return inTransaction((tx) => {
    const request = readOrder(tx, wanted.requestId);
    if (!request) throw new PermanentJobError("There is no such order.");
    const picture = beginPicture(tx, wanted);
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
