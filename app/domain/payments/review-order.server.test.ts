import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findDesignRequest } from "#app/domain/orders/request/find-design-request.server.ts";
import { type PaymentProvider, PaymentProviderError, type PaymentReading } from "#app/providers/payments/contract.ts";
import type { TestGateway } from "#app/providers/payments/test-gateway.server.ts";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { completePayment } from "./complete-payment.server.ts";
import { paymentProvider, testGateway } from "./gateway/payment-provider.server.ts";
import { openOrderPayment } from "./opening/open-order-payment.server.ts";
import { openPayment } from "./opening/open-payment.server.ts";
import { payByCard } from "./pay-by-card.server.ts";
import { reviewOrder } from "./review-order.server.ts";

const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };

const reporting = (change: Partial<PaymentReading>): PaymentProvider => ({
  ...paymentProvider,
  async readPayment(paymentId) {
    const reading = await paymentProvider.readPayment(paymentId);
    return reading && { ...reading, ...change };
  },
});

async function createOpenedOrder() {
  const order = createUnpaidOrder();
  const opened = await openPayment(order);
  if (!opened.ok) throw new Error("The payment did not open.");
  return { order, paymentId: opened.paymentId, wanted: { requestId: String(order.id), userId: order.userId } };
}

describe("reviewOrder", () => {
  it("knows one's own orders only", async () => {
    const { wanted } = await createOpenedOrder();
    expect(await reviewOrder({ ...wanted, userId: wanted.userId + 1 })).toBeUndefined();
    expect(await reviewOrder({ ...wanted, requestId: `0${wanted.requestId}` })).toBeUndefined();
  });

  it("shows an open order with the bank's last refusal", async () => {
    const { order, wanted } = await createOpenedOrder();
    await payByCard({ ...wanted, card: { ...card, number: "4000000000000002" } });
    expect(await reviewOrder(wanted)).toMatchObject({
      state: "open",
      order: { requestId: order.id, packageName: "Standard", imageCount: 5, amountCents: 900 },
      lastRefusal: "Your card was declined.",
    });
  });

  it("settles money that came in unseen, once", async () => {
    const { order, paymentId, wanted } = await createOpenedOrder();
    await testGateway!.confirmCard(paymentId, card);
    expect(await reviewOrder(wanted)).toEqual({ state: "paid", requestId: order.id, justNow: true });
    expect(await reviewOrder(wanted)).toEqual({ state: "paid", requestId: order.id, justNow: false });
    const made = db.select().from(jobs).where(eq(jobs.kind, "generate-image")).all();
    expect(made.filter((job) => job.key.startsWith(`${order.id}:`))).toHaveLength(5);
  });

  it.each([
    [{ state: "processing" }, "processing"],
    [{ state: "canceled" }, "open"],
    [{ state: "succeeded", amountReceivedCents: 400 }, "not-verified"],
    [{ state: "succeeded", amountReceivedCents: 900, currency: "eur" }, "not-verified"],
    [{ state: "succeeded", amountReceivedCents: 900, refundedCents: 900 }, "not-verified"],
  ] as const)("%o -> %s", async (change, state) => {
    const { order, wanted } = await createOpenedOrder();
    expect(await reviewOrder(wanted, reporting(change))).toMatchObject({ state });
    expect(findDesignRequest(order.id, order.userId)).toMatchObject({ paymentStatus: "unpaid" });
  });
});

describe("a provider that cannot be reached", () => {
  const dead = () => Promise.reject(new PaymentProviderError("unreachable", "The line is dead."));
  const gone: TestGateway = { ...testGateway!, openPayment: dead, resumePayment: dead, readPayment: dead };

  it("is an expected failure, and nothing is half-done", async () => {
    const { order, paymentId, wanted } = await createOpenedOrder();
    const unavailable = { ok: false, reason: "unavailable" };
    expect(await payByCard({ ...wanted, card }, gone)).toEqual(unavailable);
    expect(await openOrderPayment({ ...wanted, amountCents: 900 }, gone)).toEqual(unavailable);
    expect(await completePayment({ ...wanted, paymentId }, gone)).toEqual(unavailable);
    await expect(reviewOrder(wanted, gone)).rejects.toThrow("The line is dead.");
    expect(findDesignRequest(order.id, order.userId)).toMatchObject({
      paymentStatus: "unpaid",
      paymentIntentId: paymentId,
    });
  });

  it("lets a payment whose answer was lost be settled later, charged once", async () => {
    const { order, wanted } = await createOpenedOrder();
    const lost: TestGateway = { ...testGateway!, readPayment: dead };
    expect(await payByCard({ ...wanted, card }, lost)).toEqual({ ok: false, reason: "unavailable" });
    expect(await payByCard({ ...wanted, card })).toEqual({ ok: true, requestId: order.id, outcome: "paid" });
    expect(findDesignRequest(order.id, order.userId)).toMatchObject({ paymentStatus: "paid", paidAmountCents: 900 });
  });
});
