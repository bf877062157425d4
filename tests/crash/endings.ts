import { and, asc, eq, ne } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { coupons, designImages, designRequests, followUps, invoices, jobs, letters } from "#db/schema.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import { refundsOf } from "#tests/stripe/stripe-shop.ts";

/** How an order for $4 ends: two pictures of which one cannot be made; one that cannot; one, and a change made to it;
 * a gift code, mailed. */
export type Ending = "partial" | "error" | "completed" | "gift";

/** Pictures ordered. */
export const imagesOf: Record<Ending, number> = { partial: 2, error: 1, completed: 1, gift: 1 };

/** What must be true of an order at its end, wherever it died on the way: all in one object, to be compared. */
export function accountOf(userId: number, stripe: LocalStripe) {
  const orders = db.select().from(designRequests).where(eq(designRequests.userId, userId)).all();
  if (orders.length !== 1) return { orders: orders.length };
  const { id, paymentStatus, status, paidAmountCents, refundedAmountCents } = orders[0]!;
  const ours = [...stripe.books.intents.values()].filter(({ metadata }) => metadata.requestId === String(id));
  const paid = ours.filter((intent) => intent.status === "succeeded");
  const back = [...stripe.books.refunds.values()].filter((refund) =>
    ours.some((intent) => intent.id === refund.payment_intent),
  );
  const ofOrder = and(eq(letters.requestId, id), ne(letters.status, "not-needed"));
  const owed = db.select().from(letters).where(ofOrder).all();
  return {
    ...{ paymentStatus, status, paidAmountCents, refundedAmountCents },
    paymentsAtStripe: paid.map((intent) => intent.amount_received),
    refundsAtStripe: back.map((refund) => refund.amount),
    refunds: refundsOf(id).map((refund) => `${refund.cause} ${refund.amountCents} ${refund.status}`),
    issued: db
      .select()
      .from(invoices)
      .where(eq(invoices.requestId, id))
      .orderBy(asc(invoices.id))
      .all()
      .map(({ series, grossCents }) => `${series} ${grossCents}`),
    pictures: db.select().from(designImages).where(eq(designImages.requestId, id)).all().length,
    followUps: db
      .select()
      .from(followUps)
      .where(eq(followUps.requestId, id))
      .all()
      .map((row) => row.status),
    gifts: codesOf(id).map(({ mailedAt }) => (mailedAt ? "mailed" : "unmailed")),
    letters: owed.map((letter) => `${letter.kind}${letter.status === "sent" && letter.sentAt ? "" : " unsent"}`).sort(),
    unfinishedJobs: db
      .select()
      .from(jobs)
      .all()
      .filter((job) => job.status !== "done" && isAbout(job, id))
      // A picture that is refused is given up.
      .filter((job) => !(job.kind === "generate-image" && job.status === "dead"))
      .map((job) => `${job.kind} ${job.key} ${job.status}`),
  };
}

export const codesOf = (requestId: number) => db.select().from(coupons).where(eq(coupons.requestId, requestId)).all();

function isAbout({ key, payload }: typeof jobs.$inferSelect, id: number): boolean {
  return (payload as { requestId?: number }).requestId === id || codesOf(id).some(({ code }) => code === key);
}

const paidOnce = { paidAmountCents: 400, paymentsAtStripe: [400], gifts: [], unfinishedJobs: [] };

export const endings = {
  partial: {
    ...{ ...paidOnce, paymentStatus: "partially_refunded", status: "partial", refundedAmountCents: 200 },
    ...{ refundsAtStripe: [200], refunds: ["missing-images 200 done"], pictures: 1, followUps: [] },
    letters: ["designs-ready", "receipt", "refund"],
    issued: ["invoice 400", "credit-note -200"],
  },
  error: {
    ...{ ...paidOnce, paymentStatus: "refunded", status: "error", refundedAmountCents: 400 },
    ...{ refundsAtStripe: [400], refunds: ["missing-images 400 done"], pictures: 0, followUps: [] },
    letters: ["receipt", "refund"],
    issued: ["invoice 400", "credit-note -400"],
  },
  completed: {
    ...{ ...paidOnce, paymentStatus: "paid", status: "completed", refundedAmountCents: 0 },
    ...{ refundsAtStripe: [], refunds: [], pictures: 2, followUps: ["made"] },
    letters: ["designs-ready", "receipt"],
    issued: ["invoice 400"],
  },
  gift: {
    ...{ ...paidOnce, paymentStatus: "paid", status: "completed", refundedAmountCents: 0 },
    ...{ refundsAtStripe: [], refunds: [], pictures: 0, followUps: [], gifts: ["mailed"] },
    letters: ["receipt"],
    issued: ["invoice 400"],
  },
} as const satisfies Record<Ending, object>;
