/** The list must have at least one entry. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  const choice = list[turn % list.length];
  if (choice === undefined) throw new Error(`Nothing to choose from in turn ${turn}`);
  return choice;
}
