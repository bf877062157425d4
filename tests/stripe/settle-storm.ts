import { and, eq, gte, lt, or } from "drizzle-orm";
import { completePayment } from "#app/domain/payments/complete-payment.server.ts";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { receivePaymentEvent } from "#app/domain/payments/receive-payment-event.server.ts";
import { reviewOrder } from "#app/domain/payments/review-order.server.ts";
import { db } from "#db/client.server.ts";
import { jobs, paymentEvents } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { rowOf, type StripeShop } from "./stripe-shop.ts";

export interface StormReport {
  orders: number;
  deliveries: number;
  /** What is not as it must be; empty when all is well. */
  faults: string[];
}

/**
 * Tells of a payment in all 24 orders of {page, return address, event, the same event again}, all at once, and counts what
 * came of it: every order must be paid once, with one job per picture, one receipt and one event.
 */
export async function settleStorm(shop: StripeShop, rounds: number): Promise<StormReport> {
  const userId = createUser().id;
  const report: StormReport = { orders: 0, deliveries: 0, faults: [] };
  for (let round = 0; round < rounds; round++) {
    shop.local.events.length = 0;
    const paid = await Promise.all(orderings.map((ordering) => placeAndPay(shop, userId, ordering)));
    await Promise.all(paid.map((order) => tellOf(shop, order, report)));
    for (const { requestId } of paid) report.faults.push(...faultsOf(requestId));
    report.orders += paid.length;
  }
  return report;
}

type Telling = "page" | "return" | "event" | "same-event";
interface PaidOrder {
  requestId: number;
  userId: number;
  paymentId: string;
  ordering: Telling[];
}

const orderings = permute<Telling>(["page", "return", "event", "same-event"]);

async function placeAndPay(shop: StripeShop, userId: number, ordering: Telling[]): Promise<PaidOrder> {
  const order = createUnpaidOrder({ userId, package: "standard" });
  const opened = await openPayment(order, shop.provider);
  if (!opened.ok) throw new Error("The payment did not open.");
  shop.pay(opened.paymentId);
  return { requestId: order.id, userId, paymentId: opened.paymentId, ordering };
}

async function tellOf(shop: StripeShop, order: PaidOrder, report: StormReport): Promise<void> {
  const { requestId, userId, paymentId, ordering } = order;
  const delivery = shop.signed(shop.eventsOf(paymentId, "payment_intent.succeeded")[0]!);
  const receive = () => receivePaymentEvent(delivery, shop.provider);
  const tellings: Record<Telling, () => Promise<{ ok: boolean }>> = {
    page: () => completePayment({ requestId, userId, paymentId }, shop.provider),
    return: async () => {
      const review = await reviewOrder({ requestId: String(requestId), userId }, shop.provider);
      return { ok: review?.state === "paid" };
    },
    event: receive,
    "same-event": receive,
  };
  const answers = await Promise.all(ordering.map((telling) => tellings[telling]()));
  report.deliveries += answers.length;
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) report.faults.push(`${requestId}: ${ordering[index]} was refused: ${JSON.stringify(answer)}`);
  }
}

function faultsOf(requestId: number): string[] {
  const faults: string[] = [];
  const expect = (what: string, is: unknown, must: unknown) => {
    if (is !== must) faults.push(`${requestId}: ${what} is ${is}, not ${must}`);
  };
  const { paymentStatus, paidAmountCents, status } = rowOf(requestId);
  expect("payment", paymentStatus, "paid");
  expect("amount", paidAmountCents, 900);
  expect("status", status, "processing");
  for (const [kind, count] of [
    ["generate-image", 5],
    ["send-receipt-letter", 1],
    ["refund-payment", 0],
  ] as const) {
    expect(kind, countJobs(kind, requestId), count);
  }
  const events = db.select().from(paymentEvents).where(eq(paymentEvents.requestId, requestId)).all();
  expect("events", events.length, 1);
  return faults;
}

/** By key, which begins with the order's number: there are many thousands of jobs. */
function countJobs(kind: string, requestId: number): number {
  const ofOrder = or(eq(jobs.key, `${requestId}`), and(gte(jobs.key, `${requestId}:`), lt(jobs.key, `${requestId};`)));
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, kind), ofOrder))
    .all().length;
}

function permute<T>(items: T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, at) =>
    permute(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}
