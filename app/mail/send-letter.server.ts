import { createElement, type ReactElement } from "react";
import type { Letter, Mailer } from "#app/providers/mailer/contract.ts";
import { currentMailer } from "#app/providers/mailer/mailer.server.ts";
import { isPlainAddress } from "#app/providers/mailer/plain-address.ts";
import type { DesignsReadyFacts } from "./designs-ready-letter.tsx";
import type { GiftFacts } from "./gift-letter.tsx";
import type { JoinedFacts } from "./joined-letter.tsx";
import type { LeadFacts } from "./lead-letter.tsx";
import type { LetterShop } from "./letter-frame.tsx";
import type { OperatorFacts } from "./operator-letter.tsx";
import type { ReceiptFacts } from "./receipt-letter.tsx";
import type { RefundFacts } from "./refund-letter.tsx";
import type { SignInFacts } from "./sign-in-letter.tsx";
import type { WithdrawalFacts } from "./withdrawal-letter.tsx";

/** The recipient, and the id that stays the same however often the letter is sent. */
export interface Addressed {
  to: string;
  messageId: string;
}

/** Outlook lays out tables correctly with this one. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

// Letters and their renderer are loaded with the first letter, not at the server's start.

/** @throws MailerError */
export async function sendDesignsReadyLetter(facts: DesignsReadyFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { DesignsReadyLetter, designsReadySubject, designsReadyText } = await import("./designs-ready-letter.tsx");
  const words = { subject: designsReadySubject(facts), text: designsReadyText(facts), shop: facts };
  await sendLetter(words, DesignsReadyLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendRefundLetter(facts: RefundFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { RefundLetter, refundSubject, refundText } = await import("./refund-letter.tsx");
  const words = { subject: refundSubject(facts), text: refundText(facts), shop: facts };
  await sendLetter(words, RefundLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendReceiptLetter(facts: ReceiptFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { ReceiptLetter, receiptSubject, receiptText } = await import("./receipt-letter.tsx");
  const words = { subject: receiptSubject(facts), text: receiptText(facts), shop: facts };
  await sendLetter(words, ReceiptLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendOperatorLetter(facts: OperatorFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { OperatorLetter, operatorSubject, operatorText } = await import("./operator-letter.tsx");
  const words = { subject: operatorSubject(facts), text: operatorText(facts), shop: facts };
  await sendLetter(words, OperatorLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendSignInLetter(facts: SignInFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { SignInLetter, signInSubject, signInText } = await import("./sign-in-letter.tsx");
  const words = { subject: signInSubject(facts), text: signInText(facts), shop: facts };
  await sendLetter(words, SignInLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendJoinedLetter(facts: JoinedFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { JoinedLetter, joinedSubject, joinedText } = await import("./joined-letter.tsx");
  const words = { subject: joinedSubject(facts), text: joinedText(facts), shop: facts };
  await sendLetter(words, JoinedLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendGiftLetter(facts: GiftFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { GiftLetter, giftSubject, giftText } = await import("./gift-letter.tsx");
  const words = { subject: giftSubject(facts), text: giftText(facts), shop: facts };
  await sendLetter(words, GiftLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendWithdrawalLetter(facts: WithdrawalFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { WithdrawalLetter, withdrawalSubject, withdrawalText } = await import("./withdrawal-letter.tsx");
  const words = { subject: withdrawalSubject(facts), text: withdrawalText(facts), shop: facts };
  await sendLetter(words, WithdrawalLetter(facts), to, mailer);
}

/** @throws MailerError */
export async function sendLeadLetter(facts: LeadFacts, to: Addressed, mailer?: Mailer): Promise<void> {
  const { LeadLetter, leadSubject, leadText } = await import("./lead-letter.tsx");
  const { contact } = facts.lead;
  const replyTo = isPlainAddress(contact) && { replyTo: contact };
  const words = { subject: leadSubject(facts), text: leadText(facts), shop: facts, ...replyTo };
  await sendLetter(words, LeadLetter(facts), to, mailer);
}

async function sendLetter(
  { shop, ...words }: Pick<Letter, "subject" | "text" | "replyTo"> & { shop: LetterShop },
  body: ReactElement,
  to: Addressed,
  mailer = currentMailer(shop.siteName),
): Promise<void> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { ShopOfLetter } = await import("./letter-frame.tsx");
  const html = renderToStaticMarkup(createElement(ShopOfLetter, { value: shop }, body));
  await mailer.send({ ...to, ...words, html: doctype + html });
}
