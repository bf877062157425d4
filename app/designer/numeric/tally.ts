/** Ignores indices from `count` on. */
export function tally(indices: Iterable<number>, count: number): Int32Array {
  const counts = new Int32Array(count);
  for (const index of indices) counts[index]++;
  return counts;
}
