import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { refundKey } from "#app/domain/orders/request/refund-cause.ts";
import type { RefundReading } from "#app/providers/payments/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { letters, refunds } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { mirrorPayment } from "./mirror-payment.server.ts";

const cause = "missing-images";

function createRefundedOrder(status: "done" | "failed", providerRefundId: string) {
  const order = createPaidOrder();
  const paymentIntentId = `pi_${order.id}`;
  db.run(`update design_requests set payment_intent_id = '${paymentIntentId}' where id = ${order.id}`);
  db.insert(refunds).values({ requestId: order.id, cause, amountCents: 100, status, providerRefundId }).run();

  function mirror(refundId: string, state: RefundReading["state"]) {
    const refund = { refundId, state, amountCents: 100, idempotencyKey: refundKey({ requestId: order.id, cause }) };
    const money = { amountCents: 400, amountReceivedCents: 400, refundedCents: 100, currency: "usd" };
    const reading = {
      paymentId: paymentIntentId,
      state: "succeeded",
      requestId: order.id,
      refunds: [refund],
      ...money,
    };
    inTransaction((tx) => mirrorPayment(tx, order.id, { ...reading, state: "succeeded" }));
    return {
      status: db.select().from(refunds).where(eq(refunds.requestId, order.id)).get()?.status,
      refundedCents: readOrder(db, order.id)?.refundedAmountCents,
      letters: db.select().from(letters).where(eq(letters.requestId, order.id)).all().length,
    };
  }
  return mirror;
}

test("the failure of an earlier try leaves the refund that succeeded as it is", () => {
  const mirror = createRefundedOrder("done", "re_2");
  expect(mirror("re_1", "failed")).toEqual({ status: "done", refundedCents: 100, letters: 0 });
});

test("its own failure is the money back with us", () => {
  const mirror = createRefundedOrder("done", "re_2");
  expect(mirror("re_2", "failed")).toEqual({ status: "failed", refundedCents: 0, letters: 0 });
});

test("a failed refund is done again only by another try, and reported once", () => {
  const mirror = createRefundedOrder("failed", "re_1");
  expect(mirror("re_1", "done")).toEqual({ status: "failed", refundedCents: 0, letters: 0 });
  for (let times = 0; times < 2; times++) {
    expect(mirror("re_2", "done")).toEqual({ status: "done", refundedCents: 100, letters: 1 });
  }
});
