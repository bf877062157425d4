import type { GroundKindMap, Scene } from "./scene.ts";

/** Ground kinds including those at other levels, which the owner may open. */
export function kindsOfAllLevels({ groundKinds, otherLevels }: Scene): GroundKindMap {
  if (!otherLevels) return groundKinds;
  return { ...groundKinds, values: groundKinds.values.map((value, i) => value || (otherLevels.values[i] ?? 0)) };
}
