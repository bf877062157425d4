import { availableParallelism, freemem } from "node:os";

/** What a process of the built-in designer holds at its largest picture: `npm run bench -- designer`. */
const bytesOfDesign = 600 * 1024 ** 2;

/** As many as IMAGE_CONCURRENCY may say. */
export const imagesAtOnceAtMost = 8;

/**
 * How many pictures are made at once where nobody has said: a core is left for pages and letters, and memory counts.
 * @param freeBytes of a container what it may still have
 */
export function usualImageConcurrency(
  cores = availableParallelism(),
  freeBytes = Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(freeBytes / bytesOfDesign), imagesAtOnceAtMost));
}
