import { and, eq, isNull } from "drizzle-orm";
import { type DesignRequestRow, unpaidRequests } from "#app/domain/orders/request/find-design-request.server.ts";
import { readRequestId } from "#app/domain/orders/request/request-id.ts";
import { law } from "#app/domain/shop/law.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import type { WithdrawalRight } from "./withdrawal-right.ts";

export function findWithdrawalRight({ consentedAt, giftPackageId }: DesignRequestRow): WithdrawalRight | undefined {
  const { sellsToEu, asksConsent } = law.read();
  if (!sellsToEu) return undefined;
  if (consentedAt !== null) return { consent: "given" };
  // A gift does not begin before it is used.
  return { consent: asksConsent && giftPackageId === null ? "asked" : "none" };
}

/** Before the payment, once; a paid order's cannot be added. */
export function recordConsent(owned: { requestId: string; userId: number }, now = Date.now()): void {
  const id = readRequestId(owned.requestId);
  if (id === undefined) return;
  const { userId, consentedAt } = designRequests;
  const unpaid = and(eq(designRequests.id, id), eq(userId, owned.userId), unpaidRequests, isNull(consentedAt));
  db.update(designRequests).set({ consentedAt: now }).where(unpaid).run();
}
