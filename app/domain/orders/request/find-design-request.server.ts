import { and, eq, inArray } from "drizzle-orm";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { unpaidStatuses } from "./design-request.ts";
import { readRequestId } from "./request-id.ts";

export type DesignRequestRow = typeof designRequests.$inferSelect;

export const unpaidRequests = inArray(designRequests.paymentStatus, unpaidStatuses);

/**
 * Undefined for a missing one, another customer's, a gift, and anything that is not an ID; `requestId` as in the URL, or
 * as a number.
 */
export function findDesignRequest(requestId: string | number, userId: number): DesignRequestRow | undefined {
  const order = findPurchase(requestId, userId);
  return order?.giftPackageId === null ? order : undefined;
}

/** What is paid, invoiced and refunded alike: an order of designs, or a gift. */
export function findPurchase(requestId: string | number, userId: number): DesignRequestRow | undefined {
  const id = readRequestId(requestId);
  if (id === undefined) return undefined;
  return db
    .select()
    .from(designRequests)
    .where(and(eq(designRequests.id, id), eq(designRequests.userId, userId)))
    .get();
}

/** For internal use, within a transaction or without one. */
export function readOrder(tx: Transaction | AppDatabase, requestId: number): DesignRequestRow | undefined {
  return tx.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
}
