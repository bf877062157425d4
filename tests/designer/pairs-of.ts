/** Each two entries of a list, once. */
export function pairsOf<T>(list: readonly T[]): [one: T, other: T][] {
  return list.flatMap((one, i) => list.slice(i + 1).map((other): [T, T] => [one, other]));
}
