import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#db/client.server.ts";
import { designRequests, testPayments } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { withOtherWeights } from "#tests/harness/other-weights.ts";
import { paymentProvider } from "../gateway/payment-provider.server.ts";
import { testPaymentStore } from "../gateway/test-payment-store.server.ts";
import { payByCard } from "../pay-by-card.server.ts";
import { reviewOrder } from "../review-order.server.ts";
import { openOrderPayment } from "./open-order-payment.server.ts";
import { openPayment } from "./open-payment.server.ts";

const rowOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
const paymentsOf = (requestId: number) =>
  db.select().from(testPayments).where(eq(testPayments.requestId, requestId)).all();

describe("openPayment", () => {
  it("opens one payment for twenty tabs and stores it", async () => {
    const order = createUnpaidOrder();
    const opened = await Promise.all(Array.from({ length: 20 }, () => openPayment(order)));
    expect(new Set(opened.map((answer) => answer.ok && answer.paymentId))).toEqual(
      new Set([rowOf(order.id).paymentIntentId]),
    );
    expect(paymentsOf(order.id)).toMatchObject([
      { amountCents: 900, currency: "usd", state: "requires_payment_method" },
    ]);
  });

  it("keeps the stored payment when the provider has forgotten the key", async () => {
    const order = createUnpaidOrder();
    const first = await openPayment(order);
    db.update(testPayments).set({ idempotencyKey: "forgotten" }).where(eq(testPayments.requestId, order.id)).run();
    expect(await openPayment(rowOf(order.id))).toEqual(first);
    expect(paymentsOf(order.id)).toHaveLength(1);
  });

  it("opens another one when the stored one was canceled: again one for all tabs", async () => {
    const order = createUnpaidOrder();
    await openPayment(order);
    const canceled = rowOf(order.id);
    testPaymentStore.updatePayment(canceled.paymentIntentId!, { state: "canceled" });
    const opened = await Promise.all(Array.from({ length: 20 }, () => openPayment(canceled)));
    const replacement = rowOf(order.id).paymentIntentId;
    expect(replacement).not.toBe(canceled.paymentIntentId);
    expect(new Set(opened.map((answer) => answer.ok && answer.paymentId))).toEqual(new Set([replacement]));
    expect(paymentsOf(order.id)).toHaveLength(2);
  });

  it("stores nothing on an order that was paid meanwhile", async () => {
    const order = createUnpaidOrder();
    const provider: typeof paymentProvider = {
      ...paymentProvider,
      async openPayment(details) {
        const opened = await paymentProvider.openPayment(details);
        const paid = { paymentStatus: "paid", paymentIntentId: `pi_first_${order.id}` } as const;
        db.update(designRequests).set(paid).where(eq(designRequests.id, order.id)).run();
        return opened;
      },
    };
    expect(await openPayment(order, provider)).toEqual({ ok: false, reason: "already-paid" });
    expect(rowOf(order.id).paymentIntentId).toBe(`pi_first_${order.id}`);
  });
});

describe("without whole weights", () => {
  it.each([
    ["missing", undefined],
    ["damaged", new Uint8Array(1000)],
  ])("%s: nobody pays for what could not be drawn, and nothing is lost", async (_title, bytes) => {
    const order = createUnpaidOrder();
    const own = { requestId: String(order.id), userId: order.userId };
    const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
    await withOtherWeights(bytes, async () => {
      const refusal = { ok: false, reason: "no-designer" };
      expect(await openOrderPayment({ ...own, amountCents: 900 })).toEqual(refusal);
      expect(await payByCard({ ...own, card })).toEqual(refusal);
      expect(await reviewOrder(own)).toMatchObject({ state: "no-designer", order: { requestId: order.id } });
    });
    expect(paymentsOf(order.id)).toEqual([]);
    expect(await payByCard({ ...own, card })).toMatchObject({ ok: true, outcome: "paid" });
  });
});

describe("openOrderPayment", () => {
  it("refuses strangers, odd ids, paid orders and other amounts, and opens nothing then", async () => {
    const order = createUnpaidOrder({ package: "quick-look" });
    const own = { requestId: order.id, userId: order.userId, amountCents: 400 };
    expect(await openOrderPayment({ ...own, userId: order.userId + 1 })).toEqual({ ok: false, reason: "not-found" });
    for (const requestId of [`0${order.id}`, `${order.id}.0`, `+${order.id}`, "", "1e3", -1, 0, 1.5, 1e21]) {
      expect(await openOrderPayment({ ...own, requestId })).toEqual({ ok: false, reason: "not-found" });
    }
    for (const amountCents of [1, 0, -400, 399, 401, 900]) {
      expect(await openOrderPayment({ ...own, amountCents })).toEqual({ ok: false, reason: "wrong-amount" });
    }
    expect(paymentsOf(order.id)).toEqual([]);
    expect(await openOrderPayment(own)).toMatchObject({ ok: true });
    db.update(designRequests).set({ paymentStatus: "paid" }).where(eq(designRequests.id, order.id)).run();
    expect(await openOrderPayment(own)).toEqual({ ok: false, reason: "already-paid" });
  });
});
