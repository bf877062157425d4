/**
 * Distance in line between two pictures of an order. Ten pictures span nine minutes: a customer who pays up to nine minutes later
 * may be served before the last of them.
 */
export const pictureSpacingMs = 60_000;

/**
 * A picture's position in line, as a time: first paid, first served, and each further picture of an order as if paid a minute
 * after the one before. So a single picture waits for few of the ten ordered before it, and ten wait for no order paid nine
 * minutes later.
 * @param paidAt epoch milliseconds
 * @param variationNumber 1-based
 */
export function placeOfPicture(paidAt: number, variationNumber: number): number {
  return paidAt + (variationNumber - 1) * pictureSpacingMs;
}
