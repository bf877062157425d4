/** The middle of the values, the upper one of two; there must be one at least. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
