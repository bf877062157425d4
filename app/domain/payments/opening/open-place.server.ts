import { and, eq, isNull, sql } from "drizzle-orm";
import { findOrderTax } from "#app/domain/invoices/order-tax.ts";
import { noteSubject, type SubjectNote } from "#app/domain/orders/ground/yard-gate.server.ts";
import { couponProblem } from "#app/domain/orders/request/coupons.server.ts";
import { amountDueCents, isUnpaid } from "#app/domain/orders/request/design-request.ts";
import {
  type DesignRequestRow,
  readOrder,
  unpaidRequests,
} from "#app/domain/orders/request/find-design-request.server.ts";
import { findWishInterpretation } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { findRoomNote } from "#app/domain/plans/room-note.ts";
import { readSeller } from "#app/domain/shop/seller.server.ts";
import { faultOfWeights } from "#app/providers/images/ground-reader.server.ts";
import type { PaymentOrder } from "#app/providers/payments/contract.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { findWithdrawalRight } from "../withdrawal/consent.server.ts";

const mostRounds = 5;

export type NoYard = { ok: false; reason: "no-yard"; subject: SubjectNote };

/**
 * under-way: an earlier attempt may still charge. no-designer: its pictures could not be drawn, so it must not be paid.
 * nothing-to-draw: they would show nothing that was requested.
 */
export type NothingToOpen = { ok: false; reason: "already-paid" | "under-way" | NotForSale } | NoYard;

/**
 * coupon-gone: it has expired or was used up since it was entered. free: a coupon leaves nothing to pay. not-agreed: the
 * shop begins only with consent. no-tax-place: the tax depends on where the customer is, who has not said so.
 */
export type NotForSale = "no-designer" | "nothing-to-draw" | "coupon-gone" | "free" | "not-agreed" | "no-tax-place";

export interface PlaceToPay<Opened> {
  column: "paymentIntentId" | "hostedCheckoutId";
  idOf(opened: Opened): string;
  /** Closes the other place, and finds what is open in this one. A reason when it was paid, or is about to be. */
  clear(seen: DesignRequestRow): Promise<{ open: Opened | undefined } | NothingToOpen>;
  open(order: PaymentOrder): Promise<Opened>;
  abandon?(opened: Opened): Promise<unknown>;
}

/**
 * Or returns the open one; safe to call from many tabs at once. The order's row decides: a caller that finds another
 * tab was quicker starts again. @throws PaymentProviderError
 */
export async function openPlace<Opened>(
  request: DesignRequestRow,
  place: PlaceToPay<Opened>,
): Promise<{ ok: true; opened: Opened } | NothingToOpen> {
  let seen = request;
  for (let round = 0; round < mostRounds; round++) {
    if (!isUnpaid(seen)) return { ok: false, reason: "already-paid" };
    const hindrance = findHindrance(seen);
    if (hindrance) return hindrance;
    if (amountDueCents(seen) === 0) return { ok: false, reason: "free" };
    const found = await place.clear(seen);
    if ("ok" in found) return found;
    const opened = found.open ?? (await place.open(describeOrder(seen, place.column)));
    const naming = { [place.column]: place.idOf(opened) };
    if (await whenWritable(() => storeOpened(seen, naming))) return { ok: true, opened };

    const now = readOrder(db, seen.id);
    if (!now) return { ok: false, reason: "already-paid" };
    if (now[place.column] === place.idOf(opened) && isUnpaid(now)) return { ok: true, opened };
    // Not the stored one: the key makes it the same for all tabs, unless the provider failed in between.
    if (!found.open && isUnpaid(now)) await place.abandon?.(opened);
    seen = now;
  }
  throw new Error(`Other tabs kept opening payments for request ${request.id}`);
}

/** Anything to pay in a shop whose tax depends on the place. */
export function needsTaxPlace(order: DesignRequestRow): boolean {
  return readSeller()?.tax === "stripe" && amountDueCents(order) > 0 && !findOrderTax(order);
}

/** Why nobody may pay for it now, or get it for nothing. */
export function findHindrance(order: DesignRequestRow): NoYard | { ok: false; reason: NotForSale } | undefined {
  if (findWithdrawalRight(order)?.consent === "asked") return { ok: false, reason: "not-agreed" };
  if (needsTaxPlace(order)) return { ok: false, reason: "no-tax-place" };
  if (order.giftPackageId !== null) return undefined;
  const subject = noteSubject(order);
  if (subject?.isClosed) return { ok: false, reason: "no-yard", subject };
  if (findRoomNote(findWishInterpretation(order), order.scope === "yard")?.isClosed)
    return { ok: false, reason: "nothing-to-draw" };
  if (faultOfWeights()) return { ok: false, reason: "no-designer" };
  if (order.couponCode !== null && couponProblem(db, order, order.couponCode))
    return { ok: false, reason: "coupon-gone" };
}

const stepNames = { paymentIntentId: "pi", hostedCheckoutId: "cs" };

/**
 * The key is the same for all tabs that start from the same stored opening; it contains the order's time, because
 * numbers are reused after a restore and must not match the lost order's payment.
 */
function describeOrder(request: DesignRequestRow, column: PlaceToPay<unknown>["column"]): PaymentOrder {
  const amountCents = amountDueCents(request);
  const taxCalculationId = findOrderTax(request)?.calculationId;
  const step = `${stepNames[column]}:${request[column] ?? "first"}`;
  return {
    requestId: request.id,
    userId: request.userId,
    amountCents,
    currency: request.currency,
    description: `${request.package}, ${request.giftPackageId === null ? "design request" : "as a gift, order"} ${request.id}`,
    idempotencyKey: `${request.id}:${request.createdAt}:${amountCents}:${step}${taxCalculationId ? `:${taxCalculationId}` : ""}`,
    taxCalculationId,
  };
}

function storeOpened(seen: DesignRequestRow, opened: Partial<DesignRequestRow>): boolean {
  const { paymentIntentId: intent, hostedCheckoutId: page } = seen;
  const unchanged = and(
    eq(designRequests.id, seen.id),
    intent ? eq(designRequests.paymentIntentId, intent) : isNull(designRequests.paymentIntentId),
    page ? eq(designRequests.hostedCheckoutId, page) : isNull(designRequests.hostedCheckoutId),
    // Another tab may have entered a coupon: the amount is another one then.
    eq(designRequests.discountCents, seen.discountCents),
    // Or named another place: the tax is another one.
    sql`${designRequests.tax} ->> 'calculationId' is ${seen.tax?.calculationId ?? null}`,
    unpaidRequests,
  );
  const stored = { ...opened, paymentOpenedAt: Date.now() };
  return db.update(designRequests).set(stored).where(unchanged).run().changes === 1;
}
