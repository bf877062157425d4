import { count } from "drizzle-orm";
import { findHold, releaseWork } from "#app/disk/held-work.server.ts";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { listUnknownPayments } from "#app/domain/payments/list-unknown-payments.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";
import { db } from "#db/client.server.ts";
import { isOutstanding, isPending, isUnsent } from "#db/partial-indexes.ts";
import { letters, orderedPictures, refunds } from "#db/schema.ts";
import type { RestoredReview } from "./describe-review.ts";

/** Payments opened this long before the backup may have been paid or refunded after it. */
const reviewedMs = 30 * 24 * 3_600_000;

/**
 * Asks the payment provider what happened since the backup was taken, settles it for existing orders, and lists what
 * would be sent, drawn and refunded. The jobs are held. Safe to run again.
 */
export async function reviewRestored(): Promise<RestoredReview> {
  const hold = findHold();
  let unknown: Awaited<ReturnType<typeof listUnknownPayments>> = [];
  let providerProblem: string | undefined;
  if (hold) {
    try {
      unknown = await listUnknownPayments(hold.takenAt - reviewedMs);
      await reconcilePayments();
    } catch (error) {
      providerProblem = error instanceof Error ? error.message : String(error);
    }
  }
  return {
    hold,
    letters: db.select().from(letters).where(isUnsent).all(),
    refunds: db
      .select()
      .from(refunds)
      .where(isPending)
      .all()
      .flatMap((refund) => {
        const order = readOrder(db, refund.requestId);
        return order ? { ...refund, currency: order.currency } : [];
      }),
    pictures: db
      .select({ requestId: orderedPictures.requestId, count: count() })
      .from(orderedPictures)
      .where(isOutstanding)
      .groupBy(orderedPictures.requestId)
      .all(),
    unknownPayments: unknown.map(({ amountReceivedCents: amountCents, ...payment }) => ({ ...payment, amountCents })),
    providerProblem,
  };
}

/**
 * It then does what the review listed. `withoutLetters`: pending letters were sent after the backup was taken. False
 * when nothing was held.
 */
export function releaseRestored({ withoutLetters = false } = {}): boolean {
  if (!findHold()) return false;
  if (withoutLetters) db.update(letters).set({ status: "not-needed" }).where(isUnsent).run();
  return releaseWork();
}
