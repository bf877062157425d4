import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import type { PaidPayment } from "#app/providers/payments/contract.ts";

/** What a restored installation would do once it is released. */
export interface RestoredReview {
  hold: { backup: string; takenAt: number } | undefined;
  letters: { kind: string; recipient: string; requestId: number | null }[];
  refunds: { requestId: number; amountCents: number; currency: string; cause: string }[];
  pictures: { requestId: number; count: number }[];
  unknownPayments: (Omit<PaidPayment, "amountReceivedCents"> & { amountCents: number })[];
  providerProblem: string | undefined;
}

export function describeReview(review: RestoredReview): string[] {
  const { hold, letters, refunds, pictures, unknownPayments, providerProblem } = review;
  if (!hold) return ["Nothing is held here."];
  return [
    `Held: the backup ${hold.backup}. Released, it would`,
    ...(letters.length + refunds.length + pictures.length === 0 ? ["  do nothing: nothing is outstanding"] : []),
    ...letters.map(
      ({ kind, recipient, requestId }) => `  send the e-mail ${kind} of order ${requestId ?? "-"} to ${recipient}`,
    ),
    ...refunds.map(
      ({ requestId, amountCents, currency, cause }) =>
        `  refund ${formatMoney(amountCents, currency)} of order ${requestId} (${cause})`,
    ),
    ...pictures.map(
      ({ requestId, count }) => `  make ${count} ${count === 1 ? "picture" : "pictures"} of order ${requestId}`,
    ),
    ...unknownPayments.map(
      ({ paymentId, requestId, amountCents, refundedCents, currency }) =>
        `  NOT know ${formatMoney(amountCents - refundedCents, currency)} paid for order ${requestId ?? "?"} (${paymentId}), made after the backup: refund it at the provider`,
    ),
    ...(providerProblem ? [`The payment provider could not be asked what happened since: ${providerProblem}`] : []),
  ];
}
