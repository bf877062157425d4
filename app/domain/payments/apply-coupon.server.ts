import { and, eq, isNull } from "drizzle-orm";
import {
  type CouponProblem,
  couponProblem,
  discountOf,
  findCoupon,
  normalizeCode,
  worthOf,
} from "#app/domain/orders/request/coupons.server.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import {
  type DesignRequestRow,
  findDesignRequest,
  unpaidRequests,
} from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { orUnavailable, type Unavailable } from "./gateway/or-unavailable.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";

export type AppliedCoupon =
  | { ok: true }
  /** under-way: money may be on its way for the price of before. */
  | { ok: false; reason: "not-found" | "already-paid" | "under-way" | CouponProblem }
  | Unavailable;

/**
 * Or takes it off again, without a code. Whatever is open at the provider is closed first: nobody can pay the amount of
 * before. Safe to run again.
 */
export async function applyCoupon(
  owned: { requestId: string | number; userId: number },
  typed: string | undefined,
  provider: PaymentProvider = paymentProvider,
): Promise<AppliedCoupon> {
  const order = findDesignRequest(owned.requestId, owned.userId);
  if (!order) return { ok: false, reason: "not-found" };
  if (!isUnpaid(order)) return { ok: false, reason: "already-paid" };
  const change = typed === undefined ? noCoupon : couponFor(order, normalizeCode(typed));
  if (typeof change === "string") return { ok: false, reason: change };
  return orUnavailable(
    (async (): Promise<AppliedCoupon> => {
      if (!(await closePlaces(order, provider))) return { ok: false, reason: "under-way" };
      const { paymentIntentId: intent, hostedCheckoutId: page } = order;
      const unchanged = and(
        eq(designRequests.id, order.id),
        intent ? eq(designRequests.paymentIntentId, intent) : isNull(designRequests.paymentIntentId),
        page ? eq(designRequests.hostedCheckoutId, page) : isNull(designRequests.hostedCheckoutId),
        unpaidRequests,
      );
      const set = () => db.update(designRequests).set(change).where(unchanged).run().changes === 1;
      return (await whenWritable(set)) ? { ok: true } : { ok: false, reason: "under-way" };
    })(),
  );
}

const noCoupon = { couponCode: null, discountCents: 0 };

function couponFor(order: DesignRequestRow, code: string) {
  const problem = couponProblem(db, order, code);
  const coupon = findCoupon(db, code);
  const worth = coupon && worthOf(coupon, order);
  if (problem || !worth) return problem ?? "unknown";
  return worth === "other-package" ? worth : { couponCode: code, discountCents: discountOf(worth, order) };
}

async function closePlaces({ paymentIntentId, hostedCheckoutId }: DesignRequestRow, provider: PaymentProvider) {
  if (hostedCheckoutId && (await provider.closeHostedCheckout(hostedCheckoutId)) !== "closed") return false;
  return !paymentIntentId || (await provider.cancelPayment(paymentIntentId)) === "canceled";
}
