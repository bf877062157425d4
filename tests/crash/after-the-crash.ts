import { and, eq, ne } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { designImages, jobs, letters } from "#db/schema.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { refundsOf, rowOf } from "#tests/stripe/stripe-shop.ts";

/** What must be true of an order at its end, wherever it died on the way: all in one object, to be compared. */
export function accountOf(requestId: number, stripe: LocalStripe) {
  const { paymentStatus, status, paidAmountCents, refundedAmountCents } = rowOf(requestId);
  const ours = [...stripe.books.intents.values()].filter(({ metadata }) => metadata.requestId === String(requestId));
  const paid = ours.filter((intent) => intent.status === "succeeded");
  const refundsAtStripe = [...stripe.books.refunds.values()].filter((refund) =>
    ours.some((intent) => intent.id === refund.payment_intent),
  );
  const ofOrder = and(eq(letters.requestId, requestId), ne(letters.status, "not-needed"));
  const sent = db.select().from(letters).where(ofOrder).all();
  return {
    ...{ paymentStatus, status, paidAmountCents, refundedAmountCents },
    paymentsAtStripe: paid.map((intent) => intent.amount_received),
    refundsAtStripe: refundsAtStripe.map((refund) => refund.amount),
    refunds: refundsOf(requestId).map((refund) => `${refund.cause} ${refund.amountCents} ${refund.status}`),
    pictures: db.select().from(designImages).where(eq(designImages.requestId, requestId)).all().length,
    letters: sent.map((letter) => `${letter.kind}${letter.status === "sent" && letter.sentAt ? "" : " unsent"}`).sort(),
    unfinishedJobs: db
      .select()
      .from(jobs)
      .all()
      .filter((job) => job.status === "ready" || job.status === "running")
      .map((job) => `${job.kind} ${job.key}`),
  };
}

/** Two pictures for $4, one of which cannot be made; and one picture for $4 that cannot. */
export const endings = {
  partial: {
    ...{ paymentStatus: "partially_refunded", status: "partial", paidAmountCents: 400, refundedAmountCents: 200 },
    ...{ paymentsAtStripe: [400], refundsAtStripe: [200], refunds: ["missing-images 200 done"], pictures: 1 },
    letters: ["designs-ready", "receipt"],
    unfinishedJobs: [],
  },
  error: {
    ...{ paymentStatus: "refunded", status: "error", paidAmountCents: 400, refundedAmountCents: 400 },
    ...{ paymentsAtStripe: [400], refundsAtStripe: [400], refunds: ["missing-images 400 done"], pictures: 0 },
    letters: ["receipt", "refund"],
    unfinishedJobs: [],
  },
} as const;
