import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverReceiptLetter } from "#app/domain/letters/deliver-receipt-letter.server.ts";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { refundDueCents } from "#app/domain/orders/pictures/missing-images.ts";
import { presentOrder } from "#app/domain/orders/present-order.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import type { Letter } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { packages } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { customersOf, ownerOf } from "#tests/stripe/customers.ts";
import { openStripeShop, refundsOf, rowOf, type StripeShop } from "#tests/stripe/stripe-shop.ts";
import { completePayment } from "./complete-payment.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { settlePayment } from "./settling/settle-payment.server.ts";

let shop: StripeShop;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openStripeShop();
  customers = customersOf(shop);
});
afterAll(() => shop.local.close());

function sellIn(currency: string, priceCents: number) {
  moneyPart.save({ currency, notHappyDays: 0 });
  db.update(packages).set({ priceCents }).where(eq(packages.id, "standard")).run();
}

/** Shown without the space that does not break. */
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each([
  { currency: "eur", price: 550, shown: "€5.50", api: 5.5, forTwoOfFive: 220 },
  { currency: "jpy", price: 987, shown: "¥987", api: 987, forTwoOfFive: 395 },
  { currency: "kwd", price: 5120, shown: "KWD 5.120", api: 5.12, forTwoOfFive: 2050 },
  { currency: "isk", price: 98_700, shown: "ISK 987", api: 987, forTwoOfFive: 39_500 },
])("an order in $currency is charged, written about and refunded in it at Stripe", async (sold) => {
  const { currency, price, shown, api, forTwoOfFive } = sold;
  sellIn(currency, price);
  const order = createUnpaidOrder();
  const paymentId = await customers.openOwn(order);
  expect(shop.local.books.intents.get(paymentId)).toMatchObject({ amount: price, currency });
  shop.pay(paymentId);
  expect(await completePayment({ ...ownerOf(order), paymentId }, shop.provider)).toMatchObject({ outcome: "settled" });

  expect(presentOrder(findOrder(order.id, order.userId)!).designRequest).toMatchObject({ packagePrice: api, currency });
  const letters: Letter[] = [];
  await deliverReceiptLetter(order.id, { name: "postbox", send: async (letter) => void letters.push(letter) });
  expect(plain(letters[0]!.subject)).toBe(`Receipt for ${shown} (Order ${order.id})`);

  const amountCents = refundDueCents(rowOf(order.id), { made: 3, ordered: 5 });
  expect(amountCents).toBe(forTwoOfFive);
  await refundPayment({ requestId: order.id, cause: "missing-images", amountCents }, shop.provider);
  expect(refundsOf(order.id)).toMatchObject([{ status: "done", amountCents: forTwoOfFive }]);
});

test("a shop that changes its currency leaves open orders at their own price and currency", async () => {
  sellIn("usd", 900);
  const order = createUnpaidOrder();
  sellIn("jpy", 1500);
  const page = await customers.openPage(order);
  expect(page).toMatchObject({ ok: true });
  expect(customers.sessionsOf(order)).toMatchObject([{ amount_total: 900, currency: "usd" }]);
  expect(await customers.review(order)).toMatchObject({ order: { amountCents: 900, currency: "usd" } });
});

test("the same number in another currency pays nothing", async () => {
  sellIn("eur", 900);
  const order = createUnpaidOrder();
  const paymentId = await customers.openOwn(order);
  shop.pay(paymentId);
  const reading = (await shop.provider.readPayment(paymentId))!;
  expect(settlePayment(order.id, { ...reading, currency: "jpy" })).toEqual({ ok: false, reason: "wrong-currency" });
  expect(rowOf(order.id).paymentStatus).toBe("unpaid");
});
