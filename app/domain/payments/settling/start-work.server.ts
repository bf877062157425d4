import { eq } from "drizzle-orm";
import { requestReceipt } from "#app/domain/letters/pending-letters.server.ts";
import { orderPictures } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";

/** Its pictures and its receipt. Safe to run again. */
export function startWork(tx: Transaction, order: DesignRequestRow): void {
  if (order.status === "pending") {
    tx.update(designRequests).set({ status: "processing" }).where(eq(designRequests.id, order.id)).run();
  }
  orderPictures(tx, order);
  requestReceipt(tx, order);
}
