/**
 * What a customer is told when a picture service's own rules forbade pictures. Safe in the browser; page and letters say
 * the same.
 */

/** What happened. "" when nothing was forbidden. */
export function refusalWords({ refused, ordered }: { refused: number; ordered: number }): string {
  if (refused <= 0) return "";
  const which = ordered === 1 ? "this picture" : refused >= ordered ? "these pictures" : partOf(refused, ordered);
  return `The picture service did not make ${which}: its own rules forbid something in the wish or in the photo.`;
}

/** What the customer may do about it. */
export const refusalAdvice =
  "You are welcome to order again with the wish worded otherwise, for the garden alone, or with another photo.";

function partOf(refused: number, ordered: number): string {
  return `${refused === 1 ? "one" : refused} of the ${ordered} pictures`;
}
