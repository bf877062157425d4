import { type GroundKind, type GroundKindMap, groundKinds } from "./scene.ts";
import type { SmallPicture } from "./small-picture.ts";

/** What each pixel of the ground mask is made of; `paved` is a field with its outline at 0.46. */
export function readGroundKinds(
  picture: SmallPicture,
  groundMask: Uint8Array,
  paved: Float32Array | undefined,
): GroundKindMap {
  const { width, height } = picture;
  const values = groundMask.map((inside, i) => (inside ? groundKinds.indexOf(kindOf(picture, i, paved?.[i] ?? 0)) : 0));
  return { width, height, values };
}

function kindOf(picture: SmallPicture, i: number, paved: number): GroundKind {
  if (paved > 0.46) return "paving";
  return picture.greenRed[i] < -4 ? "lawn" : "soil";
}
