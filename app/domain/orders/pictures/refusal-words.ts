/** The words for pictures that a service's own rules forbade, on the page and in letters. Safe in the browser. */

export function refusalWords({ refused, ordered }: { refused: number; ordered: number }): string {
  if (refused <= 0) return "";
  const which = ordered === 1 ? "this picture" : refused >= ordered ? "these pictures" : partOf(refused, ordered);
  return `The picture service did not make ${which}: its own rules forbid something in the wish or in the photo.`;
}

export const refusalAdvice =
  "You are welcome to order again with the wish worded otherwise, for the garden alone, or with another photo.";

function partOf(refused: number, ordered: number): string {
  return `${refused === 1 ? "one" : refused} of the ${ordered} pictures`;
}
