/** Meters to the right of the viewer, and away from them. */
export type PlanPoint = readonly [x: number, z: number];

export function neighborsIn<T>(list: readonly T[]): [before: T, after: T][] {
  const [first, ...rest] = list;
  if (first === undefined) return [];
  let before: T = first;
  return rest.map((after) => {
    const pair: [T, T] = [before, after];
    before = after;
    return pair;
  });
}

export function sidesOf<T>(corners: readonly T[]): [from: T, to: T][] {
  return neighborsIn([...corners, ...corners.slice(0, 1)]);
}

export function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error("A list without entries has no last one");
  return last;
}
