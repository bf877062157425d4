import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { causeOfDuplicate } from "#app/domain/orders/request/refund-cause.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type PaymentProvider, PaymentProviderError } from "#app/providers/payments/contract.ts";
import { db } from "#db/client.server.ts";
import { designRequests, jobs, refunds, testPayments } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { paymentProvider, testGateway } from "./gateway/payment-provider.server.ts";
import { payByCard } from "./pay-by-card.server.ts";
import { refundPayment } from "./refund-payment.server.ts";

const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };

async function createPaidOrder() {
  const order = createUnpaidOrder();
  await payByCard({ requestId: String(order.id), userId: order.userId, card });
  return rowOf(order.id);
}

const rowOf = (id: number) => db.select().from(designRequests).where(eq(designRequests.id, id)).get()!;
const refundsOf = (requestId: number) => db.select().from(refunds).where(eq(refunds.requestId, requestId)).all();
const atProvider = (paymentId: string) => db.select().from(testPayments).where(eq(testPayments.id, paymentId)).get()!;
const lettersOf = (requestId: number, cause: string) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, "send-refund-letter"), eq(jobs.key, `${requestId}:${cause}`)))
    .all();

describe("refundPayment", () => {
  it("gives a part back, says so on the order and enqueues the letter", async () => {
    const order = await createPaidOrder();
    await refundPayment({ requestId: order.id, cause: "missing-images", amountCents: 180 });
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "partially_refunded", refundedAmountCents: 180 });
    expect(atProvider(order.paymentIntentId!).refundedCents).toBe(180);
    expect(refundsOf(order.id)).toMatchObject([
      { status: "done", amountCents: 180, providerRefundId: expect.any(String) },
    ]);
    expect(lettersOf(order.id, "missing-images")).toHaveLength(1);
  });

  it("gives everything back", async () => {
    const order = await createPaidOrder();
    await refundPayment({ requestId: order.id, cause: "missing-images", amountCents: 900 });
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "refunded", refundedAmountCents: 900 });
  });

  it("runs as often as it likes, also at the same time, and refunds once", async () => {
    const order = await createPaidOrder();
    const wish = { requestId: order.id, cause: "missing-images", amountCents: 180 };
    await Promise.all(Array.from({ length: 20 }, () => refundPayment(wish)));
    await refundPayment({ ...wish, amountCents: 900 });
    expect(rowOf(order.id).refundedAmountCents).toBe(180);
    expect(atProvider(order.paymentIntentId!).refundedCents).toBe(180);
    expect(lettersOf(order.id, "missing-images")).toHaveLength(1);
  });

  it("never gives back more than was charged, whatever the causes ask", async () => {
    const order = await createPaidOrder();
    await Promise.all(["a", "b", "c"].map((cause) => refundPayment({ requestId: order.id, cause, amountCents: 500 })));
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "refunded", refundedAmountCents: 900 });
    expect(atProvider(order.paymentIntentId!).refundedCents).toBe(900);
    expect(refundsOf(order.id).map((refund) => refund.amountCents)).toEqual([500, 400]);
    expect(lettersOf(order.id, "c")).toEqual([]);
  });

  it("leaves an unpaid order alone", async () => {
    const order = createUnpaidOrder();
    await refundPayment({ requestId: order.id, cause: "missing-images", amountCents: 900 });
    await refundPayment({ requestId: 987_654, cause: "missing-images", amountCents: 900 });
    expect(refundsOf(order.id)).toEqual([]);
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
  });

  it("survives a death before the provider was asked, and one after it answered", async () => {
    for (const dieAfterCall of [false, true]) {
      const order = await createPaidOrder();
      const wish = { requestId: order.id, cause: "missing-images", amountCents: 360 };
      const dying: PaymentProvider = {
        ...paymentProvider,
        async refund(details) {
          if (dieAfterCall) await paymentProvider.refund(details);
          throw new PaymentProviderError("unreachable", "The line went dead.");
        },
      };
      await expect(refundPayment(wish, dying)).rejects.toThrow("The line went dead.");
      expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", refundedAmountCents: 0 });
      await refundPayment(wish);
      expect(rowOf(order.id)).toMatchObject({ paymentStatus: "partially_refunded", refundedAmountCents: 360 });
      expect(atProvider(order.paymentIntentId!).refundedCents).toBe(360);
    }
  });

  it("gives up for good when the provider refuses, and can be run again by hand", async () => {
    const order = await createPaidOrder();
    const wish = { requestId: order.id, cause: "missing-images", amountCents: 180 };
    const refusing: PaymentProvider = {
      ...paymentProvider,
      refund: () => Promise.reject(new PaymentProviderError("refused", "Already refunded.")),
    };
    await expect(refundPayment(wish, refusing)).rejects.toBeInstanceOf(PermanentJobError);
    expect(refundsOf(order.id)).toMatchObject([{ status: "failed" }]);
    expect(rowOf(order.id).refundedAmountCents).toBe(0);
    await refundPayment(wish);
    expect(refundsOf(order.id)).toMatchObject([{ status: "done" }]);
    expect(rowOf(order.id).refundedAmountCents).toBe(180);
  });

  it("sends a second payment back and leaves the order paid", async () => {
    const order = await createPaidOrder();
    const second = await testGateway!.openPayment({
      requestId: order.id,
      userId: order.userId,
      amountCents: 900,
      currency: "usd",
      description: "Standard",
      idempotencyKey: `second:${order.id}`,
    });
    await testGateway!.confirmCard(second.paymentId, card);
    const cause = causeOfDuplicate(second.paymentId);
    await refundPayment({ requestId: order.id, cause, amountCents: 900 });
    await refundPayment({ requestId: order.id, cause, amountCents: 900 });
    expect(atProvider(second.paymentId).refundedCents).toBe(900);
    expect(atProvider(order.paymentIntentId!).refundedCents).toBe(0);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", refundedAmountCents: 0 });
    await refundPayment({ requestId: order.id, cause: "missing-images", amountCents: 900 });
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "refunded", refundedAmountCents: 900 });
  });
});
