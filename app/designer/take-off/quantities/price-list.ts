import type { TakeOffUnit } from "./plan-geometry.ts";

/** Installed cost per unit, lowest to highest. */
export interface PriceRange {
  low: number;
  high: number;
}

/** Prices under catalog names ("flagstone-gray") or under a family's ("flagstone" for all its colors). */
export interface PriceList {
  /** ISO 4217. */
  currency: string;
  /** Conversion from the price list's units to ours: 10.76 if its prices are per square foot. */
  per: Readonly<Record<TakeOffUnit, number>>;
  prices: Readonly<Record<string, PriceRange>>;
}

/** In whole units of the currency; undefined without a price. */
export function costOf(
  { key, unit, low, high }: { key: string; unit: TakeOffUnit; low: number; high: number },
  { prices, per }: PriceList,
): PriceRange | undefined {
  const price = Object.hasOwn(prices, key) ? prices[key] : prices[familyOf(key)];
  return price && { low: Math.round(low * per[unit] * price.low), high: Math.round(high * per[unit] * price.high) };
}

export function familyOf(key: string): string {
  const [family = key] = key.split("-", 1);
  return family;
}
