import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverGiftLetter } from "#app/domain/letters/deliver-gift-letter.server.ts";
import { makeGiftAtDesk } from "#app/domain/orders/coupons-at-desk.server.ts";
import { giveUpGiftLetter } from "#app/domain/orders/gifts/gift-codes.server.ts";
import { submitGift } from "#app/domain/orders/gifts/submit-gift.server.ts";
import { couponProblem, worthOf } from "#app/domain/orders/request/coupons.server.ts";
import { listPackagesToEdit } from "#app/domain/shop/money/packages.server.ts";
import type { Letter } from "#app/providers/mailer/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { coupons, couponUses, jobs, packages } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { customersOf, ownerOf } from "#tests/stripe/customers.ts";
import { openStripeShop, refundsOf, rowOf, type StripeShop } from "#tests/stripe/stripe-shop.ts";
import { completePayment } from "./complete-payment.server.ts";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { refundPayment } from "./refund-payment.server.ts";
import { withdraw } from "./withdrawal/withdraw.server.ts";

let shop: StripeShop;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openStripeShop();
  customers = customersOf(shop);
});
afterAll(() => shop.local.close());

const typed = { packageId: "standard", recipient: "ann@yard.test", message: "For your garden", email: "pat@yard.test" };

function order(gift: Partial<typeof typed> = {}, userId = createUser().id) {
  const submitted = submitGift(userId, { ...typed, ...gift });
  if (!submitted.ok) throw new Error(submitted.reason);
  return rowOf(submitted.requestId);
}

const codesOf = (requestId: number) => db.select().from(coupons).where(eq(coupons.requestId, requestId)).all();

async function bought(gift: Partial<typeof typed> = {}) {
  const row = order(gift);
  const paymentId = await customers.openOwn(row);
  shop.pay(paymentId);
  await completePayment({ ...ownerOf(row), paymentId }, shop.provider);
  const [code] = codesOf(row.id);
  if (!code) throw new Error("There is no code.");
  return { order: rowOf(row.id), paymentId, code: code.code };
}

const use = (code: string) => db.insert(couponUses).values({ requestId: Date.now(), code }).run();
const refusal = (code: string, wish: Parameters<typeof createUnpaidOrder>[0] = {}) =>
  couponProblem(db, createUnpaidOrder(wish), code);
const refundAll = async (requestId: number) => {
  for (const { cause, amountCents } of refundsOf(requestId))
    await refundPayment({ requestId, cause, amountCents }, shop.provider);
};

test("whoever reports the payment, there is one code, with recipient and line moved to it", async () => {
  const row = order();
  expect(submitGift(row.userId, typed)).toEqual({ ok: true, requestId: row.id });
  const page = await customers.openPage(row);
  expect(page.ok).toBe(true);
  const [session] = customers.sessionsOf(row);
  shop.payOnPage(session!.id);
  const [intent] = customers.intentsOf(row);
  await Promise.all([
    customers.receiveAll(intent!.id),
    completePayment({ ...ownerOf(row), paymentId: intent!.id }, shop.provider),
    reconcilePayments(shop.provider),
  ]);
  await customers.receiveAll(intent!.id);
  const moved = { giftRecipient: null, giftMessage: null };
  expect(rowOf(row.id)).toMatchObject({ status: "completed", paymentStatus: "paid", paidAmountCents: 900, ...moved });
  const { recipient, message } = typed;
  expect(codesOf(row.id)).toMatchObject([{ packageId: "standard", percent: 100, usesAtMost: 1, recipient, message }]);
  const asked = db.select().from(jobs).where(eq(jobs.kind, "mail-gift-code")).all();
  expect(asked.filter(({ key }) => key === codesOf(row.id)[0]?.code)).toHaveLength(1);
  // The same gift again is another one, now that the first is paid.
  expect(order({}, row.userId).id).not.toBe(row.id);
});

test("without a recipient the letter goes to the buyer", async () => {
  const { code } = await bought({ recipient: "" });
  const sent: Letter[] = [];
  await deliverGiftLetter(code, { name: "postbox", send: async (letter) => void sent.push(letter) });
  expect(sent.map(({ to }) => to)).toEqual(["pat@yard.test"]);
});

test("a code covers its package at any price, and what was paid once that package is not sold any more", async () => {
  const { code } = await bought();
  const desk = makeGiftAtDesk({ packageId: "standard", recipient: "", message: "" })!;
  const worth = (of: string, wish: Parameters<typeof createUnpaidOrder>[0] = {}) =>
    worthOf(db.select().from(coupons).where(eq(coupons.code, of)).get()!, createUnpaidOrder(wish));
  const before = listPackagesToEdit();
  try {
    db.update(packages).set({ priceCents: 4900 }).where(eq(packages.id, "standard")).run();
    expect(worth(code)).toEqual({ percent: 100, amountCents: null });
    expect(refusal(code, { package: "best-value" })).toBe("other-package");
    const old = createUnpaidOrder();
    db.update(packages).set({ hidden: true }).where(eq(packages.id, "standard")).run();
    expect(worthOf(db.select().from(coupons).where(eq(coupons.code, code)).get()!, old)).toMatchObject({
      percent: 100,
    });
    expect(worth(code, { package: "best-value" })).toEqual({ percent: null, amountCents: 900 });
    expect(refusal(code, { package: "best-value" })).toBeUndefined();
    expect(refusal(code, { package: "best-value", currency: "eur" })).toBe("other-currency");
    // It cost nothing.
    expect(refusal(desk, { package: "best-value" })).toBe("other-package");
  } finally {
    db.delete(packages).run();
    db.insert(packages).values(before).run();
  }
});

test("a letter that reaches no one sends the money back, once, and ends the code; not where someone used it", async () => {
  const [lost, handedOver, own] = [await bought(), await bought(), await bought({ recipient: typed.email })];
  use(handedOver.code);
  for (const { code } of [lost, lost, handedOver, own]) inTransaction((tx) => giveUpGiftLetter(tx, code));
  await refundAll(lost.order.id);
  expect(refundsOf(lost.order.id)).toMatchObject([{ cause: "gift-undelivered", amountCents: 900, status: "done" }]);
  expect(rowOf(lost.order.id)).toMatchObject({ paymentStatus: "refunded", refundedAmountCents: 900 });
  expect(refusal(lost.code)).toBe("expired");
  for (const { order } of [handedOver, own]) expect(refundsOf(order.id)).toEqual([]);
  expect(refusal(own.code)).toBeUndefined();
});

test("money that is returned at Stripe ends the code", async () => {
  const { order, paymentId, code } = await bought();
  await shop.provider.refund({ paymentId, amountCents: 900, idempotencyKey: "someone at Stripe" });
  await customers.receiveAll(paymentId);
  expect(rowOf(order.id).paymentStatus).toBe("refunded");
  expect(refusal(code)).toBe("expired");
});

test("a gift can be withdrawn until someone has used it", async () => {
  const [open, used] = [await bought(), await bought()];
  use(used.code);
  for (const { order } of [open, used]) withdraw({ name: "Pat", order: String(order.id), email: typed.email });
  expect(refundsOf(open.order.id)).toMatchObject([{ cause: "withdrawal", amountCents: 900 }]);
  expect(refusal(open.code)).toBe("expired");
  expect(refundsOf(used.order.id)).toEqual([]);
});
