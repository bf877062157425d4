import { resizePlane } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { smoothstep } from "../../numeric/scalar.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import type { ExistingPaving } from "../scene/scene.ts";
import { findExistingPaving } from "./existing-paving.ts";

/** Values of the smooth field between which its outline runs, just below half: frayed edges have lost some. By eye. */
const outline = { from: 0.44, to: 0.48 };

/** Paving within a ground mask (1 = ground) of the small picture; undefined when there is none. */
export function readPaving(photo: Raster, picture: SmallPicture, groundMask: Uint8Array): ExistingPaving | undefined {
  const found = findExistingPaving(picture, groundMask);
  if (!found) return undefined;
  const field = resizePlane(found.field, picture.width, picture.height, photo.width, photo.height);
  const matte = new Uint8Array(field.length);
  let count = 0;
  let sumU = 0;
  let sumV = 0;
  for (let i = 0; i < matte.length; i++) {
    matte[i] = Math.round(255 * smoothstep(outline.from, outline.to, field[i]));
    if (matte[i] < 128) continue;
    count++;
    sumU += i % photo.width;
    sumV += Math.floor(i / photo.width);
  }
  if (count === 0) return undefined;
  return {
    matte,
    share: found.share,
    centreU: sumU / count / photo.width,
    centreV: sumV / count / photo.height,
  };
}
