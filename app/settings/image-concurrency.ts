import { availableParallelism, freemem } from "node:os";

/** Peak memory of a built-in designer process: `npm run bench -- designer`. */
const bytesOfDesign = 600 * 1024 ** 2;

export const imagesAtOnceAtMost = 8;

/** One core is left for pages and letters, and memory counts. `freeBytes` is what a container may still use. */
export function usualImageConcurrency(
  cores = availableParallelism(),
  freeBytes = Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(freeBytes / bytesOfDesign), imagesAtOnceAtMost));
}
