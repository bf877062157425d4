import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import { db } from "#db/client.server.ts";
import { coupons, designRequests, invoices, shopSettings } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { customersOf, ownerOf } from "#tests/stripe/customers.ts";
import { createRefund } from "#tests/stripe/refunds.ts";
import { openStripeShop, rowOf, type StripeShop } from "#tests/stripe/stripe-shop.ts";
import { applyCoupon } from "./apply-coupon.server.ts";
import { chooseTaxPlace, isTaxCalculated } from "./choose-tax-place.server.ts";
import { openPayment } from "./opening/open-payment.server.ts";

let shop: StripeShop;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openStripeShop();
  customers = customersOf(shop);
  saveSeller({ ...aSeller, tax: "stripe" });
});
afterAll(() => {
  db.delete(shopSettings).where(eq(shopSettings.part, "seller")).run();
  return shop.local.close();
});

type Order = ReturnType<typeof createUnpaidOrder>;
const choose = (order: Order, country: string, postalCode = "") =>
  chooseTaxPlace(ownerOf(order), { country, postalCode }, shop.provider);
const issuedOf = ({ id }: Order) =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.requestId, id))
    .all()
    .map(({ series, grossCents, taxCents, content }) => [series, grossCents, taxCents, content.tax]);
const intentOf = (order: Order) => shop.local.books.intents.get(rowOf(order.id).paymentIntentId ?? "");
const openCount = (order: Order) => customers.intentsOf(order).filter(({ status }) => status !== "canceled").length;

async function pay(order: Order) {
  shop.pay(await customers.openOwn(order));
  await customers.review(order);
}

it("nothing is opened before the customer says where they are", async () => {
  const order = createUnpaidOrder();
  const refusal = { ok: false, reason: "no-tax-place" };
  expect(await openPayment(order, shop.provider)).toEqual(refusal);
  expect(await customers.openPage(order)).toEqual(refusal);
  expect([customers.intentsOf(order), customers.sessionsOf(order)]).toEqual([[], []]);
});

it("the price stays, the calculation is linked, and the invoice shows its tax", async () => {
  const order = createUnpaidOrder();
  expect(await choose(order, "DE")).toEqual({ ok: true });
  await pay(order);
  expect(intentOf(order)).toMatchObject({ amount: 900, status: "succeeded" });
  expect(intentOf(order)?.hooks?.inputs.tax.calculation).toBe(rowOf(order.id).tax?.calculationId);
  expect(issuedOf(order)).toEqual([["invoice", 900, 144, { name: "VAT", rate: "19" }]]);
  createRefund(shop.local.books, { paymentId: intentOf(order)!.id, amount: 300 }, () => {});
  createRefund(shop.local.books, { paymentId: intentOf(order)!.id, amount: 600 }, () => {});
  await customers.receiveAll(intentOf(order)!.id, "payment_intent.succeeded");
  const [, ...credited] = issuedOf(order);
  expect(credited.map(([series, gross]) => [series, gross])).toEqual([
    ["credit-note", -600],
    ["credit-note", -300],
  ]);
  expect(credited.reduce((sum, [, , tax]) => sum + Number(tax), 0)).toBe(-144);
});

it("parts of a place are one tax, and a country without registration has none", async () => {
  const [here, elsewhere] = [createUnpaidOrder(), createUnpaidOrder()];
  await choose(here, "US", "10001");
  await choose(elsewhere, "NZ");
  await pay(here);
  await pay(elsewhere);
  expect(issuedOf(here)).toEqual([["invoice", 900, 73, { name: "Sales tax", rate: "8.875" }]]);
  expect(issuedOf(elsewhere)).toEqual([["invoice", 900, 0, undefined]]);
});

it("another place closes what was open for the one before", async () => {
  const order = createUnpaidOrder();
  await choose(order, "DE");
  const first = await customers.openOwn(order);
  await choose(order, "US", "10001");
  expect(shop.local.books.intents.get(first)?.status).toBe("canceled");
  await pay(order);
  expect(openCount(order)).toBe(1);
  expect(issuedOf(order)).toMatchObject([["invoice", 900, 73, {}]]);
});

it("a tab that opens while another names a place leaves no payment with the old tax", async () => {
  const order = createUnpaidOrder();
  await choose(order, "DE");
  await Promise.all([openPayment(rowOf(order.id), shop.provider), choose(order, "US", "10001")]);
  const opened = await openPayment(rowOf(order.id), shop.provider);
  expect(opened.ok).toBe(true);
  const { tax } = rowOf(order.id);
  expect(intentOf(order)?.hooks?.inputs.tax.calculation).toBe(tax?.calculationId);
});

it("a coupon changes what is due, so the tax is asked again", async () => {
  db.insert(coupons).values({ code: "TAXHALF", percent: 50 }).run();
  const order = createUnpaidOrder();
  await choose(order, "DE");
  expect(await applyCoupon(ownerOf(order), "TAXHALF", shop.provider)).toEqual({ ok: true });
  expect(await openPayment(rowOf(order.id), shop.provider)).toEqual({ ok: false, reason: "no-tax-place" });
  await choose(order, "DE");
  await pay(order);
  expect(issuedOf(order)).toEqual([["invoice", 450, 72, { name: "VAT", rate: "19" }]]);
});

it("the hosted page computes by the address that it asks for", async () => {
  const order = createUnpaidOrder();
  await choose(order, "US", "10001");
  expect(await customers.openPage(order)).toMatchObject({ ok: true });
  const session = customers.sessionsOf(order)[0]!;
  expect(session).toMatchObject({ amount_total: 900, automatic_tax: { enabled: true } });
  shop.payOnPage(session.id);
  await customers.receiveAll(session.payment_intent!, "payment_intent.succeeded");
  expect(issuedOf(order)).toEqual([["invoice", 900, 144, { name: "VAT", rate: "19" }]]);
});

it("a calculation that fails loses nothing, and the next try works", async () => {
  const order = createUnpaidOrder();
  expect(await choose(order, "CA")).toEqual({ ok: false, reason: "unknown-place" });
  shop.local.faults.add({ kind: "500", on: "POST /v1/tax/calculations" });
  expect(await choose(order, "DE")).toEqual({ ok: false, reason: "unavailable" });
  expect(rowOf(order.id)).toEqual(order);
  expect(await choose(order, "DE")).toEqual({ ok: true });
  shop.local.faults.add({ kind: "500", on: "POST /v1/tax/calculations" });
  expect(await isTaxCalculated(shop.provider)).toBe(false);
  expect(await isTaxCalculated(shop.provider)).toBe(true);
});

it("a calculation that Stripe may have forgotten is made again", async () => {
  const order = createUnpaidOrder();
  await choose(order, "DE");
  const old = { ...rowOf(order.id).tax!, calculatedAt: Date.now() - 61 * 86_400_000 };
  db.update(designRequests).set({ tax: old }).where(eq(designRequests.id, order.id)).run();
  expect(await openPayment(rowOf(order.id), shop.provider)).toEqual({ ok: false, reason: "no-tax-place" });
});
