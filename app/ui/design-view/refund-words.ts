import type { Order, OrderRefund } from "#app/domain/orders/order.ts";
import { missingImagesCause } from "#app/domain/orders/pictures/missing-images.ts";
import { refusalAdvice, refusalWords } from "#app/domain/orders/pictures/refusal-words.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";

export type MoneyFacts = Pick<
  Order,
  | "status"
  | "imageCount"
  | "images"
  | "refusedImages"
  | "paidAmountCents"
  | "refundedAmountCents"
  | "refunds"
  | "currency"
  | "dispute"
>;

/** Refunds made or pending; "" when all is as ordered. */
export function refundWords(facts: MoneyFacts): string {
  const { refunds, dispute, refusedImages, imageCount, currency } = facts;
  const sum = (wanted: (refund: OrderRefund) => boolean) =>
    refunds.filter(wanted).reduce((total, { amountCents }) => total + amountCents, 0);
  const byPerson = sum(({ kind, status }) => status === "done" && kind !== missingImagesCause && kind !== "duplicate");
  const duplicate = sum(({ kind, status }) => status === "done" && kind === "duplicate");
  const failed = sum(({ status }) => status === "failed");
  return [
    refusalWords({ refused: refusedImages, ordered: imageCount }),
    failed > 0
      ? `We could not return ${formatMoney(failed, currency)} to your card by ourselves. Please contact support.`
      : "",
    missingWords(facts, facts.refundedAmountCents - byPerson, failed > 0),
    byPerson > 0 ? `We refunded ${formatMoney(byPerson, currency)} to your card.` : "",
    duplicate > 0
      ? `This order was paid twice; we returned the second payment of ${formatMoney(duplicate, currency)}.`
      : "",
    dispute ? disputeWords[dispute] : "",
    refusedImages > 0 ? refusalAdvice : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const disputeWords = {
  open: "Your bank has asked for this payment back. We settle that with your bank; you need not do anything here.",
  won: "",
  lost: "Your bank has returned this payment to you.",
} as const;

function missingWords(facts: MoneyFacts, forMissingCents: number, failed: boolean): string {
  const { status, imageCount, images, paidAmountCents, refundedAmountCents, currency } = facts;
  const missing = countPictures(imageCount - images.length);
  if (forMissingCents > 0) {
    const sum = formatMoney(forMissingCents, currency);
    if (status === "error") return `We refunded your ${sum} in full. It reaches your card within a few days.`;
    return `We refunded ${sum} to your card, for the ${missing} we could not make.`;
  }
  // Everything is refunded already, or needs a person: nothing is pending.
  if (failed || refundedAmountCents >= paidAmountCents) return "";
  if (status === "partial") return `We are refunding the ${missing} we could not make.`;
  if (status === "error") return "We are refunding your payment in full.";
  return "";
}

function countPictures(count: number): string {
  return count === 1 ? "one picture" : `${count} pictures`;
}
