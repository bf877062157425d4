import { resizePlane } from "../../numeric/filters.ts";
import { upsampleAlongEdges } from "../../numeric/guided-filter.ts";
import type { Raster } from "../../numeric/raster.ts";
import { smoothstep } from "../../numeric/scalar.ts";

/** Filter radius as a share of the width, and variance of a flat photo. */
const reach = 1 / 220;
const epsilon = 3e-4;
/** Shares of the filtered mask that become 0 and 1. */
const outline = { from: 0.25, to: 0.75 };

/** Refines the border of a small mask (shares 0..1) to the photo's edges; 0..255 at the photo's size. */
export function refineMatte(photo: Raster, mask: ArrayLike<number>, maskWidth: number, maskHeight: number): Uint8Array {
  const { width, height } = photo;
  const guide = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let i = 0; i < plane.length; i++) plane[i] = photo.data[i * 3 + channel] / 255;
    return plane;
  });
  const smallWidth = Math.max(maskWidth, Math.round(width / 2));
  const smallHeight = Math.max(maskHeight, Math.round(height / 2));
  const small = resizePlane(Float32Array.from(mask), maskWidth, maskHeight, smallWidth, smallHeight);
  const soft = upsampleAlongEdges(small, {
    guide: [guide[0], guide[1], guide[2]],
    width,
    height,
    smallWidth,
    smallHeight,
    radius: Math.max(2, Math.round(smallWidth * reach)),
    epsilon,
  });
  const matte = new Uint8Array(soft.length);
  for (let i = 0; i < matte.length; i++) matte[i] = Math.round(255 * smoothstep(outline.from, outline.to, soft[i]));
  return matte;
}
