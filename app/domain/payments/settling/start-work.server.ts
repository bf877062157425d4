import { eq } from "drizzle-orm";
import { requestReceipt } from "#app/domain/letters/pending-letters.server.ts";
import { makeGiftCode } from "#app/domain/orders/gifts/gift-codes.server.ts";
import { orderPictures } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { type DesignRequestRow, readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { announceEvent } from "#app/domain/webhooks/announce-event.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";

/** Its pictures, or its gift code; its receipt and its event for programs. Safe to run again. */
export function startWork(tx: Transaction, order: DesignRequestRow): void {
  if (order.status === "pending") {
    const status = order.giftPackageId === null ? "processing" : "completed";
    tx.update(designRequests).set({ status }).where(eq(designRequests.id, order.id)).run();
    const { id: orderId, package: packageName, imageCount, currency } = order;
    const amountCents = readOrder(tx, orderId)?.paidAmountCents ?? 0;
    announceEvent(tx, "order.paid", orderId, { orderId, package: packageName, imageCount, amountCents, currency });
  }
  if (order.giftPackageId === null) orderPictures(tx, order);
  else giveGift(tx, order, order.giftPackageId);
  requestReceipt(tx, order);
}

/** The code has recipient and line from now on, and the order no more. */
function giveGift(tx: Transaction, order: DesignRequestRow, packageId: string): void {
  const {
    id: requestId,
    giftRecipient,
    giftMessage: message,
    deliveryEmail,
    priceCents: amountCents,
    currency,
  } = order;
  makeGiftCode(tx, { packageId, requestId, recipient: giftRecipient ?? deliveryEmail, message, amountCents, currency });
  const moved = { giftRecipient: null, giftMessage: null };
  tx.update(designRequests).set(moved).where(eq(designRequests.id, requestId)).run();
}
