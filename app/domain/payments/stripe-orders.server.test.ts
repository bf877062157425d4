import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { law } from "#app/domain/shop/law.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { seededDelays } from "#tests/harness/seeded-random.ts";
import { customersOf, ownerOf, wholeWork } from "#tests/stripe/customers.ts";
import { answerBank, confirmIntent } from "#tests/stripe/payments.ts";
import { settleStorm } from "#tests/stripe/settle-storm.ts";
import { jobsOf, openStripeShop, rowOf, type StripeShop } from "#tests/stripe/stripe-shop.ts";
import { completePayment } from "./complete-payment.server.ts";
import { openPayment } from "./opening/open-payment.server.ts";
import { receivePaymentEvent } from "./receive-payment-event.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { recordConsent } from "./withdrawal/consent.server.ts";

let shop: StripeShop;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openStripeShop({ delayMs: seededDelays(2) });
  customers = customersOf(shop);
});
afterAll(() => shop.local.close());
beforeEach(() => void db.update(designRequests).set({ paymentOpenedAt: 0 }).run());

const reconcile = () => reconcilePayments(shop.provider);

it("pays once, however it is reported and in whatever order", async () => {
  const report = await settleStorm(shop, 1);
  expect(report).toEqual({ orders: 24, deliveries: 96, faults: [] });
});

describe("one place to pay", () => {
  it("twenty tabs open one payment, also a day later", async () => {
    const order = createUnpaidOrder();
    const opened = await Promise.all(Array.from({ length: 20 }, () => openPayment(order, shop.provider)));
    shop.local.idempotency.forget();
    opened.push(...(await Promise.all(Array.from({ length: 20 }, () => openPayment(rowOf(order.id), shop.provider)))));
    expect(new Set(opened.map((entry) => entry.ok && entry.paymentId))).toEqual(
      new Set([customers.intentsOf(order)[0]!.id]),
    );
    expect(customers.intentsOf(order)).toHaveLength(1);
  });

  it("twenty clicks open one hosted page", async () => {
    const order = createUnpaidOrder();
    const opened = await Promise.all(Array.from({ length: 20 }, () => customers.openPage(order)));
    expect(new Set(opened.map((entry) => entry.ok && entry.url)).size).toBe(1);
    expect(await customers.openPage(order)).toEqual(opened[0]);
    expect(customers.sessionsOf(order)).toHaveLength(1);
  });

  it("the hosted page ends the payment of our page, and the other way round", async () => {
    const order = createUnpaidOrder();
    const first = await customers.openOwn(order);
    expect(await customers.openPage(order)).toMatchObject({ ok: true });
    expect(shop.local.books.intents.get(first)!.status).toBe("canceled");
    const second = await customers.openOwn(order);
    expect(second).not.toBe(first);
    expect(customers.sessionsOf(order).map((session) => session.status)).toEqual(["expired"]);
    expect(await customers.openPage(order)).toMatchObject({ ok: true });
    const open = customers.intentsOf(order).filter((intent) => intent.status !== "canceled");
    expect([open.length, customers.sessionsOf(order).map((session) => session.status)]).toEqual([
      0,
      ["expired", "open"],
    ]);
  });

  it("both at once from many tabs leave one of them open", async () => {
    const order = createUnpaidOrder();
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? customers.openPage(order) : openPayment(rowOf(order.id), shop.provider),
      ),
    );
    const now = rowOf(order.id);
    const open = [
      ...customers
        .intentsOf(order)
        .filter((intent) => intent.status !== "canceled" && intent.id !== now.paymentIntentId),
      ...customers
        .sessionsOf(order)
        .filter((session) => session.status === "open" && session.id !== now.hostedCheckoutId),
    ];
    expect(open).toEqual([]);
  });

  it("nothing is opened for an order that turns out to be paid, or under way", async () => {
    const order = createUnpaidOrder();
    shop.pay(await customers.openOwn(order));
    expect(await customers.openPage(order)).toEqual({ ok: false, reason: "already-paid" });
    expect(rowOf(order.id).paymentStatus).toBe("paid");
    const slow = createUnpaidOrder();
    shop.pay(await customers.openOwn(slow), "pm_card_slow");
    expect(await customers.openPage(slow)).toEqual({ ok: false, reason: "under-way" });
    const paidThere = createUnpaidOrder();
    await customers.openPage(paidThere);
    shop.payOnPage(customers.sessionsOf(paidThere)[0]!.id);
    expect(await openPayment(rowOf(paidThere.id), shop.provider)).toEqual({ ok: false, reason: "already-paid" });
    for (const one of [order, slow, paidThere]) expect(customers.intentsOf(one)).toHaveLength(1);
  });

  it("a payment left behind by a crash before it was stored is found again", async () => {
    const order = createUnpaidOrder();
    const first = await customers.openOwn(order);
    db.update(designRequests).set({ paymentIntentId: null }).where(eq(designRequests.id, order.id)).run();
    expect(await customers.openOwn(order)).toBe(first);
  });

  it("an order's successor under the same number does not find its payment", async () => {
    const order = createUnpaidOrder();
    const first = await customers.openOwn(order);
    const successor = { paymentIntentId: null, createdAt: order.createdAt + 1 };
    db.update(designRequests).set(successor).where(eq(designRequests.id, order.id)).run();
    expect(await customers.openOwn(order)).not.toBe(first);
  });
});

describe("paid on the hosted page", () => {
  const ways: [string, (order: DesignRequestRow, paymentId: string) => Promise<unknown>][] = [
    ["the return address", (order) => customers.review(order)],
    ["the payment's event", (_, paymentId) => customers.receiveAll(paymentId, "payment_intent.succeeded")],
    ["the page's event", (_, paymentId) => customers.receiveAll(paymentId, "checkout.session.completed")],
    ["a hint", (order, paymentId) => completePayment({ ...ownerOf(order), paymentId }, shop.provider)],
    ["nobody but the reconciler", () => reconcile()],
  ];
  it.each(ways)("reported by %s", async (_, report) => {
    const order = createUnpaidOrder();
    await customers.openOwn(order);
    await customers.openPage(order);
    const session = customers.sessionsOf(order)[0]!;
    shop.payOnPage(session.id, "pm_card_visa_chargeDeclined");
    shop.payOnPage(session.id);
    await report(order, session.payment_intent!);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", hostedCheckoutId: null });
    await reconcile();
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", paymentIntentId: session.payment_intent });
    expect(jobsOf(order.id)).toEqual(wholeWork(order.id));
  });
});

it("an event that comes twice at once is handled once", async () => {
  const order = createUnpaidOrder();
  const paymentId = await customers.openOwn(order);
  shop.pay(paymentId);
  const [event] = shop.eventsOf(paymentId, "payment_intent.succeeded");
  const twice = [1, 2].map(() => receivePaymentEvent(shop.signed(event!), shop.provider));
  const outcomes = (await Promise.all(twice)).map((received) => received.ok && received.outcome);
  expect(outcomes.sort()).toEqual(["duplicate", "handled"]);
});

describe("what a card can do", () => {
  it("a refused one is noted and leaves the order to pay", async () => {
    const order = createUnpaidOrder();
    const paymentId = await customers.openOwn(order);
    shop.pay(paymentId, "pm_card_chargeDeclinedExpiredCard");
    await customers.receiveAll(paymentId);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "failed", status: "pending" });
    expect(await customers.review(order)).toMatchObject({ state: "open", lastRefusal: "Your card has expired." });
    shop.pay(paymentId);
    await customers.receiveAll(paymentId);
    expect(rowOf(order.id).paymentStatus).toBe("paid");
  });

  it("a declined one, and another a day later, when Stripe has forgotten its keys, pay once", async () => {
    const order = createUnpaidOrder();
    const paymentId = await customers.openOwn(order);
    shop.pay(paymentId, "pm_card_visa_chargeDeclined");
    await customers.receiveAll(paymentId);
    shop.local.idempotency.forget();
    expect(await customers.openOwn(order)).toBe(paymentId);
    shop.pay(paymentId);
    await customers.receiveAll(paymentId);
    await reconcile();
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", paidAmountCents: 900 });
    expect(customers.intentsOf(order)).toHaveLength(1);
  });

  it("the bank's question, answered no and then yes", async () => {
    const order = createUnpaidOrder();
    const paymentId = await customers.openOwn(order);
    const intent = shop.local.books.intents.get(paymentId)!;
    shop.pay(paymentId, "pm_card_threeDSecure2Required");
    expect(await customers.review(order)).toMatchObject({ state: "open" });
    answerBank(shop.local.books, intent, false, shop.local.emit);
    expect(await customers.review(order)).toMatchObject({ state: "open", lastRefusal: expect.any(String) });
    confirmIntent(shop.local.books, intent, "pm_card_threeDSecure2Required", shop.local.emit);
    answerBank(shop.local.books, intent, true, shop.local.emit);
    expect(await customers.review(order)).toMatchObject({ state: "paid", justNow: true });
  });

  it("the bank's question never answered, another card a day later, and then the bank's yes: paid once", async () => {
    const order = createUnpaidOrder();
    const first = await customers.openOwn(order);
    shop.pay(first, "pm_card_threeDSecure2Required");
    shop.local.idempotency.forget();
    expect(await customers.openPage(order)).toMatchObject({ ok: true });
    expect(answerBank(shop.local.books, shop.local.books.intents.get(first)!, true, shop.local.emit)).toBeUndefined();
    shop.payOnPage(customers.sessionsOf(order)[0]!.id);
    await reconcile();
    expect(await customers.review(order)).toMatchObject({ state: "paid" });
    const received = customers.intentsOf(order).map(({ amount_received }) => amount_received);
    expect(received.filter((amount) => amount > 0)).toEqual([900]);
  });

  it("slow money: the page waits, then it is there", async () => {
    const order = createUnpaidOrder();
    const paymentId = await customers.openOwn(order);
    shop.pay(paymentId, "pm_card_slow");
    expect(await customers.review(order)).toMatchObject({ state: "processing" });
    answerBank(shop.local.books, shop.local.books.intents.get(paymentId)!, true, shop.local.emit);
    expect(await customers.review(order)).toMatchObject({ state: "paid" });
  });

  it("a payment canceled in the dashboard makes room for another", async () => {
    const order = createUnpaidOrder();
    const first = await customers.openOwn(order);
    await shop.provider.cancelPayment(first);
    expect(await customers.review(order)).toMatchObject({ state: "open" });
    shop.pay(await customers.openOwn(order));
    expect(await customers.review(order)).toMatchObject({ state: "paid" });
  });
});

describe("an order of before its package became dearer", () => {
  it("is paid at its own price, in the tab of before and in a new one", async () => {
    const [old, anew] = [createUnpaidOrder({ priceCents: 700 }), createUnpaidOrder({ priceCents: 700 })];
    shop.pay(await customers.openOwn(old));
    expect(await customers.review(old)).toMatchObject({ state: "paid", justNow: true });
    await customers.openOwn(anew);
    await customers.openPage(anew);
    shop.payOnPage(customers.sessionsOf(anew)[0]!.id);
    expect(await customers.review(anew)).toMatchObject({ state: "paid", justNow: true });
    expect([rowOf(old.id), rowOf(anew.id)].map(({ paidAmountCents }) => paidAmountCents)).toEqual([700, 700]);
  });
});

describe("a shop that begins only with consent", () => {
  beforeAll(() => void law.save({ sellsToEu: true, asksConsent: true }));
  afterAll(() => void law.save({ sellsToEu: false, asksConsent: false }));

  it("opens neither payment nor hosted page without it, and both with it", async () => {
    const order = createUnpaidOrder();
    const refusal = { ok: false, reason: "not-agreed" };
    expect(await customers.openPage(order)).toEqual(refusal);
    expect(await openPayment(rowOf(order.id), shop.provider)).toEqual(refusal);
    expect([customers.intentsOf(order), customers.sessionsOf(order)]).toEqual([[], []]);
    recordConsent({ requestId: String(order.id), userId: order.userId });
    expect(await customers.openPage(order)).toMatchObject({ ok: true });
    shop.payOnPage(customers.sessionsOf(order)[0]!.id);
    await customers.review(order);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", consentedAt: expect.any(Number) });
  });

  it("counts a payment that was opened before, without consent", async () => {
    law.save({ sellsToEu: true, asksConsent: false });
    const order = createUnpaidOrder();
    const paymentId = await customers.openOwn(order);
    law.save({ sellsToEu: true, asksConsent: true });
    shop.pay(paymentId);
    await customers.review(order);
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "paid", consentedAt: null });
  });
});
