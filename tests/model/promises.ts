import { and, eq, inArray } from "drizzle-orm";
import { amountDueCents } from "#app/domain/orders/request/design-request.ts";
import { undeliveredGiftCause } from "#app/domain/orders/request/refund-cause.ts";
import { db } from "#db/client.server.ts";
import { isUnmailed } from "#db/partial-indexes.ts";
import {
  coupons,
  couponUses,
  designImages,
  designRequests,
  followUps,
  jobs,
  letters,
  orderedPictures,
  refunds,
} from "#db/schema.ts";
import { brokenInvoices } from "./invoice-promises.ts";
import type { Shop } from "./shop.ts";

/** What must be so after every step, and what must be so when all is quiet: each in words, with what is wrong. */

type Order = typeof designRequests.$inferSelect;

const orders = () => db.select().from(designRequests).all();
const openJobs = () =>
  db
    .select()
    .from(jobs)
    .all()
    .filter(({ status }) => status === "ready" || status === "running");

export function brokenAtOnce(shop: Shop): string[] {
  const payments = [...shop.gateway.payments.values()];
  return [
    ...payments
      .filter((one) => one.refundedCents > one.amountReceivedCents)
      .map(({ id }) => `${id}: more back than in`),
    ...shop.mail.twice.map((messageId) => `${messageId} went out twice`),
    ...orders().flatMap((order) => brokenOf(order, shop)),
    ...openJobs().flatMap(ownerlessOf),
    ...brokenInvoices(orders()),
    ...brokenCoupons(shop),
    ...orders().flatMap(brokenGift),
  ];
}

function brokenOf(order: Order, shop: Shop): string[] {
  const { id, paidAmountCents, refundedAmountCents, imageCount, status, paymentStatus, paidAt } = order;
  const payment = shop.gateway.payments.get(order.paymentIntentId ?? "");
  const ordered = and(eq(designImages.requestId, id), eq(designImages.origin, "ordered"));
  const wrong = {
    "paid something else than its price": paidAt !== null && paidAmountCents !== amountDueCents(order),
    "paid without money": paidAmountCents > (payment?.amountReceivedCents ?? 0),
    "more refunded than the gateway knows": refundedAmountCents > (payment?.refundedCents ?? 0),
    "works without pay": status !== "pending" && paidAt === null,
    "more pictures than ordered": db.select().from(designImages).where(ordered).all().length > imageCount,
    "paid and unpaid": (paymentStatus === "unpaid" || paymentStatus === "failed") !== (paidAt === null),
  };
  return Object.entries(wrong).flatMap(([words, isSo]) => (isSo ? [`order ${id}: ${words}`] : []));
}

/**
 * Each settled order counts once; a limit is passed by no more than the payments that were open at the gateway before it was
 * reached, and never by what is taken for nothing.
 */
function brokenCoupons(shop: Shop): string[] {
  const settled = orders().filter(({ paidAt, couponCode }) => paidAt !== null && couponCode !== null);
  const uses = db.select().from(couponUses).all();
  const usesOf = (code: string) => uses.filter((use) => use.code === code).length;
  const opened = [...shop.gateway.payments.values()].filter(({ requestId }) =>
    settled.some(({ id, couponCode }) => id === requestId && couponCode === "HALF"),
  ).length;
  const wrong = {
    "uses that are not the settled orders":
      uses
        .map(({ requestId }) => requestId)
        .sort()
        .join() !==
      settled
        .map(({ id }) => id)
        .sort()
        .join(),
    "FREE was taken twice": usesOf("FREE") > 1,
    "HALF was used without a payment": usesOf("HALF") > opened,
  };
  return Object.entries(wrong).flatMap(([words, isSo]) => (isSo ? [`coupons: ${words}`] : []));
}

/** A gift that was paid for has one code, which is used once, and not after its money went back. */
function brokenGift({ id, giftPackageId, paidAt, paymentStatus }: Order): string[] {
  const codes = db.select().from(coupons).where(eq(coupons.requestId, id)).all();
  const uses = codes.flatMap(({ code }) => db.select().from(couponUses).where(eq(couponUses.code, code)).all());
  const wrong = {
    "has not one code": codes.length !== (giftPackageId !== null && paidAt !== null ? 1 : 0),
    "was used twice": uses.length > 1,
    "is worth something after its refund": paymentStatus === "refunded" && codes.some(({ expiresAt }) => !expiresAt),
    "is about pictures": giftPackageId !== null && countPictures(id) > 0,
  };
  return Object.entries(wrong).flatMap(([words, isSo]) => (isSo ? [`gift ${id} ${words}`] : []));
}

const countPictures = (id: number) =>
  db.select().from(orderedPictures).where(eq(orderedPictures.requestId, id)).all().length;

/** No job without what it is for. */
function ownerlessOf({ kind, key, payload }: typeof jobs.$inferSelect): string[] {
  const { requestId, followUpId, variationNumber } = payload as Record<string, number>;
  if (followUpId !== undefined) {
    const found = db.select().from(followUps).where(eq(followUps.id, followUpId)).get();
    return found ? [] : [`job ${kind} ${key} is for nothing that was asked`];
  }
  if (requestId === undefined) return [];
  const order = db.select().from(designRequests).where(eq(designRequests.id, requestId)).get();
  if (!order?.paidAt) return [`job ${kind} ${key} is for no paid order`];
  if (kind !== "generate-image") return [];
  const which = and(eq(orderedPictures.requestId, requestId), eq(orderedPictures.variationNumber, variationNumber!));
  return db.select().from(orderedPictures).where(which).get() ? [] : [`job ${kind} ${key} is for no picture`];
}

/** When every service is well again, everyone was told everything and no job is left. */
export function brokenInTheEnd(shop: Shop): string[] {
  return [
    ...brokenAtOnce(shop),
    ...openJobs().map(({ kind, key }) => `job ${kind} ${key} is left`),
    ...orders().flatMap((order) => unbalanced(order, shop)),
  ];
}

function unbalanced(order: Order, shop: Shop): string[] {
  const { id, status, paidAmountCents, refundedAmountCents, paymentIntentId } = order;
  const payments = [...shop.gateway.payments.values()].filter(({ requestId }) => requestId === id);
  const kept = payments.reduce((sum, one) => sum + one.amountReceivedCents - one.refundedCents, 0);
  const byHand = shop.gateway.refunds.filter(
    (refund) => payments.some((one) => one.id === refund.paymentId) && refund.idempotencyKey.startsWith("by-hand"),
  );
  if (paidAmountCents === 0) return kept === 0 ? [] : [`order ${id} cost nothing so far, and ${kept} cents were kept`];
  const own = shop.gateway.payments.get(paymentIntentId!)!;
  const faults: string[] = [];
  if (refundedAmountCents !== own.refundedCents) {
    faults.push(`order ${id} says ${refundedAmountCents} went back, and it was ${own.refundedCents}`);
  }
  if (status === "processing") faults.push(`order ${id} is not decided`);
  const worth = worthOf(order);
  // What a person gave back by hand may be more than was due, or take the place of what was.
  if (byHand.length === 0 && kept !== worth) faults.push(`order ${id}: ${kept} cents kept for pictures worth ${worth}`);
  if (kept < 0 || kept > paidAmountCents) faults.push(`order ${id}: ${kept} cents kept of ${paidAmountCents}`);
  if (byHand.length > 0 && kept > worth) faults.push(`order ${id}: ${kept} kept, though by hand, for ${worth}`);
  return [...faults, ...lettersOf(order, shop)];
}

/** What was paid for and is there: the missing pictures' share goes back, rounded up for the customer. */
function worthOf({ id, paidAmountCents, imageCount }: Order): number {
  const whole = and(eq(refunds.requestId, id), inArray(refunds.cause, ["not-happy", undeliveredGiftCause]));
  if (db.select().from(refunds).where(whole).get()) return 0;
  const made = db.select().from(orderedPictures).where(eq(orderedPictures.requestId, id)).all();
  const missing = made.filter(({ status }) => status !== "made").length;
  return paidAmountCents - Math.ceil((paidAmountCents * missing) / imageCount);
}

/** A receipt for the money; the designs, if there are any. Those whose address was refused were given up. */
function lettersOf({ id, status, giftPackageId }: Order, shop: Shop): string[] {
  const rows = db.select().from(letters).where(eq(letters.requestId, id)).all();
  const has = (kind: string) => rows.filter((letter) => letter.kind === kind).length;
  const unsent = rows.filter((letter) => letter.status === "sent" && !shop.mail.sent.has(letter.messageId));
  const unmailed = db
    .select()
    .from(coupons)
    .where(and(eq(coupons.requestId, id), isUnmailed))
    .all()
    .filter(({ expiresAt }) => expiresAt === null);
  const owed = rows.filter((letter) => letter.status === "owed");
  return [
    ...(has("receipt") === 1 ? [] : [`order ${id} has ${has("receipt")} receipts`]),
    ...(has("designs-ready") === (status === "error" || giftPackageId !== null ? 0 : 1)
      ? []
      : [`order ${id}: designs were told wrongly`]),
    ...unsent.map(({ key }) => `${key} was never sent`),
    ...owed.map(({ key }) => `${key} is still owed`),
    ...unmailed.map(({ code }) => `gift code ${code} was not mailed`),
  ];
}
