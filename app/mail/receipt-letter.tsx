import { Column, Row, Section, Text } from "@react-email/components";
import type { InvoiceSheet } from "#app/domain/invoices/invoice-sheet.ts";
import { InvoiceSection, invoiceText } from "./invoice-section.tsx";
import { colors, LetterButton, LetterFrame, LetterLink, type LetterShop, paragraph, quiet } from "./letter-frame.tsx";

export interface ReceiptFacts extends LetterShop {
  contactEmail: string;
  order: string;
  packageName: string;
  imageCount: number;
  /** Of a gift: whom its code is mailed to. */
  giftFor?: string;
  amount: string;
  /** A coupon covered the price. */
  isFree: boolean;
  paidAt: number;
  resultsUrl: string;
  /** Where the shop has a seller's particulars. */
  invoice: InvoiceSheet | undefined;
  /** Of a customer in the EU. */
  withdrawal?: { words: string; url: string };
}

export function receiptSubject({ amount, order, invoice }: ReceiptFacts): string {
  return invoice ? `Invoice ${invoice.number} for ${amount} (${order})` : `Receipt for ${amount} (${order})`;
}

export function receiptText(facts: ReceiptFacts): string {
  return [
    headingOf(facts),
    linesOf(facts)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    ...(facts.invoice ? [invoiceText(facts.invoice)] : []),
    whatNext(facts),
    `Follow your order:\n${facts.resultsUrl}`,
    ...(facts.withdrawal ? [`${facts.withdrawal.words}\nWithdraw from contract:\n${facts.withdrawal.url}`] : []),
    `Questions? Write to ${facts.contactEmail}.\n${facts.siteName}`,
  ].join("\n\n");
}

export function ReceiptLetter(facts: ReceiptFacts) {
  return (
    <LetterFrame
      heading={headingOf(facts)}
      preview={`Your ${facts.invoice ? "invoice" : "receipt"} for ${facts.packageName}.`}
      siteName={facts.siteName}
    >
      <Section style={{ margin: "0 0 24px", borderTop: `1px solid ${colors.line}` }}>
        {linesOf(facts).map(([name, value]) => (
          <Row key={name} style={{ borderBottom: `1px solid ${colors.line}` }}>
            <Column style={{ padding: "10px 0" }}>
              <Text style={{ ...quiet, margin: 0 }}>{name}</Text>
            </Column>
            <Column align="right" style={{ padding: "10px 0" }}>
              <Text style={{ ...paragraph, margin: 0 }}>{value}</Text>
            </Column>
          </Row>
        ))}
      </Section>
      {facts.invoice ? <InvoiceSection sheet={facts.invoice} /> : null}
      <Text style={paragraph}>{whatNext(facts)}</Text>
      <Section style={{ margin: "24px 0" }}>
        <LetterButton href={facts.resultsUrl}>Follow my order</LetterButton>
      </Section>
      {facts.withdrawal ? (
        <Text style={quiet}>
          {facts.withdrawal.words} <LetterLink href={facts.withdrawal.url}>Withdraw from contract</LetterLink>
        </Text>
      ) : null}
      <Text style={quiet}>Questions? Write to {facts.contactEmail}.</Text>
    </LetterFrame>
  );
}

function whatNext({ giftFor }: ReceiptFacts): string {
  if (giftFor)
    return `A second e-mail brings the code to ${giftFor}. You see it on the page of your order, too. It does not expire.`;
  return "Your designs are being made now; a second e-mail brings them. Any picture we can't make is refunded automatically.";
}

function headingOf({ amount, isFree }: ReceiptFacts): string {
  return isFree ? "Thank you for your order" : `Thank you: we received ${amount}`;
}

function linesOf({ order, packageName, imageCount, giftFor, amount, paidAt }: ReceiptFacts): [string, string][] {
  return [
    ["Order", order],
    [giftFor ? "Gift code" : "Package", `${packageName}, ${imageCount === 1 ? "1 image" : `${imageCount} images`}`],
    ["Paid", amount],
    ["Date", dateFormat.format(paidAt)],
  ];
}

// The customer's time zone is unknown.
const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
