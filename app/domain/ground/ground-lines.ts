/** The lines above which everything may be kept. Safe in the browser. */

/** Shares of the height at which a line is offered; a form names one by its number from 1, or none by 0. */
export const groundLines: readonly number[] = Array.from({ length: 12 }, (_, i) => (20 + 5 * i) / 100);

/** The number of the line that is in force. */
export function lineNumber(keepAbove: number | null): number {
  return keepAbove === null ? 0 : groundLines.indexOf(keepAbove) + 1;
}

/** The other way round; null for 0. */
export function keepAboveLine(number: number): number | null {
  return groundLines[number - 1] ?? null;
}
