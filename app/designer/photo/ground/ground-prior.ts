import { boxBlur, softBlur } from "../../numeric/filters.ts";
import { createColourFilter, guidedFilter } from "../../numeric/guided-filter.ts";
import type { Eye } from "../lens/eye.ts";
import { findFeet } from "../lens/upright-lines.ts";
import type { Regions } from "../pixels/regions.ts";
import { roughnessAt, type SmallPicture, softColourAt } from "../pixels/small-picture.ts";

/** CIE L*a*b* of pools and of lawns. By eye on photos of both; fixture-yards.test.ts holds pool-patio and the lawns. */
const turquoise = { reddest: -8, yellowest: -5, leastChroma: 15 };
const deepBlue = { yellowest: -24, darkest: 30 };
const lawn = { reddest: -5, bluest: 14, darkest: 26, darkestBlade: 20, roughOverLight: 0.22 };

// The numbers below are by eye, on photos of yards and fixture yards.
/** Log-odds that each cue gives to "ground" or takes from it. */
const cueOdds = { sky: -12, trunk: -5, aboveFeet: -4, water: -7, lawn: 1.5 };
/** The same for upright lines, per density and at most. */
const uprightOdds = { each: 60, most: 6 };
/** The same for edges on the way up from the lower border: a little is free, then per strength, at most. */
const detourOdds = { free: 0.12, each: 5, most: 1.6 };
/** Tangents about the horizon within which it may be ground or not: the least, and the share of its error. */
const horizonBlur = { least: 0.015, ofError: 0.5 };
/**
 * Log-odds by the tangent of the angle below the horizon, linear between them: at and above it, where the horizon's blur
 * ends, and as far down as ground is 10 m and 4 m away.
 */
const drops = {
  above: { odds: -7, perTangent: -12, most: 3 },
  overBlur: 4,
  far: { to: 0.15, odds: -3, gain: 3 },
  middle: { to: 0.4, gain: 1.5 },
  near: { perTangent: 5, most: 1.5 },
};

/** What is known of the picture before any colour is learned. */
export interface GroundCues {
  /** 1 = sky. */
  sky: Uint8Array;
  eye: Eye;
  /** Density of upright lines, 0..1. */
  uprights: Float32Array;
  regions: Regions;
  /** Log-odds of ground per pixel, from the shape of its region. */
  shapeOdds: Float32Array;
  /** Log-odds of ground per pixel, below 0 where there are leaves all over. */
  foliageOdds: Float32Array;
  /** 1 = a trunk or something else high and narrow. */
  trunks: Uint8Array;
}

/**
 * Log-odds of "ground" before any colour is learned: from the distance below the horizon, from the region's shape, from
 * how many edges lie between the pixel and the picture's lower border, against sky, water and upright lines.
 */
export function groundPrior(picture: SmallPicture, cues: GroundCues): Float32Array {
  const { width, height } = picture;
  const { sky, eye, uprights, shapeOdds, foliageOdds, trunks } = cues;
  const detour = edgesFromBelow(picture);
  const feet = findFeet(uprights, width, height);
  const prior = new Float32Array(width * height);
  const blur = Math.max(horizonBlur.least, (horizonBlur.ofError * eye.horizonError) / eye.focal);
  for (let i = 0; i < prior.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    prior[i] = dropPrior(eye.dropAt(x, y), blur) + shapeOdds[i] + foliageOdds[i];
    if (sky[i]) prior[i] += cueOdds.sky;
    if (trunks[i]) prior[i] += cueOdds.trunk;
    prior[i] -= Math.min(detourOdds.most, detourOdds.each * Math.max(0, detour[i] - detourOdds.free));
    prior[i] -= Math.min(uprightOdds.most, uprightOdds.each * uprights[i]);
    if (y < feet[x]) prior[i] += cueOdds.aboveFeet;
    if (looksLikeWater(picture, i)) prior[i] += cueOdds.water;
    if (looksLikeLawn(picture, i)) prior[i] += cueOdds.lawn;
  }
  return prior;
}

/**
 * From the tangent of the angle below the horizon: ground 10 m away (0.16) is as likely as something that stands nearer,
 * ground beyond 20 m is rare, and at the feet of the photographer is hardly anything else.
 */
function dropPrior(drop: number, blur: number): number {
  const { above, overBlur, far, middle, near } = drops;
  if (drop < -blur) return above.odds - Math.min(above.most, above.perTangent * (drop + blur));
  if (drop < blur) return above.odds + (overBlur * (drop + blur)) / (2 * blur);
  if (drop < far.to) return far.odds + (far.gain * (drop - blur)) / (far.to - blur);
  if (drop < middle.to) return ((drop - far.to) / (middle.to - far.to)) * middle.gain;
  return middle.gain + Math.min(near.most, (drop - middle.to) * near.perTangent);
}

/** Turquoise or deep blue. */
export function looksLikeWater(picture: SmallPicture, i: number): boolean {
  const [, a, b] = softColourAt(picture, i);
  const isTurquoise = a < turquoise.reddest && b < turquoise.yellowest && Math.hypot(a, b) > turquoise.leastChroma;
  return isTurquoise || (b < deepBlue.yellowest && picture.lightness[i] > deepBlue.darkest);
}

/** Bright, yellowish green without the dark gaps of foliage. */
function looksLikeLawn(picture: SmallPicture, i: number): boolean {
  const [l, a, b] = softColourAt(picture, i);
  if (a >= lawn.reddest || b <= lawn.bluest || l <= lawn.darkest || picture.lightness[i] <= lawn.darkestBlade)
    return false;
  return roughnessAt(picture, i) < lawn.roughOverLight * l;
}

/** Cheapest way up from the lower border, where crossing an edge costs its strength. */
function edgesFromBelow(picture: SmallPicture): Float32Array {
  const { width, height } = picture;
  const cost = edgeCost(picture);
  const distance = new Float32Array(width * height).fill(1e9);
  distance.fill(0, (height - 1) * width);
  for (let pass = 0; pass < 4; pass++) {
    sweepUp(distance, cost, width, height);
    sweepDown(distance, cost, width, height);
  }
  return distance;
}

function sweepUp(distance: Float32Array, cost: Float32Array, width: number, height: number): void {
  for (let y = height - 2; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let best = distance[i + width];
      if (x > 0) best = Math.min(best, distance[i + width - 1], distance[i - 1]);
      if (x < width - 1) best = Math.min(best, distance[i + width + 1]);
      if (best + cost[i] < distance[i]) distance[i] = best + cost[i];
    }
  }
}

function sweepDown(distance: Float32Array, cost: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      let best = distance[i];
      if (x < width - 1) best = Math.min(best, distance[i + 1] + cost[i]);
      if (y > 0) best = Math.min(best, distance[i - width] + cost[i]);
      if (y < height - 1) best = Math.min(best, distance[i + width] + cost[i]);
      distance[i] = best;
    }
  }
}

/** Edge strength of the picture after smoothing away its texture, above what is usual around the pixel. */
function edgeCost(picture: SmallPicture): Float32Array {
  const { width, height, guide } = picture;
  const byColour = createColourFilter(guide, width, height, 5, 0.004);
  const smooth = [guidedFilter(guide[0], guide[0], width, height, 5, 0.004), byColour(guide[1]), byColour(guide[2])];
  const edge = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      for (const plane of smooth) {
        edge[i] += Math.abs(plane[i + 1] - plane[i - 1]) + Math.abs(plane[i + width] - plane[i - width]);
      }
    }
  }
  const usual = softBlur(edge, width, height, 9);
  const local = boxBlur(edge, width, height, 1);
  return local.map((strength, i) => {
    const x = i % width;
    if (x < 3 || x > width - 4) return 0.02;
    return Math.max(0, strength - 1.5 * usual[i] - 0.03) + 0.0003;
  });
}
