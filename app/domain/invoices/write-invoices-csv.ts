import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { writeCsv } from "#app/domain/plans/write-list-csv.ts";
import { majorAmount } from "#app/domain/shop/money/format-money.ts";
import type { invoices } from "#db/schema.ts";
import { documentNumber } from "./document-number.ts";
import { fractionDigits } from "./invoice-tax.ts";

const columns = [
  ...["Date", "Number", "Kind", "Corrects", "Order", "Payment", "Buyer", "Buyer's country", "Buyer's VAT number"],
  ...["Text", "Net", "Tax", "Tax rate (%)", "Total", "Currency", "Sent by"],
];

/** For the bookkeeper: one line for each invoice and credit note, which is negative. */
export function writeInvoicesCsv(rows: readonly (typeof invoices.$inferSelect & { sentBy: string | null })[]): string {
  const lines = rows.map((row) => {
    const { corrects, buyer, lines, tax } = row.content;
    const amount = (cents: number) => majorAmount(cents, row.currency).toFixed(fractionDigits(row.currency));
    return [
      new Date(row.issuedAt).toISOString().slice(0, 10),
      documentNumber(row),
      row.series,
      corrects ?? "",
      orderNumber(row.requestId),
      row.movement,
      buyer?.name ?? "",
      buyer?.country ?? "",
      buyer?.vatNumber ?? "",
      lines.map(({ text }) => text).join("; "),
      amount(row.grossCents - row.taxCents),
      amount(row.taxCents),
      tax?.rate ?? "",
      amount(row.grossCents),
      row.currency.toUpperCase(),
      row.sentBy ?? "",
    ];
  });
  return writeCsv([columns, ...lines]);
}
