/**
 * How far apart the pictures of one order stand in line. Nine of them are nine minutes: so much later somebody else may have
 * paid and still be served before the tenth, and no later.
 */
export const pictureSpacingMs = 60_000;

/**
 * Where a picture stands in the line of pictures, as a time: first paid, first served, and each further picture of an order as
 * though it had been paid a minute after the one before. So an order of one picture waits for few of the ten ordered
 * before it, and ten wait for nobody who paid nine minutes later, however many come.
 * @param paidAt epoch milliseconds
 * @param variationNumber 1-based
 */
export function placeOfPicture(paidAt: number, variationNumber: number): number {
  return paidAt + (variationNumber - 1) * pictureSpacingMs;
}
