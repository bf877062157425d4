import { randomInt } from "node:crypto";
import { and, asc, eq, exists, gt, inArray, lt, or } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import { db, type Transaction } from "#db/client.server.ts";
import { isAddressed, isUnmailed } from "#db/partial-indexes.ts";
import { coupons, couponUses } from "#db/schema.ts";
import { forEachRow, sliceRows } from "#db/slices.server.ts";
import { countUses } from "../request/coupons.server.ts";
import { type DesignRequestRow, readOrder } from "../request/find-design-request.server.ts";
import { undeliveredGiftCause } from "../request/refund-cause.ts";
import { requestRefund } from "../request/refunds.server.ts";

type CouponRow = typeof coupons.$inferSelect;

const dayMs = 24 * 3_600_000;
/** How long recipient and line are kept once a gift code was used or has ended. */
export const giftDays = 90;
/** And once it was mailed, in any case: the code outlives them. */
const mailedGiftDays = 365;

/** Without letters and digits that look alike. */
export function newCode(): string {
  const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
}

/** Its letter is enqueued with it. An order has one, however often. */
export function makeGiftCode(
  tx: Transaction,
  gift: Pick<typeof coupons.$inferInsert, "recipient" | "message" | "requestId" | "amountCents" | "currency"> & {
    packageId: string;
  },
): string {
  const code = newCode();
  const made = tx
    .insert(coupons)
    .values({ ...gift, code, percent: 100, usesAtMost: 1 })
    .onConflictDoNothing({ target: coupons.requestId })
    .returning()
    .all();
  for (const row of made) enqueueGiftLetter(tx, row);
  return code;
}

export function findGiftCode(tx: Pick<typeof db, "select">, requestId: number): CouponRow | undefined {
  return tx.select().from(coupons).where(eq(coupons.requestId, requestId)).get();
}

/** Someone has used it, so that its price is earned. */
export function isGiftUsed(tx: Transaction, requestId: number): boolean {
  const gift = findGiftCode(tx, requestId);
  return gift !== undefined && countUses(tx, gift.code) > 0;
}

/** For example after the jobs table was emptied. */
export function enqueueUnmailedGifts(): Promise<void> {
  return forEachRow<CouponRow>(
    (tx, last) => {
      const next = and(isUnmailed, gt(coupons.code, last?.code ?? ""));
      return tx.select().from(coupons).where(next).orderBy(asc(coupons.code)).limit(sliceRows).all();
    },
    (tx, gift) => {
      if (gift.expiresAt === null || gift.expiresAt > Date.now()) enqueueGiftLetter(tx, gift);
    },
  );
}

/** The money for a code that was bought and reached no one goes back. The buyer may have handed it over meanwhile. */
export function giveUpGiftLetter(tx: Transaction, code: string): void {
  const ofCode = eq(coupons.code, code);
  tx.update(coupons).set({ mailGivenUpAt: Date.now() }).where(and(ofCode, isUnmailed)).run();
  const requestId = tx.select().from(coupons).where(ofCode).get()?.requestId ?? undefined;
  const order = requestId === undefined ? undefined : readOrder(tx, requestId);
  if (!order || isGiftUsed(tx, order.id) || isOwnAddress(tx, order)) return;
  requestRefund(tx, { requestId: order.id, cause: undeliveredGiftCause, amountCents: order.paidAmountCents });
}

/** The buyer, who gives it herself, has the code on its page too. */
function isOwnAddress(tx: Transaction, { id, deliveryEmail }: DesignRequestRow): boolean {
  return findGiftCode(tx, id)?.recipient === deliveryEmail;
}

/** @returns how many were erased, at most `sliceRows` */
export function eraseOldRecipients(now: number): number {
  const before = now - giftDays * dayMs;
  const used = db
    .select()
    .from(couponUses)
    .where(and(eq(couponUses.code, coupons.code), lt(couponUses.createdAt, before)));
  const isOver = or(
    lt(coupons.expiresAt, before),
    exists(used),
    lt(coupons.mailedAt, now - mailedGiftDays * dayMs),
    lt(coupons.mailGivenUpAt, now - mailedGiftDays * dayMs),
  );
  const slice = db.select({ code: coupons.code }).from(coupons).where(and(isAddressed, isOver)).limit(sliceRows);
  return db.update(coupons).set({ recipient: null, message: null }).where(inArray(coupons.code, slice)).run().changes;
}

function enqueueGiftLetter(tx: Transaction, { code, recipient }: Pick<CouponRow, "code" | "recipient">): void {
  if (recipient) enqueue(tx, "mail-gift-code", { code }, { key: code });
}
