import { eq } from "drizzle-orm";
import { requestReceipt } from "#app/domain/letters/pending-letters.server.ts";
import { orderPictures } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { type DesignRequestRow, readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { announceEvent } from "#app/domain/webhooks/announce-event.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";

/** Its pictures, its receipt and its event for programs. Safe to run again. */
export function startWork(tx: Transaction, order: DesignRequestRow): void {
  if (order.status === "pending") {
    tx.update(designRequests).set({ status: "processing" }).where(eq(designRequests.id, order.id)).run();
    const { id: orderId, package: packageName, imageCount, currency } = order;
    const amountCents = readOrder(tx, orderId)?.paidAmountCents ?? 0;
    announceEvent(tx, "order.paid", orderId, { orderId, package: packageName, imageCount, amountCents, currency });
  }
  orderPictures(tx, order);
  requestReceipt(tx, order);
}
