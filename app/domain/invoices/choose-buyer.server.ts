import { and, eq } from "drizzle-orm";
import { findPurchase, unpaidRequests } from "#app/domain/orders/request/find-design-request.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { Buyer } from "./buyer-schema.ts";

/** Whom the invoice of an unpaid order will be made out to; null for no one. */
export function chooseBuyer(
  owned: { requestId: string; userId: number },
  buyer: Buyer | null,
): "chosen" | "not-found" | "already-paid" {
  const request = findPurchase(owned.requestId, owned.userId);
  if (!request) return "not-found";
  const unpaid = and(eq(designRequests.id, request.id), eq(designRequests.status, "pending"), unpaidRequests);
  return db.update(designRequests).set({ buyer }).where(unpaid).run().changes > 0 ? "chosen" : "already-paid";
}
