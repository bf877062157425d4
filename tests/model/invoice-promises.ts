import { asc, eq } from "drizzle-orm";
import { duplicatePaymentOf } from "#app/domain/orders/request/refund-cause.ts";
import { db } from "#db/client.server.ts";
import { type designRequests, invoices, refunds } from "#db/schema.ts";

type Invoice = typeof invoices.$inferSelect;

/** Every settled payment has one invoice, every refund one credit note, and their numbers have no gap. */
export function brokenInvoices(orders: (typeof designRequests.$inferSelect)[]): string[] {
  const issued = db.select().from(invoices).orderBy(asc(invoices.id)).all();
  return [
    ...gapsIn(issued.filter(({ series }) => series === "invoice")),
    ...gapsIn(issued.filter(({ series }) => series === "credit-note")),
    ...orders.flatMap((order) => brokenOf(order, issued)),
  ];
}

function gapsIn(series: Invoice[]): string[] {
  return series.flatMap(({ series, number }, index) =>
    number === index + 1 ? [] : [`${series} ${number} is number ${index + 1}`],
  );
}

function brokenOf(
  { id, paidAmountCents, refundedAmountCents }: Parameters<typeof brokenInvoices>[0][number],
  issued: Invoice[],
) {
  const own = issued.filter(({ requestId }) => requestId === id);
  const [invoice, ...others] = own.filter(({ series }) => series === "invoice");
  const credited = own.filter(({ series }) => series === "credit-note");
  const done = db
    .select()
    .from(refunds)
    .where(eq(refunds.requestId, id))
    .all()
    .filter(({ status, cause }) => status === "done" && !duplicatePaymentOf(cause));
  const movements = done.map(({ providerRefundId }) => `refunded ${providerRefundId}`);
  const taxLeft = own.reduce((sum, { taxCents }) => sum + taxCents, 0);
  const wrong = {
    "an invoice without a payment, or none": (invoice === undefined) !== (paidAmountCents === 0),
    "several invoices": others.length > 0,
    "invoiced something else than paid": invoice !== undefined && invoice.grossCents !== paidAmountCents,
    "lines that are not its total": own.some(
      ({ content, grossCents }) => content.lines.reduce((sum, line) => sum + line.grossCents, 0) !== grossCents,
    ),
    "credit notes that are not its refunds":
      credited
        .map(({ movement }) => movement)
        .sort()
        .join() !== movements.sort().join(),
    "credited something else than refunded":
      -credited.reduce((sum, { grossCents }) => sum + grossCents, 0) !== refundedAmountCents,
    "tax of nothing": paidAmountCents === refundedAmountCents && taxLeft !== 0,
    "more tax back than in": taxLeft < 0,
  };
  return Object.entries(wrong).flatMap(([words, isSo]) => (isSo ? [`order ${id}: ${words}`] : []));
}
