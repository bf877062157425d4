import type { Light } from "../../photo/scene/scene.ts";

/** Shade in the photo first reduces sunlight, and sky light only when it is darker still. */
export function splitShade(shade: number, { sunShare }: Light): { sun: number; sky: number } {
  const skyShare = 1 - sunShare;
  if (shade <= skyShare) return { sun: 0, sky: shade / skyShare };
  return shade < 1 ? { sun: (shade - skyShare) / sunShare, sky: 1 } : { sun: shade, sky: shade };
}
