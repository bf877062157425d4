import type { Raster } from "../../../numeric/raster.ts";
import { floatAt } from "../../../numeric/read-at.ts";
import type { GroundKind, Scene } from "../../../photo/scene/scene.ts";
import type { Camera } from "../../../stage/camera.ts";
import { findClearing } from "./find-clearing.ts";
import { GroundExample } from "./ground-example.ts";
import { rectify, type Swatch } from "./rectify.ts";

/** Kinds whose texture may be taken from the photo. Paving is not one: its joints are a pattern. */
export type ExampleKind = Extract<GroundKind, "lawn" | "gravel" | "soil">;

/** Texels along a swatch's side: the most that a clearing may have room for, and fewer. */
const sizes = [192, 96] as const;
/** A texel's side over the width that a pixel shows at the middle of the clearing: less would only magnify. */
const coarseness = 1.3;
/** A lawn whose texels are green less often than this is dry or thin: what its owner wants to be rid of. */
const leastGreen = 0.9;
/** Red over luminance below which grass is green: that of straw is 1.2. By eye. */
const mostRed = 1.04;

const seen = new WeakMap<Scene, Map<ExampleKind, GroundExample | undefined>>();

/** The texture of the photo's own ground of a kind; undefined where it shows no clean piece. The pictures of an order share it. */
export function exampleOf(kind: ExampleKind, photo: Raster, scene: Scene, camera: Camera): GroundExample | undefined {
  const known = seen.get(scene) ?? new Map<ExampleKind, GroundExample | undefined>();
  seen.set(scene, known);
  if (!known.has(kind)) known.set(kind, readExample(kind, photo, scene, camera));
  return known.get(kind);
}

function readExample(kind: ExampleKind, photo: Raster, scene: Scene, camera: Camera): GroundExample | undefined {
  for (const texels of sizes) {
    const sideAt = (z: number) => (coarseness * texels * z) / camera.focalPixels;
    const clearing = findClearing(photo, scene, camera, kind, sideAt);
    if (!clearing) continue;
    const swatch = rectify(photo, camera, clearing, texels);
    if (kind === "lawn" && greenShare(swatch) < leastGreen) continue;
    return new GroundExample(swatch, clearing.side);
  }
  return undefined;
}

function greenShare({ red, blue }: Swatch): number {
  let green = 0;
  for (let i = 0; i < red.length; i++) if (floatAt(red, i) < mostRed && floatAt(blue, i) < 1) green++;
  return green / red.length;
}
