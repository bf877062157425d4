/**
 * Milliseconds between two pictures of an order. Ten span nine minutes: a customer who pays up to nine minutes later
 * may be served before the last of them.
 */
export const pictureSpacingMs = 60_000;

/**
 * As a time (epoch milliseconds): first paid, first served, and each further picture (`variationNumber`, 1-based) as if
 * paid a minute after the one before. So a single picture waits for few of ten ordered before it, and ten wait for no
 * order paid nine minutes later.
 */
export function placeOfPicture(paidAt: number, variationNumber: number): number {
  return paidAt + (variationNumber - 1) * pictureSpacingMs;
}
