import type { LabPlanes } from "../pixels/small-picture.ts";
import { type GroundShade, logLuminance } from "./ground-shade.ts";
import type { StandingRun } from "./standing-field.ts";
import { overDirections } from "./sun-grid.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Columns from one sample to the next, and on either side those that tell which way a foot line runs. */
const step = 6;
const reach = 7;
/** Columns on either side over which a foot line is smoothed: its rows are whole pixels. */
const smoothing = 3;
/** Metres above its foot between which a wall's brightness is taken. */
const lowest = 0.2;
const tallest = 1.3;
const farthest = 20;
/** Share by which distances may differ to be smoothed together; by which the middle may be off a straight wall, and its ends apart. */
const smoothedWithin = 0.1;
const straightWithin = 0.04;
const mostSlant = 1.6;
/** A sample has so many rows at least, and so many metres. */
const leastRows = 3;
const leastMetres = 0.4;
/** Share of a clear sky's light, on level ground and as an upright wall gets it. */
const skyShare = 0.28;
const wallSky = 0.17;
/** By how much (natural logarithm) walls, and foliage, are lighter than ground in the same light; and how uncertain that is. */
const wallOverGround = 0.35;
const leavesOverGround = -0.7;
const materialSpread = 1;
/** How much the comparison of walls with each other weighs, and that with the ground. */
const pairPower = 8;
const levelWeight = 1;
/** Walls with which the comparison with the ground has its full weight, and pairs that make that of walls with each other half. */
const enoughWalls = 20;
const enoughPairs = 5;
/** What a comparison counts at most: natural logarithm, and squared deviations; and the sun's light on a wall against that of level ground. */
const mostPairOff = 1;
const mostLevelOff = 4;
const mostSun = 2;
/** Tint (a* over L* + 16) below which an upright thing is foliage. */
const leavesTint = -0.08;
/** Pairs: cosine of the angle above which two walls face one way, what their tints may differ, and the least weight that counts. */
const alikeFacing = 0.8;
const tintSpread = 0.06;
const leastPairWeight = 0.05;

/** A piece of something upright: which way it faces (azimuth) and what it looks like. */
export interface WallSample {
  facing: number;
  /** Natural logarithm of its luminance over that of the ground in the light. */
  brightness: number;
  tints: readonly [number, number];
}

/** Samples walls, fences and hedges along their foot lines. */
export function sampleWalls(picture: LabPlanes, shade: GroundShade, runs: readonly StandingRun[]): WallSample[] {
  const byColumn = new Map(smoothFeet(runs).map((run) => [run.column, run]));
  const samples: WallSample[] = [];
  for (let column = reach; column < picture.width - reach; column += step) {
    const left = byColumn.get(column - reach);
    const middle = byColumn.get(column);
    const right = byColumn.get(column + reach);
    if (!left || !middle || !right || middle.z > farthest || !isStraight(left, middle, right)) continue;
    const look = lookOf(picture, middle, shade.eye.focal / middle.z);
    if (!look) continue;
    // The foot line runs from left to right in the picture: its front, towards the camera, is on its right hand.
    const facing = Math.atan2(right.z - left.z, left.x - right.x);
    samples.push({ facing, brightness: look.brightness - shade.litGround, tints: look.tints });
  }
  return samples;
}

/** The farthest stretches of each column, their feet at the mean distance (that of 1 / z) of the columns round them. */
function smoothFeet(runs: readonly StandingRun[]): StandingRun[] {
  const backdrop = runs.filter((run, k) => runs[k + 1]?.column !== run.column);
  return backdrop.map((run, k) => {
    const beside = backdrop.slice(Math.max(0, k - smoothing), k + smoothing + 1);
    const near = beside.filter(({ z }) => Math.abs(z / run.z - 1) < smoothedWithin);
    const z = near.length / near.reduce((sum, each) => sum + 1 / each.z, 0);
    return { ...run, z, x: (run.x / run.z) * z };
  });
}

/** Whether three feet lie on one line: the depth in the middle is what a wall between the others would have. */
function isStraight(left: StandingRun, middle: StandingRun, right: StandingRun): boolean {
  const expected = 2 / (1 / left.z + 1 / right.z);
  const slant = Math.max(left.z, right.z) / Math.min(left.z, right.z);
  return Math.abs(middle.z / expected - 1) < straightWithin && slant < mostSlant;
}

function lookOf(picture: LabPlanes, run: StandingRun, pixelsPerMetre: number) {
  const { width, lightness, greenRed, blueYellow } = picture;
  const from = Math.max(run.top, Math.round(run.foot - tallest * pixelsPerMetre));
  const to = Math.round(run.foot - lowest * pixelsPerMetre);
  if (to - from < Math.max(leastRows, leastMetres * pixelsPerMetre)) return undefined;
  let [brightness, red, blue, count] = [0, 0, 0, 0];
  for (let row = from; row < to; row++) {
    for (let column = run.column - 2; column <= run.column + 2; column++) {
      const i = row * width + column;
      brightness += logLuminance(lightness[i]);
      red += greenRed[i] / (lightness[i] + 16);
      blue += blueYellow[i] / (lightness[i] + 16);
      count++;
    }
  }
  return { brightness: brightness / count, tints: [red / count, blue / count] as const };
}

/**
 * Log-likelihood of every direction of the sun from what it lights: of two walls of one colour the one that faces the sun
 * is lighter, and walls darker than the ground before them have the sun behind them.
 * Source: the cue of vertical surfaces of Lalonde, Efros, Narasimhan, "Estimating natural illumination from a single
 * outdoor image" (2009).
 */
export function judgeLitWalls(walls: readonly WallSample[]): Float32Array {
  const pairs = pairAlike(walls);
  const pairWeight = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const share = levelWeight * Math.min(1, walls.length / enoughWalls);
  return overDirections((azimuth, elevation) => {
    const expected = walls.map(({ facing }) => {
      const sun = Math.max(0, Math.cos(facing - azimuth)) / Math.tan(elevation);
      return Math.log((1 - skyShare) * Math.min(mostSun, sun) + wallSky);
    });
    let differences = 0;
    for (const { i, j, weight } of pairs) {
      const off = walls[i].brightness - walls[j].brightness - (expected[i] - expected[j]);
      differences += weight * Math.min(mostPairOff, Math.abs(off));
    }
    let levels = 0;
    walls.forEach(({ brightness, tints }, k) => {
      const material = tints[0] < leavesTint ? leavesOverGround : wallOverGround;
      levels += Math.min(mostLevelOff, ((brightness - material - expected[k]) / materialSpread) ** 2);
    });
    return -pairPower * (differences / (pairWeight + enoughPairs)) - (share * levels) / Math.max(1, walls.length);
  });
}

/** Pairs that face different ways and are of one colour. */
function pairAlike(walls: readonly WallSample[]) {
  const pairs: { i: number; j: number; weight: number }[] = [];
  for (let i = 0; i < walls.length; i++) {
    for (let j = 0; j < i; j++) {
      const [a, b] = [walls[i], walls[j]];
      if (Math.cos(a.facing - b.facing) > alikeFacing) continue;
      const off = Math.hypot(a.tints[0] - b.tints[0], a.tints[1] - b.tints[1]);
      const weight = Math.exp(-((off / tintSpread) ** 2));
      if (weight > leastPairWeight) pairs.push({ i, j, weight });
    }
  }
  return pairs;
}
