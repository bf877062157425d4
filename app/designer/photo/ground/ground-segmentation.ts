import { createColourFilter } from "../../numeric/guided-filter.ts";
import { createRandom } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { crowded } from "../lens/upright-lines.ts";
import { fitMixture, logDensities } from "../pixels/gaussian-mixture.ts";
import { cleanGroundMask } from "../pixels/mask-clean-up.ts";
import type { Regions } from "../pixels/regions.ts";
import { featureCount, type SmallPicture } from "../pixels/small-picture.ts";
import { traceGroundBoundary } from "./ground-boundary.ts";
import { type GroundCues, groundPrior } from "./ground-prior.ts";

export interface GroundSegmentation {
  /** 1 = ground, at the small picture's size. */
  mask: Uint8Array;
  /** Row per column where the ground begins. */
  boundary: Int32Array;
  /** Pixels that are neither clearly ground nor clearly not, over those that are ground. */
  undecided: number;
}

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source. Rounds, numbers of
// Gaussians, the outliers' density and the first filter are from a study of 48 photos of yards, judged by eye as well.
const rounds = 4;
const gaussians = { ground: 5, background: 8 };
/** Share of the pixels that the mixtures learn from, and how many there have to be of either side. */
const sampled = 0.12;
const fewestSamples = 50;
/** Radius in pixels, and variance of colour below which the picture counts as flat, of the filters along its edges. */
const oddsFilter = { radius: 6, epsilon: 8e-4 };
const probabilityFilter = { radius: 4, epsilon: 4e-4 };
/** Log density of "something never seen": without it a surface that appears once is taken for ground. */
const outlierLogDensity = -14.5;
/** The same for ground, rarer: without it paving in front would be the only ground there can be. */
const otherGroundLogDensity = -16.6;
/** Shares of the height: nothing above the first is ground to begin with; below the second, in the corners the third, it is. */
const seedRows = { above: 0.2, below: 0.8, inCorners: 0.08 };
/** Log-odds of the region's shape below which it is no ground to learn from, and above which it may be. */
const shapeSeeds = { never: -4, perhaps: -1 };
/** What a colour's log-odds count against the prior, which they never outweigh by more than a limit. */
const colourWeight = 0.55;
const mostColourOdds = 5;
/** Log-odds from which on a pixel is learned from again; those below the boundary (by rows) need less. */
const learned = { never: -3, below: { rows: 3, odds: -1 }, above: 2 };

type Label = -1 | 0 | 1;

/**
 * Tells ground from background without having been trained: mixtures of Gaussians learn the colours and textures of what
 * is certainly ground (the lower border) and certainly not (the upper part), a boundary is traced between them, and both
 * learn again from what it divides.
 */
export function segmentGround(picture: SmallPicture, cues: GroundCues): GroundSegmentation {
  const { width, height } = picture;
  const { sky } = cues;
  const random = createRandom(7);
  const smooth = createColourFilter(picture.guide, width, height, oddsFilter.radius, oddsFilter.epsilon);
  const prior = groundPrior(picture, cues);
  let labels = seedLabels(picture, cues);
  let odds: Float32Array = prior;
  let boundary = new Int32Array(width).fill(Math.round(height * 0.6));
  for (let round = 0; round < rounds; round++) {
    const ground: number[] = [];
    const background: number[] = [];
    for (let i = 0; i < labels.length; i++) {
      if (random() > sampled) continue;
      if (labels[i] === 1) ground.push(i);
      else if (labels[i] === -1 && !sky[i]) background.push(i);
    }
    if (Math.min(ground.length, background.length) < fewestSamples) break;
    const groundModel = fitMixture(picture.features, featureCount, ground, gaussians.ground, random, 7);
    const backgroundModel = fitMixture(picture.features, featureCount, background, gaussians.background, random, 7);
    const asGround = logDensities(groundModel, picture.features);
    const asBackground = logDensities(backgroundModel, picture.features);
    odds = smooth(weighOdds(asGround, asBackground, prior));
    boundary = traceGroundBoundary(picture, odds) as Int32Array<ArrayBuffer>;
    labels = relabel(picture, cues, odds, boundary);
  }
  const probability = groundProbability(picture, askRegions(odds, cues.regions), boundary);
  const cut = Uint8Array.from(probability, (value, i) => (value > groundFrom && !sky[i] ? 1 : 0));
  return { mask: cleanGroundMask(cut, width, height), boundary, undecided: shareUndecided(probability) };
}

function seedLabels(picture: SmallPicture, cues: GroundCues): Int8Array {
  const { width, height } = picture;
  const { sky, eye, uprights, shapeOdds, foliageOdds } = cues;
  const labels = new Int8Array(width * height);
  for (let i = 0; i < labels.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const offCentre = Math.abs(x / width - 0.5) * 2;
    const shape = shapeOdds[i];
    const isAbove = y < Math.max(seedRows.above * height, eye.horizonAt(x) - eye.horizonError);
    if (sky[i] || isAbove || uprights[i] > crowded || shape < shapeSeeds.never || cues.trunks[i]) labels[i] = -1;
    else if (
      y / height > seedRows.below + seedRows.inCorners * offCentre &&
      shape + foliageOdds[i] > shapeSeeds.perhaps
    )
      labels[i] = 1;
  }
  return labels;
}

function weighOdds(asGround: Float32Array, asBackground: Float32Array, prior: Float32Array): Float32Array {
  const odds = new Float32Array(prior.length);
  for (let i = 0; i < odds.length; i++) {
    const ground = logSum(asGround[i], otherGroundLogDensity);
    const byColour = (ground - logSum(asBackground[i], outlierLogDensity)) * colourWeight;
    odds[i] = clamp(byColour, -mostColourOdds, mostColourOdds) + prior[i];
  }
  return odds;
}

/** log(exp(a) + exp(b)) */
function logSum(a: number, b: number): number {
  return Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));
}

function relabel(picture: SmallPicture, cues: GroundCues, odds: Float32Array, boundary: Int32Array): Int8Array {
  const { width } = picture;
  const { sky, eye, shapeOdds } = cues;
  return Int8Array.from(odds, (value, i): Label => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isAbove = y < eye.horizonAt(x) - eye.horizonError;
    if (sky[i] || isAbove || value < learned.never || shapeOdds[i] < shapeSeeds.never || cues.trunks[i]) return -1;
    const below = y - boundary[x];
    if (below > learned.below.rows && value > learned.below.odds) return 1;
    // Above the boundary and below the horizon: ground of another kind, or something low. Nobody's, until it is clear.
    return value > learned.above ? 1 : 0;
  });
}

/** What a region's mean odds count for its pixels where they speak against ground, and the most that one pixel gives to them. */
const regionWeight = 0.75;
const mostOddsInRegion = 4;

/** The odds less what speaks against the pixel's region: a wall keeps its foot, a trough its corners. */
function askRegions(odds: Float32Array, { labels, count }: Regions): Float32Array {
  const area = new Int32Array(count);
  const sum = new Float32Array(count);
  for (let i = 0; i < odds.length; i++) {
    area[labels[i]]++;
    sum[labels[i]] += clamp(odds[i], -mostOddsInRegion, mostOddsInRegion);
  }
  return odds.map((value, i) => value + regionWeight * Math.min(0, sum[labels[i]] / area[labels[i]]));
}

/** Log-odds for what is right at the boundary, more with every row away from it, and at most. */
const belowBoundary = { at: 0.8, perRow: 0.05, most: 2.2 };
const aboveBoundary = { at: -0.8, perRow: 0.04, most: -1.8 };
/** Probabilities: of ground, and between which a pixel is neither clearly ground nor clearly not. */
const groundFrom = 0.5;
const undecidedFrom = 0.2;
const undecidedTo = 0.8;

/** The pixel's own odds with a bonus below the boundary and a malus above, smoothed along edges; 0..1. */
function groundProbability(picture: SmallPicture, odds: Float32Array, boundary: Int32Array): Float32Array {
  const { width, height, guide } = picture;
  const probability = odds.map((value, i) => {
    const below = Math.floor(i / width) - boundary[i % width];
    const bonus =
      below > 0
        ? Math.min(belowBoundary.most, belowBoundary.at + below * belowBoundary.perRow)
        : Math.max(aboveBoundary.most, aboveBoundary.at + below * aboveBoundary.perRow);
    return 1 / (1 + Math.exp(-value - bonus));
  });
  return createColourFilter(guide, width, height, probabilityFilter.radius, probabilityFilter.epsilon)(probability);
}

function shareUndecided(probability: Float32Array): number {
  let undecided = 0;
  let ground = 0;
  for (const value of probability) {
    if (value > undecidedFrom && value < undecidedTo) undecided++;
    if (value > groundFrom) ground++;
  }
  return undecided / Math.max(1, ground);
}
