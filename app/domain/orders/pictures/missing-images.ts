export const missingImagesCause = "missing-images";

/** Cents: the missing pictures' share, rounded up in the customer's favor; all of it when there is no picture. */
export function refundDueCents(paidCents: number, { made, ordered }: { made: number; ordered: number }): number {
  const missing = Math.max(0, ordered - made);
  return Math.min(paidCents, Math.ceil((paidCents * missing) / ordered));
}
