import { desc, eq } from "drizzle-orm";
import type { DesignRequestRow } from "#app/domain/orders/request/find-design-request.server.ts";
import { readSeller } from "#app/domain/shop/seller.server.ts";
import type { Seller } from "#app/domain/shop/seller-schema.ts";
import type { TaxInAmount } from "#app/providers/payments/contract.ts";
import type { Transaction } from "#db/client.server.ts";
import { invoices } from "#db/schema.ts";
import { documentNumber } from "./document-number.ts";
import { roundToWritten, taxWithinCents } from "./invoice-tax.ts";
import { findOrderTax } from "./order-tax.ts";

/** In the transaction that settles the payment. None without a seller's particulars. */
export function issueInvoice(
  tx: Transaction,
  order: DesignRequestRow,
  paid: { paymentId: string; amountCents: number; tax?: TaxInAmount },
): void {
  const seller = readSeller();
  if (!seller || paid.amountCents <= 0) return;
  const { imageCount, buyer, currency, couponCode, discountCents } = order;
  const what = order.giftPackageId === null ? order.package : `Gift code for ${order.package}`;
  const text = `${what}, ${imageCount === 1 ? "1 image" : `${imageCount} images`}`;
  const tax = paid.tax ?? findOrderTax(order) ?? includedTax(seller, paid.amountCents, currency);
  issue(tx, {
    series: "invoice",
    requestId: order.id,
    movement: `paid ${paid.paymentId}`,
    currency,
    grossCents: paid.amountCents,
    taxCents: tax.taxCents,
    content: {
      version: 1,
      ...particularsOf(seller),
      buyer: buyer ?? undefined,
      lines: [
        { text, grossCents: paid.amountCents + discountCents },
        ...(discountCents > 0 ? [{ text: `Coupon ${couponCode}`, grossCents: -discountCents }] : []),
      ],
      tax: tax.taxCents === 0 ? undefined : { name: tax.name, rate: tax.rate },
      note: seller.taxNote,
    },
  });
}

function includedTax({ tax, taxName, taxRate }: Seller, amountCents: number, currency: string): TaxInAmount {
  const rate = tax === "included" ? taxRate : "0";
  return { taxCents: taxWithinCents(amountCents, rate, currency), name: taxName || "Tax", rate };
}

/** In the transaction that files the refund. None for an order from before there were invoices. */
export function issueCreditNote(tx: Transaction, refund: Refund): void {
  correctInvoice(tx, refund, { movement: `refunded ${refund.refundId}`, creditedCents: refund.amountCents });
}

/** The refund came back to us: its credit note is taken back by another. */
export function cancelCreditNote(tx: Transaction, refund: Refund): void {
  correctInvoice(tx, refund, { movement: `refund failed ${refund.refundId}`, creditedCents: -refund.amountCents });
}

interface Refund {
  requestId: number;
  refundId: string;
  amountCents: number;
}

/** Tax by its share of the invoice, rounded over all that was credited: an order credited in parts ends at zero like one credited whole. */
function correctInvoice(
  tx: Transaction,
  { requestId }: Refund,
  { movement, creditedCents }: { movement: string; creditedCents: number },
): void {
  const issued = tx.select().from(invoices).where(eq(invoices.requestId, requestId)).all();
  const invoice = issued.find(({ series }) => series === "invoice");
  if (!invoice) return;
  const { content, currency, grossCents, taxCents } = invoice;
  const before = -issued.reduce(
    (sum, { series, grossCents }) => (series === "credit-note" ? sum + grossCents : sum),
    0,
  );
  const taxOf = (cents: number) => roundToWritten((cents * taxCents) / grossCents, currency);
  const seller = readSeller();
  const what = creditedCents > 0 ? "Refund" : "Refund that did not arrive";
  issue(tx, {
    series: "credit-note",
    requestId,
    movement,
    currency,
    grossCents: -creditedCents,
    taxCents: taxOf(before) - taxOf(before + creditedCents),
    content: {
      ...content,
      ...(seller && particularsOf(seller)),
      corrects: documentNumber(invoice),
      correctsIssuedAt: invoice.issuedAt,
      lines: [{ text: `${what}: ${content.lines[0]?.text ?? ""}`, grossCents: -creditedCents }],
    },
  });
}

function particularsOf({ name, address, country, vatNumber, registration, numberPrefix }: Seller) {
  return { numberPrefix, seller: { name, address, country, vatNumber, registration } };
}

/** Writers follow each other, so the next number is that of the last plus one; the index refuses a second one. */
function issue(tx: Transaction, invoice: Omit<typeof invoices.$inferInsert, "number" | "issuedAt">): void {
  const ofSeries = eq(invoices.series, invoice.series);
  const last = tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(ofSeries)
    .orderBy(desc(invoices.number))
    .limit(1)
    .get();
  tx.insert(invoices)
    .values({ ...invoice, number: (last?.number ?? 0) + 1, issuedAt: Date.now() })
    .onConflictDoNothing({ target: invoices.movement })
    .run();
}
