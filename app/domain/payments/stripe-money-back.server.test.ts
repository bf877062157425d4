import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { causeOfDuplicate } from "#app/domain/orders/request/refund-cause.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { seededDelays } from "#tests/harness/seeded-random.ts";
import { customersOf, ownerOf, wholeWork } from "#tests/stripe/customers.ts";
import { closeDispute, createRefund, failRefund, openDispute } from "#tests/stripe/refunds.ts";
import { jobsOf, openStripeShop, refundsOf, rowOf, type StripeShop } from "#tests/stripe/stripe-shop.ts";
import { completePayment } from "./complete-payment.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { settlePayment } from "./settling/settle-payment.server.ts";

let shop: StripeShop;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openStripeShop({ delayMs: seededDelays(2) });
  customers = customersOf(shop);
});
afterAll(() => shop.local.close());
beforeEach(() => void db.update(designRequests).set({ paymentOpenedAt: 0 }).run());

const reconcile = () => reconcilePayments(shop.provider);

describe("two payments for one order", () => {
  it.each(["event", "reconciler", "hint"])("the second goes back by itself, found by the %s", async (finder) => {
    const order = createUnpaidOrder();
    await customers.openPage(order);
    const session = customers.sessionsOf(order)[0]!;
    const own = await shop.provider.openPayment({
      ...{ requestId: order.id, userId: order.userId, amountCents: 900, currency: "usd", description: "Standard" },
      idempotencyKey: `race:${order.id}`,
    });
    db.update(designRequests).set({ paymentIntentId: own.paymentId }).where(eq(designRequests.id, order.id)).run();
    shop.pay(own.paymentId);
    await completePayment({ ...ownerOf(order), paymentId: own.paymentId }, shop.provider);
    shop.payOnPage(session.id);
    const second = session.payment_intent!;
    if (finder === "event") await customers.receiveAll(second);
    if (finder === "hint") await completePayment({ ...ownerOf(order), paymentId: second }, shop.provider);
    await reconcile();
    await reconcile();
    const cause = causeOfDuplicate(second);
    expect(jobsOf(order.id)).toEqual([...wholeWork(order.id), `refund-payment ${order.id}:${cause}`].sort());
    await refundPayment({ requestId: order.id, cause, amountCents: 900 }, shop.provider);
    expect(await shop.provider.readPayment(second)).toMatchObject({ refundedCents: 900 });
    expect(await shop.provider.readPayment(own.paymentId)).toMatchObject({ refundedCents: 0 });
    await customers.receiveAll(second);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", refundedAmountCents: 0, hostedCheckoutId: null });
  });
});

describe("money back", () => {
  it.each([
    { byHand: 300, gives: 600, letters: 2 },
    { byHand: 900, gives: 0, letters: 1 },
  ])("of which nobody told that $byHand went by hand is the rest", async ({ byHand, gives, letters }) => {
    const { order, paymentId } = await customers.createPaidOrder();
    createRefund(shop.local.books, { paymentId, amount: byHand }, shop.local.emit);
    await refundPayment({ requestId: order.id, cause: "missing-images", amountCents: 900 }, shop.provider);
    expect(await shop.provider.readPayment(paymentId)).toMatchObject({ refundedCents: 900 });
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "refunded", refundedAmountCents: 900 });
    const ours = refundsOf(order.id).filter(({ cause }) => cause === "missing-images");
    expect(ours.map(({ amountCents }) => amountCents)).toEqual(gives > 0 ? [gives] : []);
    expect(jobsOf(order.id).filter((job) => job.startsWith("send-refund-letter"))).toHaveLength(letters);
  });

  it("by hand in the dashboard is copied: a part, then the rest, each with its letter", async () => {
    const { order, paymentId } = await customers.createPaidOrder();
    const part = createRefund(shop.local.books, { paymentId, amount: 300 }, shop.local.emit);
    await customers.receiveAll(paymentId, "charge.refunded");
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "partially_refunded", refundedAmountCents: 300 });
    const rest = createRefund(shop.local.books, { paymentId }, shop.local.emit);
    await customers.receiveAll(paymentId);
    await customers.receiveAll(paymentId);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "refunded", refundedAmountCents: 900 });
    expect(refundsOf(order.id)).toMatchObject([{ amountCents: 300 }, { amountCents: 600 }]);
    const letters = [part, rest].map(({ id }) => `send-refund-letter ${order.id}:dashboard:${id}`);
    expect(jobsOf(order.id)).toEqual([...wholeWork(order.id), ...letters].sort());
    await refundPayment({ requestId: order.id, cause: "missing-images", amountCents: 180 }, shop.provider);
    expect(refundsOf(order.id)).toHaveLength(2);
  });

  it("before we knew of the payment leaves a part paid, and all of it unpaid", async () => {
    for (const [amount, paymentStatus, refundedAmountCents] of [
      [300, "partially_refunded", 300],
      [900, "unpaid", 0],
    ] as const) {
      const order = createUnpaidOrder();
      const paymentId = await customers.openOwn(order);
      shop.pay(paymentId);
      createRefund(shop.local.books, { paymentId, amount }, shop.local.emit);
      await customers.receiveAll(paymentId);
      expect(rowOf(order.id)).toMatchObject({ paymentStatus, refundedAmountCents });
      expect(jobsOf(order.id).filter((job) => job.startsWith("generate"))).toHaveLength(amount === 900 ? 0 : 5);
    }
  });

  it("of ours whose answer was lost is filed by its event, once", async () => {
    const { order, paymentId } = await customers.createPaidOrder();
    const wish = { requestId: order.id, cause: "missing-images", amountCents: 360 };
    shop.local.faults.add({ kind: "lost", on: "POST /v1/refunds", times: 2 });
    await expect(refundPayment(wish, shop.provider)).rejects.toThrow("Stripe");
    await customers.receiveAll(paymentId, "charge.refunded");
    expect(refundsOf(order.id)).toMatchObject([{ cause: "missing-images", status: "done", amountCents: 360 }]);
    await Promise.all(Array.from({ length: 5 }, () => refundPayment(wish, shop.provider)));
    await customers.receiveAll(paymentId);
    expect(rowOf(order.id).refundedAmountCents).toBe(360);
    expect(await shop.provider.readPayment(paymentId)).toMatchObject({ refundedCents: 360 });
    expect(jobsOf(order.id)).toContain(`send-refund-letter ${order.id}:missing-images`);
  });

  it("that the bank sent back is no longer counted", async () => {
    const { order, paymentId } = await customers.createPaidOrder();
    const refund = createRefund(shop.local.books, { paymentId, amount: 300 }, shop.local.emit);
    await customers.receiveAll(paymentId);
    failRefund(shop.local.books, refund, shop.local.emit);
    await customers.receiveAll(paymentId, "refund.failed");
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", refundedAmountCents: 0 });
    expect(refundsOf(order.id)).toMatchObject([{ status: "failed" }]);
  });

  it("is not undone by a reading that was overtaken", async () => {
    const { order, paymentId } = await customers.createPaidOrder();
    const early = (await shop.provider.readPayment(paymentId))!;
    const refund = createRefund(shop.local.books, { paymentId, amount: 300 }, shop.local.emit);
    const middle = (await shop.provider.readPayment(paymentId))!;
    failRefund(shop.local.books, refund, shop.local.emit);
    openDispute(shop.local.books, shop.local.books.intents.get(paymentId)!, shop.local.emit);
    const late = (await shop.provider.readPayment(paymentId))!;
    for (const reading of [middle, late, middle, early]) settlePayment(order.id, reading);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", refundedAmountCents: 0, dispute: "open" });
    expect(refundsOf(order.id)).toMatchObject([{ status: "failed" }]);
  });

  it("requested by the customer's bank is recorded, to its end", async () => {
    const { order, paymentId } = await customers.createPaidOrder();
    const dispute = openDispute(shop.local.books, shop.local.books.intents.get(paymentId)!, shop.local.emit);
    await customers.receiveAll(paymentId);
    expect(rowOf(order.id).dispute).toBe("open");
    closeDispute(dispute, "won", shop.local.emit);
    await customers.receiveAll(paymentId);
    expect(rowOf(order.id)).toMatchObject({ dispute: "won", paymentStatus: "paid" });
  });
});
