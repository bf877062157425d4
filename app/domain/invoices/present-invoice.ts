import { countryName } from "#app/domain/shop/countries.ts";
import { majorAmount } from "#app/domain/shop/money/format-money.ts";
import type { invoices } from "#db/schema.ts";
import type { StoredParty } from "#db/stored-json.ts";
import { documentNumber } from "./document-number.ts";
import type { InvoiceSheet, Pair, Party } from "./invoice-sheet.ts";
import { fractionDigits } from "./invoice-tax.ts";

type InvoiceRow = typeof invoices.$inferSelect;

/** Only for the server, whose names of countries and formats of amounts a browser may not share. */
export function presentInvoice(row: InvoiceRow): InvoiceSheet {
  const { seller, buyer, lines, tax, note, corrects, correctsIssuedAt } = row.content;
  const amount = (cents: number) => invoiceAmount(cents, row.currency);
  const date = invoiceDate(row.issuedAt);
  const order: Pair = ["Order number", String(row.requestId)];
  const corrected = correctsIssuedAt ? `${corrects} of ${invoiceDate(correctsIssuedAt)}` : corrects;
  const correction: Pair[] = [
    ["Corrects invoice", corrected ?? ""],
    ["Reason", row.grossCents < 0 ? "Refund to the card that paid" : "Refund that did not arrive"],
  ];
  // It is issued when the payment is settled, and every payment is by card.
  const settlement: Pair[] = [
    ["Date of supply", date],
    ["Paid by card on", date],
  ];
  return {
    title: row.series === "invoice" ? "Invoice" : "Credit note",
    number: documentNumber(row),
    facts: [["Date", date], ...(corrects ? correction : settlement), order],
    seller: presentParty("Seller", seller, seller.registration),
    buyer: buyer && presentParty(corrects ? "Credited to" : "Invoice to", buyer),
    lines: lines.map(({ text, grossCents }) => ({ text, amount: amount(grossCents) })),
    tax: tax
      ? [
          ["Net", amount(row.grossCents - row.taxCents)],
          [`${tax.name} ${tax.rate} %`, amount(row.taxCents)],
        ]
      : [],
    total: amount(row.grossCents),
    note,
  };
}

function presentParty(role: string, party: StoredParty, registration = ""): Party {
  const { name, address, country, vatNumber } = party;
  const numbers: Pair[] = [
    ["VAT number", vatNumber],
    ["Registration", registration],
  ];
  return {
    role,
    name,
    address: [...address.split("\n"), countryName(country)],
    numbers: numbers.filter(([, number]) => number),
  };
}

/** Always with its fraction: "$9.00". With a true minus. */
function invoiceAmount(cents: number, currency: string): string {
  const digits = fractionDigits(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency, ...fraction });
  return format.format(majorAmount(cents, currency)).replace("-", "\u2212");
}

/** As in letters: the customer's time zone is unknown. */
function invoiceDate(at: number): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);
}
