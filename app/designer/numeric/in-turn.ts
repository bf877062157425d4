/** The variation's choice out of a list of alternatives. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  return list[turn % list.length];
}
