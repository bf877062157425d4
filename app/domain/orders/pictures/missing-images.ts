/** What becomes of pictures that were paid for and could not be made. Safe in the browser. */

/** The cause of their refund: one per order. */
export const missingImagesCause = "missing-images";

/** In cents: the missing pictures' share of what was paid, rounded up for the customer; all of it when there is none. */
export function refundDueCents(paidCents: number, { made, ordered }: { made: number; ordered: number }): number {
  const missing = Math.max(0, ordered - made);
  return Math.min(paidCents, Math.ceil((paidCents * missing) / ordered));
}
