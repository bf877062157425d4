import { minorUnits, smallestStep } from "#app/domain/shop/money/currencies.ts";

/**
 * Minor units of tax in an amount that includes it; `rate` in percent
 * with at most three digits: "8.1".
 */
export function taxWithinCents(grossCents: number, rate: string | undefined, currency: string): number {
  const thousandths = Math.round(Number(rate ?? 0) * 1000);
  return roundToWritten((grossCents * thousandths) / (100_000 + thousandths), currency);
}

/** Half up, to what the currency is written in. */
export function roundToWritten(cents: number, currency: string): number {
  const unit = minorUnits(currency) / 10 ** fractionDigits(currency);
  return Math.round(cents / unit) * unit;
}

/** As written on invoices: 2 for dollars, 0 for yen and for krónur, which Stripe counts in hundredths. */
export function fractionDigits(currency: string): number {
  const units = minorUnits(currency);
  return smallestStep(currency) === units ? 0 : Math.round(Math.log10(units));
}
