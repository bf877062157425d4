import { formatCents } from "#app/domain/orders/request/format-cents.ts";

/** What a restored installation would do once it is released. */
export interface RestoredReview {
  hold: { backup: string; takenAt: number } | undefined;
  letters: { kind: string; recipient: string; requestId: number | null }[];
  refunds: { requestId: number; amountCents: number; cause: string }[];
  pictures: { requestId: number; count: number }[];
  unknownPayments: { paymentId: string; requestId: number | undefined; amountCents: number; refundedCents: number }[];
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
      ({ requestId, amountCents, cause }) => `  refund ${formatCents(amountCents)} of order ${requestId} (${cause})`,
    ),
    ...pictures.map(
      ({ requestId, count }) => `  make ${count} ${count === 1 ? "picture" : "pictures"} of order ${requestId}`,
    ),
    ...unknownPayments.map(
      ({ paymentId, requestId, amountCents, refundedCents }) =>
        `  NOT know ${formatCents(amountCents - refundedCents)} paid for order ${requestId ?? "?"} (${paymentId}), made after the backup: refund it at the provider`,
    ),
    ...(providerProblem ? [`The payment provider could not be asked what happened since: ${providerProblem}`] : []),
  ];
}
