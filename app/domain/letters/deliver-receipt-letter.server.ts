import { findInvoice } from "#app/domain/invoices/find-invoices.server.ts";
import { findGiftCode } from "#app/domain/orders/gifts/gift-codes.server.ts";
import { type DesignRequestRow, readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { law } from "#app/domain/shop/law.server.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { sendReceiptLetter } from "#app/mail/send-letter.server.ts";
import type { Mailer } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { deliverLetter } from "./deliver-letter.server.ts";
import { type OrderLetter, receiptOf } from "./letter-facts.ts";
import { letterLink } from "./letter-link.server.ts";

/** Once per order; the designs have their own letter. Not sent for an unpaid order. */
export async function deliverReceiptLetter(requestId: number, mailer?: Mailer, copy?: OrderLetter): Promise<void> {
  const request = readOrder(db, requestId);
  if (!request?.paidAt) return;
  const letter = copy ?? receiptOf(request);
  const gift = findGiftCode(db, requestId);
  const facts = {
    ...readBrand(),
    order: orderNumber(requestId),
    packageName: request.package,
    imageCount: request.imageCount,
    ...(gift && { giftFor: gift.recipient ?? "its recipient" }),
    amount: formatMoney(request.paidAmountCents, request.currency),
    isFree: request.paidAmountCents === 0,
    paidAt: request.paidAt,
    resultsUrl: letterLink(letter.key),
    invoice: findInvoice(`paid ${request.paymentIntentId}`),
    withdrawal: describeWithdrawal(request),
  };
  await deliverLetter(letter, (to) => sendReceiptLetter(facts, to, mailer));
}

/** Confirms what was agreed to on a durable medium: without it, consent would not end the right. */
function describeWithdrawal({ id, consentedAt }: DesignRequestRow) {
  if (!law.read().sellsToEu) return undefined;
  const right = "You can withdraw from this contract within 14 days, without giving a reason.";
  const consent =
    consentedAt === null
      ? ""
      : ` On ${dateFormat.format(consentedAt)} you asked us to begin at once and confirmed that this right ends as soon as a design is delivered.`;
  return { words: `${right}${consent}`, url: `${env.PUBLIC_URL}/withdraw?order=${id}` };
}

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
