import type { TakeOffUnit } from "./plan-geometry.ts";

/** What something costs installed, from the cheapest to the dearest. */
export interface PriceRange {
  low: number;
  high: number;
}

/** Prices under catalogue names ("flagstone-grey") or under a family's ("flagstone" for all its colours). */
export interface PriceList {
  /** ISO 4217. */
  currency: string;
  /** How many of the units that prices are for make one of ours: 10.76 where they are for square feet. */
  per: Readonly<Record<TakeOffUnit, number>>;
  prices: Readonly<Record<string, PriceRange>>;
}

/** Cheapest price times least quantity, to dearest times most, in whole units of the currency; undefined without a price. */
export function costOf(
  { key, unit, low, high }: { key: string; unit: TakeOffUnit; low: number; high: number },
  { prices, per }: PriceList,
): PriceRange | undefined {
  const price = Object.hasOwn(prices, key) ? prices[key] : prices[familyOf(key)];
  return price && { low: Math.round(low * per[unit] * price.low), high: Math.round(high * per[unit] * price.high) };
}

/** "flagstone" of "flagstone-grey". */
export function familyOf(key: string): string {
  const [family = key] = key.split("-", 1);
  return family;
}
