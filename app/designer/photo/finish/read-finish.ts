import { bellKernel, type Kernel } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import type { CameraFinish, Scene } from "../scene/scene.ts";
import { fitKernel } from "./fit-kernel.ts";
import { readNoise } from "./read-noise.ts";
import { readTextureSteps } from "./texture-steps.ts";

/** With fewer leaf pixels, the whole picture is used. */
const enoughLeaves = 6000;

/**
 * Effects of demosaicing, sharpening, scaling and JPEG on luma: soft where taps are positive, a halo where negative.
 */
const lumaKernels: readonly Kernel[] = [-1, 0, 1, 2, 3, 4, 5, 6].flatMap((near) =>
  [-3, -2, -1, 0, 1, 2, 3].map((far) => {
    const [adjacent, beyond] = [near * 0.03, far * 0.02];
    return [1 - 2 * adjacent - 2 * beyond, adjacent, beyond];
  }),
);
/** Chroma is only blurred, by demosaicing and by JPEG subsampling. */
const chromaKernels: readonly Kernel[] = Array.from({ length: 10 }, (_, k) => bellKernel(k * 0.25));

/** The hues of leaves differ from pixel to pixel, so hues that are equal over larger areas have been blurred. */
const largestHues = 2;

/** What camera and JPEG did to fine detail, measured on the photo's leaves if it shows enough of them. */
export function readFinish(photo: Raster, leafage: Scene["leafage"]): CameraFinish {
  const leaves = readTextureSteps(photo, leafage, true);
  const steps = leaves.pixels >= enoughLeaves ? leaves : readTextureSteps(photo, leafage, false);
  const luma = fitKernel(steps.luma, lumaKernels);
  const chroma = fitKernel(steps.chroma, chromaKernels, largestHues);
  return { luma: [...luma], chroma: [...chroma], noise: readNoise(photo, luma) };
}
