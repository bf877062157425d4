import { eq } from "drizzle-orm";
import { couponProblem, recordCouponUse } from "#app/domain/orders/request/coupons.server.ts";
import { amountDueCents, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { findDesignRequest, readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { inTransaction } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { findHindrance, type NotForSale, type NoYard } from "./opening/open-place.server.ts";
import { startWork } from "./settling/start-work.server.ts";

export type FreeOrder =
  | { ok: true; outcome: "settled" | "already-paid" }
  | { ok: false; reason: "not-found" | "not-free" | NotForSale }
  | NoYard;

/**
 * Without the provider: a coupon leaves nothing to pay. One transaction, so it may be killed and run again anywhere, and a
 * coupon's limit holds exactly.
 */
export async function settleFreeOrder(owned: { requestId: string | number; userId: number }): Promise<FreeOrder> {
  const order = findDesignRequest(owned.requestId, owned.userId);
  if (!order) return { ok: false, reason: "not-found" };
  const hindrance = isUnpaid(order) ? findHindrance(order) : undefined;
  if (hindrance) return hindrance;
  return whenWritable(() =>
    inTransaction((tx): FreeOrder => {
      const now = readOrder(tx, order.id);
      if (!now) return { ok: false, reason: "not-found" };
      if (!isUnpaid(now)) return { ok: true, outcome: "already-paid" };
      if (amountDueCents(now) !== 0 || now.couponCode === null) return { ok: false, reason: "not-free" };
      if (couponProblem(tx, now, now.couponCode)) return { ok: false, reason: "coupon-gone" };
      const paid = { paymentStatus: "paid", paidAt: Date.now() } as const;
      tx.update(designRequests).set(paid).where(eq(designRequests.id, now.id)).run();
      recordCouponUse(tx, now);
      startWork(tx, now);
      return { ok: true, outcome: "settled" };
    }),
  );
}
