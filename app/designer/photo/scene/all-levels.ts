import type { GroundKindMap, Scene } from "./scene.ts";

/** What the ground is made of, that of other levels too: its owner may give it all the same. */
export function kindsOfAllLevels({ groundKinds, otherLevels }: Scene): GroundKindMap {
  if (!otherLevels) return groundKinds;
  return { ...groundKinds, values: groundKinds.values.map((value, i) => value || (otherLevels.values[i] ?? 0)) };
}
