import { roundUpToStep } from "#app/domain/shop/money/currencies.ts";

export const missingImagesCause = "missing-images";

/** The missing pictures' share, rounded up in the customer's favor; all of it when there is no picture. */
export function refundDueCents(
  { paidAmountCents: paid, currency }: { paidAmountCents: number; currency: string },
  { made, ordered }: { made: number; ordered: number },
): number {
  const missing = Math.max(0, ordered - made);
  return Math.min(paid, roundUpToStep((paid * missing) / ordered, currency));
}
