import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import type { RefundReading } from "#app/providers/payments/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { designRequests, invoices, refunds, shopSettings } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { fileRefund } from "./mirror-payment.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

beforeEach(() => {
  db.delete(invoices).run();
  saveSeller(aSeller);
});

type Row = typeof invoices.$inferSelect;

function pay(refunds: RefundReading[] = [], order = createUnpaidOrder()) {
  const paymentId = `pi_${order.id}`;
  db.update(designRequests).set({ paymentIntentId: paymentId }).where(eq(designRequests.id, order.id)).run();
  const amounts = { amountCents: 900, amountReceivedCents: 900, refundedCents: 0, currency: "usd" };
  settlePayment(order.id, { paymentId, state: "succeeded", requestId: order.id, ...amounts, refunds });
  return order;
}

const issued = (...names: (keyof Row)[]) =>
  db
    .select()
    .from(invoices)
    .orderBy(asc(invoices.id))
    .all()
    .map((row) => names.map((name) => row[name]));

const refund = (refundId: string, amountCents: number, state: RefundReading["state"] = "done") => ({
  refundId,
  amountCents,
  state,
  idempotencyKey: undefined,
});

test("each settled payment gets the next number, with what the shop and the order were then", () => {
  const first = pay();
  pay([], first);
  saveSeller({ ...aSeller, name: "Greener Acres", numberPrefix: "GA-" });
  pay([], createUnpaidOrder({ buyer: { name: "Ms. Fern", address: "1 Elm", country: "US", vatNumber: "" } }));
  expect(issued("series", "number", "grossCents", "taxCents")).toEqual([
    ["invoice", 1, 900, 144],
    ["invoice", 2, 900, 144],
  ]);
  expect(issued("content").flat()).toMatchObject([
    { seller: { name: "Green Acres Design GmbH" }, lines: [{ text: "Standard, 5 images", grossCents: 900 }] },
    { seller: { name: "Greener Acres" }, buyer: { name: "Ms. Fern" }, numberPrefix: "GA-" },
  ]);
});

test("an order credited in parts ends without tax, and a refund that failed is taken back", () => {
  const order = pay();
  pay([refund("re_1", 303)], order);
  saveSeller({ ...aSeller, taxRate: "7" });
  pay([refund("re_1", 303), refund("re_2", 303), refund("re_3", 294)], order);
  pay([refund("re_2", 303, "failed")], order);
  pay([refund("re_2", 303, "failed"), refund("re_4", 303)], order);
  expect(issued("series", "number", "movement", "grossCents", "taxCents")).toEqual([
    ["invoice", 1, `paid pi_${order.id}`, 900, 144],
    ["credit-note", 1, "refunded re_1", -303, -48],
    ["credit-note", 2, "refunded re_2", -303, -49],
    ["credit-note", 3, "refunded re_3", -294, -47],
    ["credit-note", 4, "refund failed re_2", 303, 48],
    ["credit-note", 5, "refunded re_4", -303, -48],
  ]);
});

test("a shop without particulars issues none, neither do refunds of its orders", () => {
  db.delete(shopSettings).run();
  const order = pay();
  saveSeller(aSeller);
  pay([refund("re_5", 900)], order);
  expect(issued("number")).toEqual([]);
});

test("the refund of a second payment is not credited: nothing was sold for it", () => {
  const order = pay();
  const row = { requestId: order.id, cause: "duplicate:pi_2", amountCents: 900 };
  inTransaction((tx) => {
    const second = tx.insert(refunds).values(row).returning().get();
    fileRefund(tx, second, { refundId: "re_6", amountCents: 900 });
  });
  expect(issued("series")).toEqual([["invoice"]]);
});
