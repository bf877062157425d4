/** What things cost installed, in the list's currency, from the cheapest to the dearest. */
export interface PriceRange {
  low: number;
  high: number;
}

/** Prices by unit: square metre, metre or piece, under catalogue names or under a family's ("flagstone" for all its colours). */
export interface PriceList {
  /** ISO 4217. */
  currency: string;
  prices: Readonly<Record<string, PriceRange>>;
}

/** Cheapest price times least quantity, to dearest times most; undefined without a price. */
export function costOf(
  { key, low, high }: { key: string; low: number; high: number },
  { prices }: PriceList,
): PriceRange | undefined {
  const price = prices[key] ?? prices[familyOf(key)];
  return price && { low: Math.round(low * price.low), high: Math.round(high * price.high) };
}

/** "flagstone" of "flagstone-grey". */
function familyOf(key: string): string {
  return key.split("-", 1)[0];
}
