/** Cents of tax in an amount that includes it, rounded half up; `rate` in percent with at most three digits: "8.1". */
export function taxWithinCents(grossCents: number, rate: string | undefined): number {
  const thousandths = Math.round(Number(rate ?? 0) * 1000);
  return Math.round((grossCents * thousandths) / (100_000 + thousandths));
}
