import { bellKernel, type Kernel } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import type { CameraFinish, Scene } from "../scene/scene.ts";
import { fitKernel } from "./fit-kernel.ts";
import { readNoise } from "./read-noise.ts";
import { readTextureSteps } from "./texture-steps.ts";

/** Pixels of leaves that tell what the camera makes of detail; with fewer the whole picture does. */
const enoughLeaves = 6000;

/**
 * What demosaicing, sharpening, scaling and JPEG may have done to luma: two taps on either side, soft where they are above 0,
 * with a halo where they are below.
 */
const lumaKernels: readonly Kernel[] = [-1, 0, 1, 2, 3, 4, 5, 6].flatMap((near) =>
  [-3, -2, -1, 0, 1, 2, 3].map((far) => {
    const [beside, beyond] = [near * 0.03, far * 0.02];
    return [1 - 2 * beside - 2 * beyond, beside, beyond];
  }),
);
/** Chroma is but blurred: by demosaicing, and by JPEG that keeps half of its rows and columns. */
const chromaKernels: readonly Kernel[] = Array.from({ length: 10 }, (_, k) => bellKernel(k * 0.25));

/** Hues of leaves differ from pixel to pixel: what is alike over more of them (texture size) has been blurred. */
const largestHues = 2;

/** What camera and JPEG made of fine detail, told by the photo's own leaves where it shows enough of them. */
export function readFinish(photo: Raster, leafage: Scene["leafage"]): CameraFinish {
  const leaves = readTextureSteps(photo, leafage, true);
  const steps = leaves.pixels >= enoughLeaves ? leaves : readTextureSteps(photo, leafage, false);
  const luma = fitKernel(steps.luma, lumaKernels);
  const chroma = fitKernel(steps.chroma, chromaKernels, largestHues);
  return { luma: [...luma], chroma: [...chroma], noise: readNoise(photo, luma) };
}
