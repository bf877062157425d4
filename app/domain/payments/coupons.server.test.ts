import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countUses, discountOf } from "#app/domain/orders/request/coupons.server.ts";
import { db } from "#db/client.server.ts";
import { coupons, couponUses } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { customersOf, ownerOf } from "#tests/stripe/customers.ts";
import { jobsOf, openStripeShop, rowOf, type StripeShop } from "#tests/stripe/stripe-shop.ts";
import { applyCoupon } from "./apply-coupon.server.ts";
import { completePayment } from "./complete-payment.server.ts";
import { settleFreeOrder } from "./settle-free-order.server.ts";

let shop: StripeShop;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openStripeShop();
  customers = customersOf(shop);
});
afterAll(() => shop.local.close());
beforeEach(() => {
  db.delete(couponUses).run();
  db.delete(coupons).run();
  db.insert(coupons)
    .values([
      { code: "HALF", percent: 50, usesAtMost: 2 },
      { code: "FREE", percent: 100, usesAtMost: 3 },
    ])
    .run();
});

async function withCoupon(code: string) {
  const order = createUnpaidOrder();
  expect(await applyCoupon(ownerOf(order), code, shop.provider)).toEqual({ ok: true });
  return order;
}

test("parallel payments pass the limit by what was open at Stripe before it was reached, and by no more", async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => withCoupon("HALF")));
  const [late, ...open] = orders;
  const paymentIds = await Promise.all(open.map((order) => customers.openOwn(order)));
  for (const paymentId of paymentIds) shop.pay(paymentId);
  const settled = await Promise.all(
    open.map((order, n) => completePayment({ ...ownerOf(order), paymentId: paymentIds[n]! }, shop.provider)),
  );
  // Their money came in for a price that we had offered.
  expect(settled).toMatchObject(open.map(() => ({ ok: true, outcome: "settled" })));
  expect(open.map(({ id }) => rowOf(id).paidAmountCents)).toEqual(open.map(() => 450));
  expect(countUses(db, "HALF")).toBe(5);
  await expect(customers.openOwn(late!)).rejects.toThrow();
  expect(await customers.openPage(late!)).toEqual({ ok: false, reason: "coupon-gone" });
  expect(customers.intentsOf(late!)).toEqual([]);
});

test("thirty takers at once of three free orders get three", async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, () => withCoupon("FREE")));
  const taken = await Promise.all([...orders, ...orders, ...orders].map((order) => settleFreeOrder(ownerOf(order))));
  expect(taken.filter((one) => one.ok && one.outcome === "settled")).toHaveLength(3);
  expect(countUses(db, "FREE")).toBe(3);
  const paid = orders.filter(({ id }) => rowOf(id).paymentStatus === "paid");
  expect(paid).toHaveLength(3);
  expect(jobsOf(paid[0]!.id)).toContain(`send-receipt-letter ${paid[0]!.id}`);
});

test("a coupon closes what was open at the price of before, on our page and on Stripe's", async () => {
  const order = createUnpaidOrder();
  const first = await customers.openOwn(order);
  await applyCoupon(ownerOf(order), "half", shop.provider);
  expect(shop.local.books.intents.get(first)!.status).toBe("canceled");
  await customers.openPage(order);
  expect(customers.sessionsOf(order)).toMatchObject([{ amount_total: 450, status: "open" }]);
  await applyCoupon(ownerOf(order), undefined, shop.provider);
  expect(customers.sessionsOf(order)).toMatchObject([{ status: "expired" }]);
  expect(shop.local.books.intents.get(await customers.openOwn(order))).toMatchObject({ amount: 900 });
});

test("what is paid already, or is being paid, takes no coupon", async () => {
  const order = createUnpaidOrder();
  const paymentId = await customers.openOwn(order);
  shop.pay(paymentId);
  expect(await applyCoupon(ownerOf(order), "HALF", shop.provider)).toEqual({ ok: false, reason: "under-way" });
  await completePayment({ ...ownerOf(order), paymentId }, shop.provider);
  expect(await applyCoupon(ownerOf(order), "HALF", shop.provider)).toEqual({ ok: false, reason: "already-paid" });
  expect(rowOf(order.id)).toMatchObject({ couponCode: null, paidAmountCents: 900 });
});

test("nobody takes for nothing what costs something, or what is another's", async () => {
  const half = await withCoupon("HALF");
  expect(await settleFreeOrder(ownerOf(half))).toEqual({ ok: false, reason: "not-free" });
  expect(await settleFreeOrder(ownerOf(createUnpaidOrder()))).toEqual({ ok: false, reason: "not-free" });
  const free = await withCoupon("FREE");
  expect(await settleFreeOrder({ ...ownerOf(free), userId: half.userId })).toEqual({ ok: false, reason: "not-found" });
  db.update(coupons).set({ expiresAt: 1 }).where(eq(coupons.code, "FREE")).run();
  expect(await settleFreeOrder(ownerOf(free))).toEqual({ ok: false, reason: "coupon-gone" });
});

test.each([
  [{ percent: 50, amountCents: null }, 900, "usd", 450],
  [{ percent: 33, amountCents: null }, 999, "usd", 330],
  [{ percent: 33, amountCents: null }, 5120, "kwd", 1690],
  [{ percent: null, amountCents: 500 }, 900, "usd", 500],
  [{ percent: null, amountCents: 2000 }, 900, "usd", 900],
  // Stripe charges no 40 cents.
  [{ percent: 90, amountCents: null }, 400, "usd", 400],
])("%j takes off a price of %i %s: %i", (coupon, priceCents, currency, discount) => {
  expect(discountOf(coupon, { priceCents, currency })).toBe(discount);
});
