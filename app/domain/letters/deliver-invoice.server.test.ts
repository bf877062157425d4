import { beforeEach, expect, test } from "vitest";
import { issueCreditNote, issueInvoice } from "#app/domain/invoices/issue-invoice.server.ts";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import type { Letter, Mailer } from "#app/providers/mailer/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { invoices, refunds } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { deliverReceiptLetter } from "./deliver-receipt-letter.server.ts";
import { deliverRefundLetter } from "./deliver-refund-letter.server.ts";

beforeEach(() => {
  db.delete(invoices).run();
  saveSeller({ ...aSeller, taxNote: "Thank you for supporting a small nursery." });
});

const buyer = { name: "Fern & Sons", address: "1 Elm Street\nGraz", country: "AT", vatNumber: "" };

function createInvoicedOrder(status: "completed" | "partial" = "completed") {
  const order = createPaidOrder({ status, paidAmountCents: 900, deliveryEmail: "pat@yard.test", buyer });
  const paymentId = `pi_${order.id}`;
  db.run(`update design_requests set payment_intent_id = '${paymentId}' where id = ${order.id}`);
  inTransaction((tx) => issueInvoice(tx, order, { paymentId, amountCents: 900 }));
  return order;
}

function createOutbox() {
  const sent: Letter[] = [];
  const mailer: Mailer = { name: "outbox", send: async (letter) => void sent.push(letter) };
  return { mailer, sent };
}

test("the receipt is the invoice, in both bodies", async () => {
  const order = createInvoicedOrder();
  const { mailer, sent } = createOutbox();
  await deliverReceiptLetter(order.id, mailer);
  expect(sent[0]?.subject).toBe(`Invoice INV-1 for $9 (Order ${order.id})`);
  const facts = ["Invoice INV-1", "Green Acres Design GmbH", "10115 Berlin", "Germany", "VAT number: DE123456789"];
  facts.push("$7.56", "VAT 19 %", "$1.44", "$9.00", "1 Elm Street", "Austria", "small nursery");
  for (const fact of facts) for (const body of [sent[0]?.text, sent[0]?.html]) expect(body).toContain(fact);
});

test("the refund of missing pictures has a letter for its credit note", async () => {
  const order = createInvoicedOrder("partial");
  const refund = { requestId: order.id, cause: "missing-images", amountCents: 360 };
  db.insert(refunds)
    .values({ ...refund, status: "done", providerRefundId: `re_${order.id}` })
    .run();
  inTransaction((tx) => issueCreditNote(tx, { ...refund, refundId: `re_${order.id}` }));
  const { mailer, sent } = createOutbox();
  await deliverRefundLetter(refund, mailer);
  for (const words of [
    "Credit note CN-1",
    "Corrects invoice: INV-1",
    "Total: −$3.60",
    "the money for the missing ones",
  ])
    expect(sent[0]?.text).toContain(words);
});
