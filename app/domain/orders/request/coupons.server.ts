import { and, count, eq, isNull } from "drizzle-orm";
import { roundUpToStep, smallestCharge } from "#app/domain/shop/money/currencies.ts";
import { findPackage, listPackagesToEdit } from "#app/domain/shop/money/packages.server.ts";
import { type AppDatabase, db, type Transaction } from "#db/client.server.ts";
import { coupons, couponUses } from "#db/schema.ts";
import type { DesignRequestRow } from "./find-design-request.server.ts";

export type Coupon = typeof coupons.$inferSelect;

export type CouponProblem = "unknown" | "expired" | "used-up" | "used-before" | "other-currency" | "other-package";

/** As it is stored, however it was typed. */
export function normalizeCode(typed: string): string {
  return typed.replace(/\s+/g, "").toUpperCase();
}

export function findCoupon(tx: Transaction | AppDatabase, code: string): Coupon | undefined {
  return tx.select().from(coupons).where(eq(coupons.code, code)).get();
}

/** Where there is none the shop does not mention them. */
export function hasCoupons(): boolean {
  return db.select({ code: coupons.code }).from(coupons).limit(1).get() !== undefined;
}

/** Why the order cannot use it now. Only settled orders count: an opened payment reserves nothing. */
export function couponProblem(
  tx: Transaction | AppDatabase,
  order: Pick<DesignRequestRow, "userId" | "currency" | "package">,
  code: string,
): CouponProblem | undefined {
  const coupon = findCoupon(tx, code);
  if (!coupon) return "unknown";
  const { usesAtMost, expiresAt, oncePerAccount } = coupon;
  const worth = worthOf(coupon, order);
  if (worth === "other-package") return worth;
  if (worth.amountCents !== null && coupon.currency !== order.currency) return "other-currency";
  if (expiresAt !== null && expiresAt <= Date.now()) return "expired";
  if (usesAtMost !== null && countUses(tx, code) >= usesAtMost) return "used-up";
  if (oncePerAccount && countUses(tx, code, order.userId) > 0) return "used-before";
}

type Worth = Pick<Coupon, "percent" | "amountCents">;

/** Of a gift code: its package whole, whatever that costs now. Once it is not sold any more: what the code cost, of any other. */
export function worthOf(coupon: Coupon, order: Pick<DesignRequestRow, "package">): Worth | "other-package" {
  const { percent, amountCents, packageId } = coupon;
  if (packageId === null) return { percent, amountCents };
  if (packageNameOf(packageId) === order.package) return { percent, amountCents: null };
  const isSold = findPackage(packageId)?.id === packageId;
  return isSold || amountCents === null ? "other-package" : { percent: null, amountCents };
}

/** As it is called now, on sale or not. */
export function packageNameOf(id: string): string | undefined {
  return listPackagesToEdit().find((entry) => entry.id === id)?.name;
}

/** In the customer's favor; what would be left and cannot be charged is left out. */
export function discountOf(
  { percent, amountCents }: Worth,
  { priceCents, currency }: { priceCents: number; currency: string },
): number {
  const share = percent === null ? (amountCents ?? 0) : roundUpToStep((priceCents * percent) / 100, currency);
  const left = priceCents - Math.min(priceCents, share);
  return left < smallestCharge(currency) ? priceCents : priceCents - left;
}

/** In the transaction that settles the order; once, however often. */
export function recordCouponUse(tx: Transaction, { id, userId, couponCode }: DesignRequestRow): void {
  if (couponCode === null || !findCoupon(tx, couponCode)) return;
  tx.insert(couponUses).values({ requestId: id, code: couponCode, userId }).onConflictDoNothing().run();
}

/** The money for it goes back. Nothing for an order of designs. */
export function endGiftCode(tx: Transaction, requestId: number): void {
  const open = and(eq(coupons.requestId, requestId), isNull(coupons.expiresAt));
  tx.update(coupons).set({ expiresAt: Date.now() }).where(open).run();
}

export function countUses(tx: Transaction | AppDatabase, code: string, userId?: number): number {
  const own = userId === undefined ? undefined : eq(couponUses.userId, userId);
  return (
    tx
      .select({ n: count() })
      .from(couponUses)
      .where(and(eq(couponUses.code, code), own))
      .get()?.n ?? 0
  );
}
