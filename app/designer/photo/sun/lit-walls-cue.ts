import type { LabPlanes } from "../pixels/small-picture.ts";
import { type GroundShade, logLuminance } from "./ground-shade.ts";
import { overDirections } from "./sun-grid.ts";
import type { UprightRun } from "./upright-field.ts";

/** Columns between samples, and columns on either side that determine a foot line's direction. */
const step = 6;
const reach = 7;
/** Columns on either side for smoothing foot lines, whose rows are whole pixels. */
const smoothing = 3;
/** Meters above the foot between which a wall's brightness is measured. */
const lowest = 0.2;
const tallest = 1.3;
const farthest = 20;
/** Relative differences of distance: for smoothing, for straightness, and between the ends. */
const smoothedWithin = 0.1;
const straightWithin = 0.04;
const mostSlant = 1.6;
/** Minimum rows and meters of a sample. */
const leastRows = 3;
const leastMeters = 0.4;
/** Share of a clear sky's light on level ground and on an upright wall. */
const skyShare = 0.28;
const wallSky = 0.17;
/** How much lighter (natural logarithm) walls and foliage are than equally lit ground, and the uncertainty. */
const wallOverGround = 0.35;
const leavesOverGround = -0.7;
const materialSpread = 1;
const pairPower = 8;
const levelWeight = 1;
/** Walls at which the ground comparison has full weight, and pairs at which the wall comparison has half. */
const enoughWalls = 20;
const enoughPairs = 5;
/** Limits of one comparison (natural logarithm, squared deviations); the sun's light on walls over level ground. */
const mostPairOff = 1;
const mostLevelOff = 4;
const mostSun = 2;
/** Tint (a* over L* + 16) below which an upright thing is foliage. */
const leavesTint = -0.08;
/** Pairs: cosine above which walls face the same way, allowed tint difference, minimum weight. */
const alikeFacing = 0.8;
const tintSpread = 0.06;
const leastPairWeight = 0.05;

/** A piece of an upright surface: its facing (azimuth) and appearance. */
export interface WallSample {
  facing: number;
  /** Natural logarithm of luminance relative to lit ground. */
  brightness: number;
  tints: readonly [number, number];
}

export function sampleWalls(picture: LabPlanes, shade: GroundShade, runs: readonly UprightRun[]): WallSample[] {
  const byColumn = new Map(smoothFeet(runs).map((run) => [run.column, run]));
  const samples: WallSample[] = [];
  for (let column = reach; column < picture.width - reach; column += step) {
    const left = byColumn.get(column - reach);
    const middle = byColumn.get(column);
    const right = byColumn.get(column + reach);
    if (!left || !middle || !right || middle.z > farthest || !isStraight(left, middle, right)) continue;
    const appearance = appearanceOf(picture, middle, shade.eye.focal / middle.z);
    if (!appearance) continue;
    // The foot line runs from left to right, so its front is on its right.
    const facing = Math.atan2(right.z - left.z, left.x - right.x);
    samples.push({ facing, brightness: appearance.brightness - shade.litGround, tints: appearance.tints });
  }
  return samples;
}

/** The farthest run of each column, with the mean 1 / z of its neighbors. */
function smoothFeet(runs: readonly UprightRun[]): UprightRun[] {
  const backdrop = runs.filter((run, k) => runs[k + 1]?.column !== run.column);
  return backdrop.map((run, k) => {
    const nearby = backdrop.slice(Math.max(0, k - smoothing), k + smoothing + 1);
    const near = nearby.filter(({ z }) => Math.abs(z / run.z - 1) < smoothedWithin);
    const z = near.length / near.reduce((sum, each) => sum + 1 / each.z, 0);
    return { ...run, z, x: (run.x / run.z) * z };
  });
}

function isStraight(left: UprightRun, middle: UprightRun, right: UprightRun): boolean {
  const expected = 2 / (1 / left.z + 1 / right.z);
  const slant = Math.max(left.z, right.z) / Math.min(left.z, right.z);
  return Math.abs(middle.z / expected - 1) < straightWithin && slant < mostSlant;
}

function appearanceOf(picture: LabPlanes, run: UprightRun, pixelsPerMetre: number) {
  const { width, lightness, greenRed, blueYellow } = picture;
  const from = Math.max(run.top, Math.round(run.foot - tallest * pixelsPerMetre));
  const to = Math.round(run.foot - lowest * pixelsPerMetre);
  if (to - from < Math.max(leastRows, leastMeters * pixelsPerMetre)) return undefined;
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
 * Log-likelihood: of two walls of one color, the one facing the sun is lighter, and walls darker than the ground in
 * front face away. Source: vertical surfaces of Lalonde, Efros, Narasimhan (2009), as in find-sun.ts.
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
