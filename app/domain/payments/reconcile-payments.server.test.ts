import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestRefund } from "#app/domain/orders/request/refunds.server.ts";
import { handlers } from "#app/jobs/handlers.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designRequests, jobs } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { seededDelays } from "#tests/harness/seeded-random.ts";
import { customersOf, wholeWork } from "#tests/stripe/customers.ts";
import { jobsOf, openStripeShop, rowOf, type StripeShop } from "#tests/stripe/stripe-shop.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";

let shop: StripeShop;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openStripeShop({ delayMs: seededDelays(2) });
  customers = customersOf(shop);
});
afterAll(() => shop.local.close());
// Keeps one test's open payments out of the next.
beforeEach(() => void db.update(designRequests).set({ paymentOpenedAt: 0 }).run());

const reconcile = () => reconcilePayments(shop.provider);

describe("the reconciler", () => {
  it("fulfils everything with every event lost and every tab closed", async () => {
    const orders = Array.from({ length: 12 }, () => createUnpaidOrder());
    for (const [index, order] of orders.entries()) {
      if (index % 2) shop.pay(await customers.openOwn(order));
      else {
        await customers.openPage(order);
        shop.payOnPage(customers.sessionsOf(order)[0]!.id);
      }
    }
    const abandoned = createUnpaidOrder();
    await customers.openOwn(abandoned);
    await reconcile();
    for (const order of orders) expect(jobsOf(order.id)).toEqual(wholeWork(order.id));
    expect(jobsOf(abandoned.id)).toEqual([]);
    const calls = shop.local.calls.length;
    await reconcile();
    expect(shop.local.calls.length - calls).toBe(1);
  });

  it("asks for three days and no longer", async () => {
    const order = createUnpaidOrder();
    shop.pay(await customers.openOwn(order));
    await reconcilePayments(shop.provider, Date.now() + 3 * 86_400_000 + 60_000);
    expect(rowOf(order.id).paymentStatus).toBe("unpaid");
    await reconcilePayments(shop.provider, Date.now() + 3 * 86_400_000 - 60_000);
    expect(rowOf(order.id).paymentStatus).toBe("paid");
  });

  it("goes on after trouble with one order, and is tried again", async () => {
    const orders = [createUnpaidOrder(), createUnpaidOrder()];
    const paymentIds = [await customers.openOwn(orders[0]!), await customers.openOwn(orders[1]!)];
    for (const paymentId of paymentIds) shop.pay(paymentId);
    shop.local.faults.add({ kind: "500-once", on: `GET /v1/payment_intents/${paymentIds[0]}`, times: 2 });
    await expect(reconcile()).rejects.toThrow("Stripe");
    expect(orders.map(({ id }) => rowOf(id).paymentStatus)).toEqual(["unpaid", "paid"]);
    await reconcile();
    for (const order of orders) expect(jobsOf(order.id)).toEqual(wholeWork(order.id));
  });

  it("says so when money came in that matches no order, and goes on", async () => {
    const [odd, good] = [createUnpaidOrder(), createUnpaidOrder()];
    const oddPayment = await customers.openOwn(odd);
    shop.local.books.intents.get(oddPayment)!.amount = 100;
    shop.pay(oddPayment);
    shop.pay(await customers.openOwn(good));
    await expect(reconcile()).rejects.toThrow(`Money that does not match design request ${odd.id}: wrong-amount`);
    expect([odd, good].map(({ id }) => rowOf(id).paymentStatus)).toEqual(["unpaid", "paid"]);
  });

  it("gives a paid order the jobs it lacks", async () => {
    const { order } = await customers.createPaidOrder();
    db.delete(jobs).run();
    await reconcile();
    expect(jobsOf(order.id)).toEqual(wholeWork(order.id));
  });

  it("runs as a job", async () => {
    db.delete(jobs).run();
    const order = createUnpaidOrder();
    shop.pay(await customers.openOwn(order));
    db.insert(jobs).values({ kind: "reconcile-payments", key: "now", payload: {}, runAt: 0 }).run();
    await runUntilEmpty({
      handlers: {
        "reconcile-payments": { run: reconcile },
        "generate-image": { run: () => {} },
        "send-receipt-letter": { run: () => {} },
      },
    });
    expect(rowOf(order.id).paymentStatus).toBe("paid");
  });

  it("makes refunds that were given up while Stripe was away", async () => {
    const { order, paymentId } = await customers.createPaidOrder();
    const wish = { requestId: order.id, cause: "missing-images", amountCents: 180 };
    inTransaction((tx) => requestRefund(tx, wish));
    inTransaction((tx) => handlers["refund-payment"].onDead(tx, wish));
    await reconcile();
    await reconcile();
    expect(rowOf(order.id)).toMatchObject({ paymentStatus: "partially_refunded", refundedAmountCents: 180 });
    expect(await shop.provider.readPayment(paymentId)).toMatchObject({ refundedCents: 180 });
  });
});
