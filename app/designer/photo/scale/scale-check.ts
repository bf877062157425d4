import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import { tally } from "../../numeric/tally.ts";
import type { GroundReading } from "../ground/read-ground.ts";
import { heightInEyes } from "../lens/height-in-eyes.ts";
import { type FenceColumn, findFence } from "./fence-foot.ts";
import type { Mark } from "./mark.ts";
import { density, isMeasurable, likelihoodOf, measureMark } from "./mark-likelihood.ts";
import { anyHeight, fenceHeights, raisedEye, standingEye } from "./usual-sizes.ts";

export interface EyeScale {
  /** Meters from the ground to the lens. */
  eyeHeight: number;
  /** Relative error. */
  eyeError: number;
  /** Row of the horizon in the middle column, as a share of the height, and its standard deviation. */
  horizonRow: number;
  rowError: number;
  /** Relative error of lengths on the ground that covers nine in ten. */
  uncertainty: number;
}

const fenceOutlier = 0.13;
/** Errors of things in one yard are correlated, so they count as this power of their number. */
const togetherPower = 0.5;
/** The grid: horizon rows, and eye heights from 1.1 to 7 m in equal ratios. By eye, as everything below. */
const rowSteps = 33;
const eyeHeights = Array.from({ length: 48 }, (_, k) => 1.1 * (7 / 1.1) ** (k / 47));
/** Probability of a raised camera with the horizon at the lower row or below, and at the upper row or above. */
const raisedShare = { level: 0.015, tilted: 0.8, from: 0.31, to: 0.15 };
const lengthError = { least: 0.12, most: 0.7, focalKnown: 0.03, focalGuessed: 0.1 };
/** Share of yards whose lengths should be within the reported range. */
const withinReach = 0.9;
/** Shares of the height: highest horizon, and its minimum distances from the ground's middle and from any row. */
const highestRow = 0.03;
const nearestMiddle = 0.04;
const leastDrop = 0.02;
/** Far end of the ground: share that may be beyond it, and the horizon's distance above it as a share of the height. */
const farEnd = { beyond: 0.01, above: 0.015 };
/** Standard deviation of a fence's height between its ends (logarithm, between columns at a fifth and four fifths). */
const fenceSpread = 0.15;

interface Cell {
  weight: number;
  eyeHeight: number;
  /** Rows by which the horizon is lower than read. */
  lift: number;
  /** Logarithm of meters per row at the middle of the ground. */
  scale: number;
}

/**
 * Estimates eye height and horizon by Bayes on a grid of both, from how people hold cameras, the horizon read from
 * lines, the ground below it, and usual sizes of doors and other marks (nearly constant) and of fences (often). A door
 * constrains which horizons go with which eye heights; looking steeply down suggests a balcony. The remaining spread is
 * the uncertainty.
 */
export function checkScale(found: GroundReading, marks: readonly Mark[], focalKnown: boolean): EyeScale {
  const ground = measureGround(found);
  const cells = weighCells(found, marks, ground);
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (pick: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + cell.weight * pick(cell), 0) / total;
  const { height } = found.kinds;
  const lift = mean((cell) => cell.lift);
  const scale = mean((cell) => cell.scale);
  const byScale = reachOf(cells, total, scale, (cell) => cell.scale);
  const eye = mean((cell) => Math.log(cell.eyeHeight));
  const byLens = focalKnown ? lengthError.focalKnown : lengthError.focalGuessed;
  return {
    eyeHeight: Math.exp(scale) * dropOf(found, ground.middle, lift),
    eyeError: reachOf(cells, total, eye, (cell) => Math.log(cell.eyeHeight)),
    horizonRow: Math.max(highestRow, found.horizon.row + lift / height),
    rowError: Math.sqrt(mean((cell) => (cell.lift - lift) ** 2)) / height,
    uncertainty: clamp(Math.hypot(byScale, byLens), lengthError.least, lengthError.most),
  };
}

function weighCells(found: GroundReading, marks: readonly Mark[], { middle, lifts }: GroundRows): Cell[] {
  const { horizon, kinds } = found;
  const columns = findFence(found);
  const measurable = marks.filter(isMeasurable);
  const power = Math.max(1, measurable.length) ** (togetherPower - 1);
  const [least, most] = lifts;
  const cells: Cell[] = [];
  for (let step = 0; step < rowSteps; step++) {
    const lift = lerp(least, most, step / (rowSteps - 1));
    const row = horizon.row + lift / kinds.height;
    const likely = Math.exp(-0.5 * ((row - horizon.row) / horizon.rowError) ** 2);
    const fence = fenceHeight(found, columns, lift);
    const measured = measurable.map((mark) => measureMark(mark, found.eye, kinds.height, lift));
    // A person on the ground rarely tilts the camera so far that the horizon leaves its upper quarter.
    const isHigh = lerp(raisedShare.level, raisedShare.tilted, smoothstep(raisedShare.from, raisedShare.to, row));
    for (const eyeHeight of eyeHeights) {
      let weight = likely * ((1 - isHigh) * density(eyeHeight, standingEye) + isHigh * density(eyeHeight, raisedEye));
      for (const mark of measured) weight *= likelihoodOf(mark, eyeHeight) ** power;
      if (fence) weight *= fenceLikelihood(fence, eyeHeight);
      cells.push({ weight, eyeHeight, lift, scale: Math.log(eyeHeight / dropOf(found, middle, lift)) });
    }
  }
  return cells;
}

function eyesOf({ eye, kinds }: GroundReading, x: number, foot: number, head: number, lift: number): number {
  return heightInEyes(eye, kinds.height, x, foot, head, lift);
}

interface GroundRows {
  /** Median row of the ground, as in the middle column. */
  middle: number;
  /** Range of the horizon: three deviations, and never below the far end of the ground. */
  lifts: readonly [least: number, most: number];
}

function measureGround({ flat, horizon, eye, kinds: { width, height } }: GroundReading): GroundRows {
  const rows: number[] = [];
  for (let i = 0; i < flat.length; i++) {
    if (flat[i]) rows.push(Math.max(0, Math.round(Math.floor(i / width) - eye.horizonAt(i % width)) + height));
  }
  const drops = tally(rows, height * 2);
  const total = rows.length;
  const dropWith = (share: number) => {
    let seen = 0;
    const row = drops.findIndex((count) => {
      seen += count;
      return seen > share * total;
    });
    return row - height;
  };
  const farthest = total > 0 ? dropWith(farEnd.beyond) - farEnd.above * height : height;
  const reach = 3 * horizon.rowError * height;
  return {
    middle: horizon.row * height + Math.max(nearestMiddle * height, total > 0 ? dropWith(0.5) : 0),
    lifts: [Math.min(-reach, farthest - 1), Math.min(reach, farthest)],
  };
}

function dropOf({ horizon, kinds: { height } }: GroundReading, row: number, lift: number): number {
  return Math.max(leastDrop * height, row - horizon.row * height - lift);
}

interface FenceHeight {
  /** Eye heights. */
  middle: number;
  /** 0..1. */
  evenness: number;
}

/**
 * A fence has a constant height, so horizons under which it would grow or shrink are unlikely. The outer fifths are
 * ignored, where a gap or shade may cut the fence short.
 */
function fenceHeight(found: GroundReading, fence: readonly FenceColumn[], lift: number): FenceHeight | undefined {
  if (fence.length === 0) return undefined;
  const eyes = fence.map(({ x, foot, top }) => eyesOf(found, x, foot, top, lift)).sort((a, b) => a - b);
  const at = (share: number) => Math.max(0.01, eyes[Math.floor(share * (eyes.length - 1))] ?? 0);
  return { middle: at(0.5), evenness: Math.exp(-0.5 * (Math.log(at(0.8) / at(0.2)) / fenceSpread) ** 2) };
}

function fenceLikelihood({ middle, evenness }: FenceHeight, eyeHeight: number): number {
  const metres = middle * eyeHeight;
  const usual = fenceHeights.reduce((sum, guess) => sum + density(metres, guess), 0);
  return (1 - fenceOutlier) * evenness * usual + fenceOutlier * density(metres, anyHeight);
}

/** Relative distance from the mean that contains the target share of the weight. */
function reachOf(cells: readonly Cell[], total: number, mean: number, pick: (cell: Cell) => number): number {
  const sorted = cells.map((cell) => ({ off: Math.abs(pick(cell) - mean), weight: cell.weight }));
  sorted.sort((a, b) => a.off - b.off);
  let seen = 0;
  const last = sorted.find(({ weight }) => {
    seen += weight;
    return seen > withinReach * total;
  });
  return Math.exp(last?.off ?? 0) - 1;
}
