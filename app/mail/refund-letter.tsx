import { Section, Text } from "@react-email/components";
import type { InvoiceSheet } from "#app/domain/invoices/invoice-sheet.ts";
import { InvoiceSection, invoiceText } from "./invoice-section.tsx";
import { LetterButton, LetterFrame, type LetterShop, paragraph, Questions } from "./letter-frame.tsx";

export interface RefundFacts extends LetterShop {
  contactEmail: string;
  order: string;
  packageName: string;
  amount: string;
  reason: "no-designs" | "some-designs" | "paid-twice" | "gift-undelivered" | "withdrawal" | "other";
  /** With no-designs, where a provider's own rules forbade pictures: what happened, and what the customer may do. */
  refusal?: { words: string; advice: string };
  resultsUrl: string;
  /** Of an invoiced order. */
  creditNote: InvoiceSheet | undefined;
}

export function refundSubject({ amount, order }: RefundFacts): string {
  return `We refunded you ${amount} (${order})`;
}

export function refundText(facts: RefundFacts): string {
  return [
    headingOf(facts),
    reasonOf(facts),
    whenOf(facts),
    ...(facts.creditNote ? [invoiceText(facts.creditNote)] : []),
    `See your order:\n${facts.resultsUrl}`,
    `Questions? Write to ${facts.contactEmail}.\n${facts.siteName}`,
  ].join("\n\n");
}

export function RefundLetter(facts: RefundFacts) {
  return (
    <LetterFrame heading={headingOf(facts)} preview="You need not do anything." siteName={facts.siteName}>
      <Text style={paragraph}>{reasonOf(facts)}</Text>
      <Text style={paragraph}>{whenOf(facts)}</Text>
      {facts.creditNote ? <InvoiceSection sheet={facts.creditNote} /> : null}
      <Section style={{ margin: "24px 0" }}>
        <LetterButton href={facts.resultsUrl}>See my order</LetterButton>
      </Section>
      <Questions contactEmail={facts.contactEmail} />
    </LetterFrame>
  );
}

function headingOf({ amount }: RefundFacts): string {
  return `We refunded you ${amount}`;
}

function reasonOf({ reason, packageName, refusal }: RefundFacts): string {
  if (reason === "paid-twice") return `Your ${packageName} order was paid twice, so the second payment goes back.`;
  if (reason === "gift-undelivered")
    return `We are sorry: the e-mail with the code for your ${packageName} gift could not be delivered. The code no longer works.`;
  if (reason === "withdrawal") return `You withdrew from the contract about your ${packageName} order.`;
  if (reason === "other") return `We returned money for your ${packageName} order.`;
  if (reason === "some-designs")
    return `We are sorry: we could not make every design of your ${packageName} order, so you get the money for the missing ones back.`;
  if (refusal) {
    return `We are sorry. ${refusal.words} So there are no designs for your ${packageName} order, and you get your money back. ${refusal.advice}`;
  }
  return `We are sorry: we could not make the designs of your ${packageName} order, so you get your money back.`;
}

function whenOf({ amount }: RefundFacts): string {
  return `${amount} is on its way to the card you paid with. Banks usually show it within 5 to 10 days; you need not do anything.`;
}
