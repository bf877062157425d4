import { type GroundKindMap, groundKinds, type Paving } from "./scene.ts";
import type { SmallPicture } from "./small-picture.ts";

/** What each pixel of the ground mask is made of. */
export function readGroundKinds(picture: SmallPicture, groundMask: Uint8Array, paving?: Paving): GroundKindMap {
  const { width, height } = picture;
  const [lawn, soil] = [groundKinds.indexOf("lawn"), groundKinds.indexOf("soil")];
  void paving;
  const values = groundMask.map((inside, i) => (inside ? (picture.greenRed[i] < -4 ? lawn : soil) : 0));
  return { width, height, values };
}
