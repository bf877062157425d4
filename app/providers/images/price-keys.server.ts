import { priceKeys } from "#app/designer/take-off/quantities/price-keys.ts";

/** The names among these that no list of the built-in designer will ever hold. */
export function unknownPriceKeys(names: readonly string[]): string[] {
  const known = priceKeys();
  return names.filter((name) => !known.has(name));
}
