/** The variation's choice out of a list of alternatives, of which there is one at least. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  const choice = list[turn % list.length];
  if (choice === undefined) throw new Error(`Nothing to choose from in turn ${turn}`);
  return choice;
}
