import type { Raster } from "../../../numeric/raster.ts";
import { floatAt } from "../../../numeric/read-at.ts";
import type { GroundKind } from "../../../photo/scene/scene.ts";
import type { Camera } from "../../../stage/camera.ts";
import { cleanSwatch } from "./clean-swatch.ts";
import { type GroundScene, listClearings, markOtherKinds } from "./find-clearing.ts";
import { GroundExample } from "./ground-example.ts";
import { rectify, type Swatch } from "./rectify.ts";

/** The texture of paving cannot be taken from a photo: its joints are a pattern. */
export type ExampleKind = Extract<GroundKind, "lawn" | "gravel" | "soil">;

/** Texels along a swatch's side, depending on the size of the clearing. */
const sizes = [192, 128, 96] as const;
/** Texel size over the width of a pixel at the middle of the clearing; a smaller texel would only magnify. */
const coarseness = 1.3;
/** Share of green texels below which a lawn is dry or thin, which is what its owner wants to replace. */
const leastGreen = 0.88;
/** Red over luminance below which grass is green; straw has 1.2. */
const mostRed = 1.04;

const seen = new WeakMap<GroundScene, Map<ExampleKind, GroundExample | undefined>>();

/** Cached per scene; undefined if the photo shows no clean piece. */
export function exampleOf(
  kind: ExampleKind,
  photo: Raster,
  scene: GroundScene,
  camera: Camera,
): GroundExample | undefined {
  const known = seen.get(scene) ?? new Map<ExampleKind, GroundExample | undefined>();
  seen.set(scene, known);
  if (!known.has(kind)) known.set(kind, readExample(kind, photo, scene, camera));
  return known.get(kind);
}

function readExample(kind: ExampleKind, photo: Raster, scene: GroundScene, camera: Camera): GroundExample | undefined {
  for (const texels of sizes) {
    const sideAt = (z: number) => (coarseness * texels * z) / camera.focalPixels;
    for (const clearing of listClearings(photo, scene, camera, kind, sideAt)) {
      const swatch = rectify(photo, camera, clearing, texels);
      const isForeign = markOtherKinds(clearing, texels, scene, camera, kind);
      if (kind === "lawn" && markBare(swatch, isForeign) > 1 - leastGreen) continue;
      if (!cleanSwatch(swatch, isForeign)) continue;
      const pixelLength = (clearing.z + clearing.side / 2) ** 2 / (camera.eyeHeight * camera.focalPixels);
      return new GroundExample(swatch, clearing.side, pixelLength);
    }
  }
  return undefined;
}

/** Returns the share of texels that are not green. */
function markBare({ red, blue }: Swatch, isForeign: Uint8Array): number {
  let bare = 0;
  for (let i = 0; i < red.length; i++) {
    if (floatAt(red, i) < mostRed && floatAt(blue, i) < 1) continue;
    isForeign[i] = 1;
    bare++;
  }
  return bare / red.length;
}
