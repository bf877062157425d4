/** Of each value once, in the order of their first. */
export function union<T>(some: readonly T[], others: readonly T[] = []): T[] {
  return [...new Set([...some, ...others])];
}

export function without<T>(some: readonly T[], others: readonly T[]): T[] {
  return some.filter((value) => !others.includes(value));
}
