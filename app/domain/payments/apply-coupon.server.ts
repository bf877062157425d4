import {
  type CouponProblem,
  couponProblem,
  discountOf,
  findCoupon,
  normalizeCode,
  worthOf,
} from "#app/domain/orders/request/coupons.server.ts";
import { isUnpaid } from "#app/domain/orders/request/design-request.ts";
import { type DesignRequestRow, findDesignRequest } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentProvider } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { orUnavailable, type Unavailable } from "./gateway/or-unavailable.ts";
import { paymentProvider } from "./gateway/payment-provider.server.ts";
import { changeWhatIsDue } from "./opening/change-what-is-due.server.ts";

export type AppliedCoupon =
  | { ok: true }
  /** under-way: money may be on its way for the price of before. */
  | { ok: false; reason: "not-found" | "already-paid" | "under-way" | CouponProblem }
  | Unavailable;

/** Or takes it off again, without a code. Safe to run again. */
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
  return orUnavailable(changeWhatIsDue(order, change, provider));
}

const noCoupon = { couponCode: null, discountCents: 0 };

function couponFor(order: DesignRequestRow, code: string) {
  const problem = couponProblem(db, order, code);
  const coupon = findCoupon(db, code);
  const worth = coupon && worthOf(coupon, order);
  if (problem || !worth) return problem ?? "unknown";
  return worth === "other-package" ? worth : { couponCode: code, discountCents: discountOf(worth, order) };
}
