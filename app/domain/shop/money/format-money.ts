import { minorUnits, smallestStep } from "./currencies.ts";

/** From minor units, for people: 900 usd -> "$9", 360 usd -> "$3.60", 900 jpy -> "¥900". Safe in the browser. */
export function formatMoney(amountCents: number, currency: string): string {
  const isWhole = amountCents % minorUnits(currency) === 0;
  const digits = isWhole ? 0 : fractionDigits(currency);
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(majorAmount(amountCents, currency));
}

/** For programs and fields: 550 eur -> 5.5. */
export function majorAmount(amountCents: number, currency: string): number {
  return amountCents / minorUnits(currency);
}

/**
 * In minor units, of what a person typed: "5.5" and "5,50" -> 550 eur. Undefined for anything but a plain amount that can
 * be charged.
 */
export function parseMoney(typed: string, currency: string): number | undefined {
  const [, whole, fraction = ""] = /^([0-9]{1,12})(?:[.,]([0-9]{1,3}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || fraction.length > fractionDigits(currency)) return undefined;
  const units = minorUnits(currency);
  const amount = Number(whole) * units + Number(fraction.padEnd(fractionDigits(currency), "0"));
  return amount % smallestStep(currency) === 0 ? amount : undefined;
}

function fractionDigits(currency: string): number {
  return Math.round(Math.log10(minorUnits(currency)));
}
