import { boxBlur } from "../../numeric/filters.ts";
import { featureCount, featureWeights, type SmallPicture } from "../pixels/small-picture.ts";

/** How one-directional the edges of boards, courses and siding are at least, and how level or upright. By eye, as all here. */
const leastCoherence = 0.5;
const leastDirection = 0.35;
/** Feature value (log of the deviation of lightness) below which a surface is plain, as painted walls are. */
const plainest = 5.6;
/** CIE a* and b* of leaves. */
const leaves = { reddest: -4, bluest: 2 };
/** Radius of the blur, as share of the width. */
const reach = 0.02;

/**
 * Density (0..1) round each pixel of what people have built: plain surfaces, and straight edges that run level or upright.
 * Leaves are green or have edges of every direction; the sky is left out.
 */
export function builtDensity(picture: SmallPicture, sky: Uint8Array): Float32Array {
  const { width, height, greenRed, blueYellow, features } = picture;
  const marks = new Float32Array(width * height);
  for (let i = 0; i < marks.length; i++) {
    if (sky[i] || (greenRed[i] < leaves.reddest && blueYellow[i] > leaves.bluest)) continue;
    const at = i * featureCount;
    const isPlain = features[at + 3] < plainest;
    const isStraight =
      features[at + 5] > featureWeights.coherence * leastCoherence &&
      Math.abs(features[at + 4]) > featureWeights.direction * leastDirection;
    if (isPlain || isStraight) marks[i] = 1;
  }
  const radius = Math.round(width * reach);
  return boxBlur(boxBlur(marks, width, height, radius), width, height, radius);
}
