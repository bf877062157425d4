/** A point of the plan: metres to the right of the viewer, and away from them. */
export type PlanPoint = readonly [x: number, z: number];

/** Each entry of a list with the one after it. */
export function neighboursIn<T>(list: readonly T[]): [before: T, after: T][] {
  const [first, ...rest] = list;
  if (first === undefined) return [];
  let before: T = first;
  return rest.map((after) => {
    const pair: [T, T] = [before, after];
    before = after;
    return pair;
  });
}

/** Each corner of a closed figure with the next one; the first again after the last. */
export function sidesOf<T>(corners: readonly T[]): [from: T, to: T][] {
  return neighboursIn([...corners, ...corners.slice(0, 1)]);
}

/** The last entry of a list that is known to have one. */
export function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error("A list without entries has no last one");
  return last;
}
