import { compassPoints } from "#app/designer/locality/compass-points.ts";

/** Which way a photo may look, as a form offers it. */
export const facingChoices = compassPoints.map((point) => ({
  point,
  words: point.charAt(0).toUpperCase() + point.slice(1),
}));
