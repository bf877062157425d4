import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findDesignRequest } from "#app/domain/orders/request/find-design-request.server.ts";
import type { PaymentReading } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { designRequests, jobs } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { type SettlementRefusal, settlePayment } from "./settle-payment.server.ts";

function createOpenedOrder(wish: Parameters<typeof createUnpaidOrder>[0] = {}) {
  const order = createUnpaidOrder(wish);
  const paymentIntentId = `pi_${order.id}`;
  return db.update(designRequests).set({ paymentIntentId }).where(eq(designRequests.id, order.id)).returning().get();
}

function readingOf(order: ReturnType<typeof createUnpaidOrder>, change: Partial<PaymentReading> = {}): PaymentReading {
  return {
    paymentId: `pi_${order.id}`,
    state: "succeeded",
    amountCents: order.priceCents,
    amountReceivedCents: order.priceCents,
    refundedCents: 0,
    currency: "usd",
    requestId: order.id,
    ...change,
  };
}

const rowOf = (order: { id: number; userId: number }) => findDesignRequest(order.id, order.userId)!;

function jobsOf(order: { id: number }, kind: string) {
  const all = db.select().from(jobs).where(eq(jobs.kind, kind)).all();
  return all.filter((job) => (job.payload as { requestId: number }).requestId === order.id);
}

describe("settlePayment", () => {
  it("marks the order paid and enqueues one job per picture", () => {
    const order = createOpenedOrder();
    expect(settlePayment(order.id, readingOf(order))).toEqual({ ok: true, outcome: "settled", status: "processing" });
    expect(rowOf(order)).toMatchObject({
      status: "processing",
      paymentStatus: "paid",
      paidAmountCents: 900,
      paidAt: expect.any(Number),
    });
    expect(jobsOf(order, "generate-image").map((job) => job.key)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${order.id}:${n}`),
    );
  });

  it("settles once, however many ask", async () => {
    const order = createOpenedOrder({ package: "best-value" });
    const reading = readingOf(order);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => Promise.resolve().then(() => settlePayment(order.id, reading))),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(answers.filter((answer) => answer.ok && answer.outcome === "settled")).toHaveLength(1);
    expect(jobsOf(order, "generate-image")).toHaveLength(10);
  });

  it("pays an order whose first card was refused", () => {
    const order = createOpenedOrder({ paymentStatus: "failed" });
    expect(settlePayment(order.id, readingOf(order))).toMatchObject({ ok: true, outcome: "settled" });
  });

  it.each<[string, Partial<PaymentReading>, SettlementRefusal]>([
    ["another order's payment", { requestId: 987_654 }, "other-request"],
    ["a payment without an order", { requestId: undefined }, "other-request"],
    ["a payment that is not the stored one", { paymentId: "pi_stray" }, "other-payment"],
    ["a cheaper one", { amountCents: 400, amountReceivedCents: 400 }, "wrong-amount"],
    ["one that came in short", { amountReceivedCents: 899 }, "wrong-amount"],
    ["a dearer one", { amountCents: 1400, amountReceivedCents: 1400 }, "wrong-amount"],
    ["another currency", { currency: "jpy" }, "wrong-currency"],
    ["an open one", { state: "unpaid", amountReceivedCents: 0 }, "not-paid"],
    ["one the bank still asks about", { state: "needs-authentication", amountReceivedCents: 0 }, "not-paid"],
    ["one under way", { state: "processing", amountReceivedCents: 0 }, "processing"],
    ["a canceled one", { state: "canceled", amountReceivedCents: 0 }, "canceled"],
    ["a refunded one", { refundedCents: 900 }, "refunded"],
  ])("refuses %s", (_, change, reason) => {
    const order = createOpenedOrder();
    expect(settlePayment(order.id, readingOf(order, change))).toEqual({ ok: false, reason });
    expect(rowOf(order)).toMatchObject({
      status: "pending",
      paymentStatus: "unpaid",
      paidAmountCents: 0,
      paidAt: null,
    });
    expect(jobsOf(order, "generate-image")).toEqual([]);
  });

  it("refuses a payment that another customer made, before and after the order is paid", () => {
    const order = createOpenedOrder();
    const foreign = readingOf(order, { userId: order.userId + 1 });
    expect(settlePayment(order.id, foreign)).toEqual({ ok: false, reason: "other-request" });
    expect(rowOf(order)).toMatchObject({ status: "pending", paymentStatus: "unpaid", paidAmountCents: 0 });
    expect(settlePayment(order.id, readingOf(order, { userId: order.userId }))).toMatchObject({ outcome: "settled" });
    const second = { ...foreign, paymentId: "pi_of_a_lost_order" };
    expect(settlePayment(order.id, second)).toEqual({ ok: false, reason: "other-request" });
    expect(jobsOf(order, "refund-payment")).toEqual([]);
  });

  it("refuses an order that opened no payment, and one that does not exist", () => {
    const order = createUnpaidOrder();
    expect(settlePayment(order.id, readingOf(order))).toEqual({ ok: false, reason: "other-payment" });
    const nobody = { ...order, id: 987_654 };
    expect(settlePayment(987_654, readingOf(nobody))).toEqual({ ok: false, reason: "not-found" });
  });

  it.each(["paid", "refunded", "partially_refunded"] as const)("acknowledges a replay when %s", (paymentStatus) => {
    const order = createOpenedOrder();
    settlePayment(order.id, readingOf(order));
    db.update(designRequests).set({ paymentStatus, status: "completed" }).where(eq(designRequests.id, order.id)).run();
    const replay = settlePayment(order.id, readingOf(order, { refundedCents: 100 }));
    expect(replay).toEqual({ ok: true, outcome: "already-paid", status: "completed" });
    expect(rowOf(order)).toMatchObject({ paymentStatus, status: "completed" });
  });

  it("sends a second payment of a paid order back, once", () => {
    const order = createOpenedOrder();
    settlePayment(order.id, readingOf(order));
    const second = readingOf(order, { paymentId: "pi_second", refundedCents: 100 });
    for (let n = 0; n < 3; n++) {
      expect(settlePayment(order.id, second)).toMatchObject({ ok: true, outcome: "duplicate" });
    }
    const cause = "duplicate:pi_second";
    expect(jobsOf(order, "refund-payment")).toMatchObject([
      { key: `${order.id}:${cause}`, payload: { requestId: order.id, cause, amountCents: 800 } },
    ]);
    expect(rowOf(order).paymentStatus).toBe("paid");
  });

  it("enqueues nothing when the transaction fails", () => {
    const order = createOpenedOrder();
    db.run(
      `create temp trigger refuse_third before insert on jobs when new.key = '${order.id}:3' begin select raise(abort, 'full'); end`,
    );
    expect(() => settlePayment(order.id, readingOf(order))).toThrow();
    db.run("drop trigger refuse_third");
    expect(rowOf(order).paymentStatus).toBe("unpaid");
    const written = db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, "generate-image"), eq(jobs.key, `${order.id}:1`)));
    expect(written.all()).toEqual([]);
    expect(settlePayment(order.id, readingOf(order))).toMatchObject({ ok: true, outcome: "settled" });
  });
});
