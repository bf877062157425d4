import type { Light } from "../../photo/scene/scene.ts";

/** What a place in the photo's shade lacks is sunlight first, and light of the sky only when it is darker still. */
export function splitShade(shade: number, { sunShare }: Light): { sun: number; sky: number } {
  const skyShare = 1 - sunShare;
  if (shade <= skyShare) return { sun: 0, sky: shade / skyShare };
  return shade < 1 ? { sun: (shade - skyShare) / sunShare, sky: 1 } : { sun: shade, sky: shade };
}
