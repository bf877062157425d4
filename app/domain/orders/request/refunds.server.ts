import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { enqueue } from "#app/jobs/queue.server.ts";
import type { Transaction } from "#db/client.server.ts";
import { isPending } from "#db/partial-indexes.ts";
import { refunds } from "#db/schema.ts";
import { sliceRows } from "#db/slices.server.ts";
import { endGiftCode } from "./coupons.server.ts";
import { readOrder } from "./find-design-request.server.ts";
import { duplicatePaymentOf } from "./refund-cause.ts";

export interface RefundWish {
  requestId: number;
  cause: string;
  /** Capped by what is left of the charge. */
  amountCents: number;
}

export type RefundRow = typeof refunds.$inferSelect;

/** Once per request and cause: the refund's row is the guard. */
export function requestRefund(tx: Transaction, wish: RefundWish): void {
  if (findRefund(tx, wish)) return;
  const refund = recordRefund(tx, wish);
  if (refund) enqueueRefund(tx, refund);
}

/**
 * Undefined when nothing was charged or nothing is left. The amount is fixed here, so that the provider always gets the
 * same one with the same key.
 */
export function recordRefund(tx: Transaction, wish: RefundWish): RefundRow | undefined {
  const earlier = findRefund(tx, wish);
  if (earlier) return earlier;
  const { requestId, cause } = wish;
  const request = readOrder(tx, requestId);
  if (!request) return undefined;
  const left = duplicatePaymentOf(cause) ? wish.amountCents : request.paidAmountCents - sumPlanned(tx, requestId);
  const amountCents = Math.min(wish.amountCents, left);
  if (amountCents <= 0) return undefined;
  if (!duplicatePaymentOf(cause)) endGiftCode(tx, requestId);
  return tx.insert(refunds).values({ requestId, cause, amountCents }).returning().get();
}

/** Our attempts are used up before the provider answered: the reconciler continues. A refused refund stays failed. */
export function giveUpRefund(tx: Transaction, wish: RefundWish): void {
  const pending = and(ofCause(wish), isPending, isNull(refunds.givenUpAt));
  tx.update(refunds).set({ givenUpAt: Date.now() }).where(pending).run();
}

/** The next unanswered refunds, oldest first, at most `sliceRows`. */
export function listPendingRefunds(tx: Transaction, last: RefundRow | undefined): RefundRow[] {
  const next = and(isPending, gt(refunds.id, last?.id ?? 0));
  return tx.select().from(refunds).where(next).orderBy(asc(refunds.id)).limit(sliceRows).all();
}

export function enqueueRefund(tx: Transaction, { requestId, cause, amountCents }: RefundWish): void {
  enqueue(tx, "refund-payment", { requestId, cause, amountCents }, { key: `${requestId}:${cause}` });
}

function findRefund(tx: Transaction, wish: RefundWish): RefundRow | undefined {
  return tx.select().from(refunds).where(ofCause(wish)).get();
}

function ofCause({ requestId, cause }: RefundWish) {
  return and(eq(refunds.requestId, requestId), eq(refunds.cause, cause));
}

function sumPlanned(tx: Transaction, requestId: number): number {
  return tx
    .select()
    .from(refunds)
    .where(eq(refunds.requestId, requestId))
    .all()
    .filter((refund) => !duplicatePaymentOf(refund.cause))
    .reduce((sum, refund) => sum + refund.amountCents, 0);
}
