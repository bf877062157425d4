/** Meters: members of one kind that are closer belong to one group and share a key. */
const groupReach = 2;

/** Possible places of a kind's key: for each group its members, nearest to the group's middle first. */
export function keyedGroups<T extends { x: number; z: number }>(members: readonly T[]): T[][] {
  const rest = new Set(members);
  const keyed: T[][] = [];
  for (const first of members) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const member of group)
      for (const other of rest)
        if (Math.hypot(other.x - member.x, other.z - member.z) < groupReach) {
          rest.delete(other);
          group.push(other);
        }
    const x = group.reduce((sum, member) => sum + member.x, 0) / group.length;
    const z = group.reduce((sum, member) => sum + member.z, 0) / group.length;
    const off = (member: T) => Math.hypot(member.x - x, member.z - z);
    keyed.push(group.sort((a, b) => off(a) - off(b)));
  }
  return keyed;
}
