import type { GroundKindMap, Scene } from "./scene.ts";

/** The owner may open ground at other levels. */
export function kindsOfAllLevels({ groundKinds, otherLevels }: Scene): GroundKindMap {
  if (!otherLevels) return groundKinds;
  return { ...groundKinds, values: groundKinds.values.map((value, i) => value || (otherLevels.values[i] ?? 0)) };
}
