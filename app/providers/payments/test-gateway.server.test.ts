import { beforeEach, describe, expect, it } from "vitest";
import { testPaymentStore as store } from "#app/domain/payments/gateway/test-payment-store.server.ts";
import { db } from "#db/client.server.ts";
import { testPayments, testRefunds } from "#db/schema.ts";
import type { PaymentOrder } from "./contract.ts";
import { signTestEvent } from "./test-events.server.ts";
import { createTestGateway } from "./test-gateway.server.ts";

const secret = "a-secret-of-at-least-thirty-two-characters";
const now = new Date("2026-11-20T12:00:00Z");
const gateway = createTestGateway({ store, secret, publicUrl: "http://shop.test", clock: () => now });
const card = { number: "4242424242424242", expiry: "12/30", cvc: "123" };
const declined = { ...card, number: "4000000000000002" };
const asking = { ...card, number: "4000002500003155" };
const urls = { success: "http://shop.test/done", cancel: "http://shop.test/back" };
const order: PaymentOrder = {
  requestId: 7,
  userId: 1,
  amountCents: 900,
  currency: "usd",
  description: "Standard",
  idempotencyKey: "pi:7:900",
};

beforeEach(() => {
  db.delete(testRefunds).run();
  db.delete(testPayments).run();
});

async function pay() {
  const { paymentId } = await gateway.openPayment(order);
  await gateway.confirmCard(paymentId, card);
  return paymentId;
}

describe("opening", () => {
  it("opens one payment under one key, however many ask", async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => gateway.openPayment(order)));
    expect(new Set(opened.map((payment) => payment.paymentId)).size).toBe(1);
    expect(db.select().from(testPayments).all()).toHaveLength(1);
  });

  it("refuses a key that was used for something else, and amounts that are none", async () => {
    await gateway.openPayment(order);
    await expect(gateway.openPayment({ ...order, amountCents: 400 })).rejects.toMatchObject({ failure: "refused" });
    for (const amountCents of [0, -1, 1.5, Number.NaN]) {
      const odd = { ...order, amountCents, idempotencyKey: `odd:${amountCents}` };
      await expect(gateway.openPayment(odd)).rejects.toMatchObject({ failure: "refused" });
    }
  });

  it("resumes what is open, not what is canceled or unknown", async () => {
    const opened = await gateway.openPayment(order);
    expect(await gateway.resumePayment(opened.paymentId)).toEqual(opened);
    store.updatePayment(opened.paymentId, { state: "canceled" });
    expect(await gateway.resumePayment(opened.paymentId)).toBeUndefined();
    expect(await gateway.resumePayment("pi_test_nobody")).toBeUndefined();
    await expect(gateway.confirmCard(opened.paymentId, card)).rejects.toMatchObject({ failure: "refused" });
  });
});

describe("cards", () => {
  it("declines, then approves another card, and charges once", async () => {
    const { paymentId } = await gateway.openPayment(order);
    await gateway.confirmCard(paymentId, declined);
    expect(await gateway.readPayment(paymentId)).toMatchObject({
      state: "unpaid",
      amountReceivedCents: 0,
      failureMessage: "Your card was declined.",
    });
    await gateway.confirmCard(paymentId, card);
    expect(await gateway.confirmCard(paymentId, declined)).toEqual({ outcome: "approved" });
    expect(await gateway.readPayment(paymentId)).toEqual({
      paymentId,
      state: "succeeded",
      amountCents: 900,
      amountReceivedCents: 900,
      refundedCents: 0,
      currency: "usd",
      requestId: 7,
      failureMessage: undefined,
    });
  });

  it("writes no part of a card into its books", async () => {
    const { paymentId } = await gateway.openPayment(order);
    for (const tried of [declined, asking, { ...card, number: "4242424242424241", cvc: "9876" }, card]) {
      await gateway.confirmCard(paymentId, tried);
    }
    const books = JSON.stringify(db.select().from(testPayments).all());
    for (const part of [card.number, declined.number, asking.number, "9876", "12/30"])
      expect(books).not.toContain(part);
  });

  it.each([
    ["approve", "succeeded", undefined],
    ["decline", "unpaid", "Your bank did not approve this payment. Please try another card."],
    ["cancel", "unpaid", undefined],
  ] as const)("asks the bank: %s -> %s", async (decision, state, failureMessage) => {
    const { paymentId } = await gateway.openPayment(order);
    await gateway.confirmCard(paymentId, asking);
    expect(await gateway.readPayment(paymentId)).toMatchObject({ state: "needs-authentication" });
    gateway.decideCheckout(paymentId, decision);
    expect(await gateway.readPayment(paymentId)).toMatchObject({ state, failureMessage });
  });
});

describe("its own page", () => {
  it("answers to the address it made and to no other", async () => {
    const { url } = await gateway.openHostedCheckout(order, urls);
    const { pathname, searchParams } = new URL(url);
    const paymentId = pathname.split("/").at(-1)!;
    expect(pathname).toBe(`/demo/checkout/${paymentId}`);
    expect(gateway.readCheckout(paymentId, searchParams)).toMatchObject({ urls, payment: { state: "unpaid" } });

    const elsewhere = new URLSearchParams(searchParams);
    elsewhere.set("success", "https://evil.test/");
    expect(gateway.readCheckout(paymentId, elsewhere)).toBeUndefined();
    expect(gateway.readCheckout(paymentId, new URLSearchParams())).toBeUndefined();
    expect(gateway.readCheckout("pi_test_nobody", searchParams)).toBeUndefined();
  });

  it("undoes nothing that is paid", async () => {
    const paymentId = await pay();
    gateway.decideCheckout(paymentId, "decline");
    expect(await gateway.readPayment(paymentId)).toMatchObject({ state: "succeeded" });
  });
});

describe("refunds", () => {
  it("refunds once under one key", async () => {
    const paymentId = await pay();
    const refund = { paymentId, amountCents: 180, idempotencyKey: "refund:7:missing" };
    const [first, second] = [await gateway.refund(refund), await gateway.refund(refund)];
    expect(second).toEqual(first);
    expect(await gateway.readPayment(paymentId)).toMatchObject({ refundedCents: 180 });
    await expect(gateway.refund({ ...refund, amountCents: 1 })).rejects.toMatchObject({ failure: "refused" });
  });

  it("never gives back more than came in", async () => {
    const paymentId = await pay();
    await gateway.refund({ paymentId, amountCents: 800, idempotencyKey: "a" });
    for (const amountCents of [101, 0, -5, 0.5]) {
      const tooMuch = { paymentId, amountCents, idempotencyKey: `b${amountCents}` };
      await expect(gateway.refund(tooMuch)).rejects.toMatchObject({ failure: "refused" });
    }
    await gateway.refund({ paymentId, amountCents: 100, idempotencyKey: "c" });
    expect(await gateway.readPayment(paymentId)).toMatchObject({ refundedCents: 900 });
  });

  it("refuses where nothing was charged", async () => {
    const { paymentId } = await gateway.openPayment(order);
    const refund = { paymentId, amountCents: 1, idempotencyKey: "x" };
    await expect(gateway.refund(refund)).rejects.toMatchObject({ failure: "refused" });
    await expect(gateway.refund({ ...refund, paymentId: "nobody" })).rejects.toMatchObject({ failure: "refused" });
  });
});

describe("events", () => {
  const event = { eventId: "evt_1", type: "payment.succeeded", paymentId: "pi_test_1", requestId: 7 };

  it("knows its own", () => {
    const { body, signature } = signTestEvent(event, secret, now);
    expect(gateway.verifyEvent(body, signature)).toEqual(event);
  });

  const { body, signature } = signTestEvent(event, secret, now);
  const at = (seconds: number) => signTestEvent(event, secret, new Date(now.getTime() + seconds * 1000)).signature;
  it.each([
    ["no signature", body, null],
    ["an empty one", body, ""],
    ["another secret", body, signTestEvent(event, "another-secret-that-is-long-enough-too", now).signature],
    ["a changed body", body.replace("7", "8"), signature],
    ["a pretty-printed body", JSON.stringify(JSON.parse(body), null, 2), signature],
    ["an old stamp", body, at(-301)],
    ["a stamp from tomorrow", body, at(86_400)],
    ["a moved stamp", body, signature.replace(/^t=\d+/, "t=1795176001")],
    ["a short digest", body, signature.slice(0, -2)],
    ["another scheme", body, signature.replace("v1=", "v0=")],
  ])("refuses %s", (_, given, sealed) => {
    expect(() => gateway.verifyEvent(given, sealed)).toThrow(expect.objectContaining({ failure: "forged-event" }));
  });

  it("does not run without a real secret", () => {
    expect(() => createTestGateway({ store, secret: "", publicUrl: "http://shop.test" })).toThrow("32 characters");
  });
});
