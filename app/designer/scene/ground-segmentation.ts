import { colourGuidedFilter } from "../numeric/guided-filter.ts";
import { createRandom } from "../numeric/random.ts";
import { clamp } from "../numeric/scalar.ts";
import { fitMixture, logDensities } from "./gaussian-mixture.ts";
import { traceGroundBoundary } from "./ground-boundary.ts";
import { groundPrior } from "./ground-prior.ts";
import { cleanGroundMask } from "./mask-clean-up.ts";
import { featureCount, type SmallPicture } from "./small-picture.ts";
import { crowded } from "./upright-lines.ts";

export interface GroundMask {
  /** 1 = ground, at the small picture's size. */
  mask: Uint8Array;
  /** Row per column where the ground begins. */
  boundary: Int32Array;
}

const rounds = 4;
/** Log density of "something never seen": without it a surface that appears once is taken for ground. */
const outlierLogDensity = -14.5;

type Label = -1 | 0 | 1;

/**
 * Tells ground from background without having been trained: mixtures of Gaussians learn the colours and textures of what
 * is certainly ground (the lower border) and certainly not (the upper part), a boundary is traced between them, and both
 * learn again from what it divides.
 */
export function segmentGround(picture: SmallPicture, sky: Uint8Array, uprights: Float32Array): GroundMask {
  const { width, height } = picture;
  const random = createRandom(7);
  const prior = groundPrior(picture, sky, uprights);
  let labels = seedLabels(picture, sky, uprights);
  let odds: Float32Array = prior;
  let boundary = new Int32Array(width).fill(Math.round(height * 0.6));
  for (let round = 0; round < rounds; round++) {
    const ground: number[] = [];
    const background: number[] = [];
    for (let i = 0; i < labels.length; i++) {
      if (random() > 0.25) continue;
      if (labels[i] === 1) ground.push(i);
      else if (labels[i] === -1 && !sky[i]) background.push(i);
    }
    if (ground.length < 50 || background.length < 50) break;
    const groundModel = fitMixture(picture.features, featureCount, ground, 5, random, 7);
    const backgroundModel = fitMixture(picture.features, featureCount, background, 8, random, 7);
    const asGround = logDensities(groundModel, picture.features);
    const asBackground = logDensities(backgroundModel, picture.features);
    odds = smoothOdds(picture, asGround, asBackground, prior);
    boundary = traceGroundBoundary(picture, odds) as Int32Array<ArrayBuffer>;
    labels = relabel(picture, sky, odds, boundary);
  }
  return { mask: cleanGroundMask(cutMask(picture, sky, odds, boundary), width, height), boundary };
}

function seedLabels(picture: SmallPicture, sky: Uint8Array, uprights: Float32Array): Int8Array {
  const { width, height } = picture;
  const labels = new Int8Array(width * height);
  for (let i = 0; i < labels.length; i++) {
    const row = Math.floor(i / width) / height;
    const offCentre = Math.abs((i % width) / width - 0.5) * 2;
    if (sky[i] || row < 0.38 || uprights[i] > crowded) labels[i] = -1;
    else if (row > 0.8 + 0.08 * offCentre) labels[i] = 1;
  }
  return labels;
}

function smoothOdds(
  picture: SmallPicture,
  asGround: Float32Array,
  asBackground: Float32Array,
  prior: Float32Array,
): Float32Array {
  const odds = new Float32Array(prior.length);
  for (let i = 0; i < odds.length; i++) {
    const b = asBackground[i];
    const background = Math.max(b, outlierLogDensity) + Math.log1p(Math.exp(-Math.abs(b - outlierLogDensity)));
    odds[i] = clamp((asGround[i] - background) * 0.55, -5, 5) + prior[i];
  }
  return colourGuidedFilter(picture.guide, odds, picture.width, picture.height, 6, 8e-4);
}

function relabel(picture: SmallPicture, sky: Uint8Array, odds: Float32Array, boundary: Int32Array): Int8Array {
  const { width, height } = picture;
  return Int8Array.from(odds, (value, i): Label => {
    const below = Math.floor(i / width) - boundary[i % width];
    if (sky[i] || below < -4) return !sky[i] && value > 1.5 && below > -height * 0.15 ? 0 : -1;
    if (below <= 3) return 0;
    if (value > -2) return 1;
    return value < -3 ? -1 : 0;
  });
}

/** Final decision: the pixel's own odds with a bonus below the boundary and a malus above, smoothed along edges. */
function cutMask(picture: SmallPicture, sky: Uint8Array, odds: Float32Array, boundary: Int32Array): Uint8Array {
  const { width, height, guide } = picture;
  const probability = odds.map((value, i) => {
    const below = Math.floor(i / width) - boundary[i % width];
    const bonus = below > 0 ? Math.min(2.2, 0.8 + below * 0.05) : Math.max(-4, -1.2 + below * 0.06);
    return 1 / (1 + Math.exp(-value - bonus));
  });
  const smooth = colourGuidedFilter(guide, probability, width, height, 4, 4e-4);
  return Uint8Array.from(smooth, (value, i) => (value > 0.5 && !sky[i] ? 1 : 0));
}
