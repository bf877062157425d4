import { clamp, lerp } from "../../numeric/scalar.ts";
import { tally } from "../../numeric/tally.ts";
import type { GroundReading } from "../ground/read-ground.ts";
import { heightInEyes } from "../lens/height-in-eyes.ts";
import { type FenceClues, type FenceColumn, findFence } from "./fence-foot.ts";
import type { Mark } from "./mark.ts";
import { density, isMeasurable, likelihoodOf, measureMark } from "./mark-likelihood.ts";
import { anyHeight, fenceHeights, type Guess, raisedEye, standingEye } from "./usual-sizes.ts";

export interface EyeScale {
  /** Meters from the ground to the lens. */
  eyeHeight: number;
  eyeError: number;
  /** Row of the horizon in the middle column, as a share of the height, and its standard deviation. */
  horizonRow: number;
  rowError: number;
  /** Relative error of lengths on the ground that covers nine in ten. */
  uncertainty: number;
}

const fenceOutlier = 0.13;
/** The grid: horizon rows, and eye heights from 1.1 to 7 m in equal ratios. */
const rowSteps = 33;
const eyeHeights = Array.from({ length: 48 }, (_, k) => 1.1 * (7 / 1.1) ** (k / 47));
/** The guess includes ground that is not level; made so that the range holds for nine rendered yards in ten. */
const lengthError = { least: 0.12, most: 0.7, focalKnown: 0.03, focalGuessed: 0.2 };
/** Share of yards whose lengths should be within the reported range. */
const withinReach = 0.9;
/** Shares of the height: highest horizon, and its minimum distances from the ground's middle and from any row. */
const highestRow = -0.4;
const nearestMiddle = 0.04;
const leastDrop = 0.02;
/** Share of the ground that may be beyond its far end, and how far away that is: by rendered yards and by eye. */
const beyondFarEnd = 0.05;
const farEnd: Guess = [11, 0.8, 1];
/** Standard deviation of a fence's height between its ends (logarithm, between columns at a fifth and four fifths). */
const fenceSpread = 0.15;

export type ScaleClues = FenceClues & Pick<GroundReading, "flat" | "horizon" | "eye">;

interface Cell {
  /** Weights of a person on the ground and of a raised place. */
  standing: number;
  raised: number;
  eyeHeight: number;
  /** Rows by which the horizon is lower than read. */
  lift: number;
  /** Logarithm of meters per row at the middle of the ground. */
  scale: number;
}

/**
 * Bayes on a grid of eye height and horizon: how people hold cameras, the horizon from lines, how far ground extends,
 * usual sizes of marks and fences. A standing person holds the camera unless a raised place is likelier: looking down
 * is no sign of one, known things with tops below the horizon are. A mark that disagrees with most others and the
 * likelier place hardly counts. The spread over both places is the uncertainty.
 */
export function checkScale(found: ScaleClues, marks: readonly Mark[], focalKnown: boolean): EyeScale {
  const ground = measureGround(found);
  const cells = weighCells(found, marks, ground);
  const sumOf = (pick: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + pick(cell), 0);
  const [standing, raised] = [sumOf((cell) => cell.standing), sumOf((cell) => cell.raised)];
  const place = raised > standing ? "raised" : "standing";
  const total = standing + raised;
  const mean = (pick: (cell: Cell) => number) => sumOf((cell) => cell[place] * pick(cell)) / Math.max(standing, raised);
  const { height } = found.kinds;
  const lift = mean((cell) => cell.lift);
  const scale = mean((cell) => cell.scale);
  const byScale = reachOf(cells, total, scale, (cell) => cell.scale);
  const eye = mean((cell) => Math.log(cell.eyeHeight));
  const byLens = focalKnown ? lengthError.focalKnown : lengthError.focalGuessed;
  return {
    eyeHeight: Math.exp(scale) * dropOf(found, ground.middle, lift),
    eyeError: reachOf(cells, total, eye, (cell) => Math.log(cell.eyeHeight)),
    horizonRow: found.horizon.row + lift / height,
    rowError: Math.sqrt(mean((cell) => (cell.lift - lift) ** 2)) / height,
    uncertainty: clamp(Math.hypot(byScale, byLens), lengthError.least, lengthError.most),
  };
}

function weighCells(found: ScaleClues, marks: readonly Mark[], { middle, far, lifts }: GroundRows): Cell[] {
  const { horizon, eye, kinds } = found;
  const columns = findFence(found);
  const measurable = marks.filter(isMeasurable);
  const [least, most] = lifts;
  const cells: Cell[] = [];
  for (let step = 0; step < rowSteps; step++) {
    const lift = lerp(least, most, step / (rowSteps - 1));
    const row = horizon.row + lift / kinds.height;
    const likely = Math.exp(-0.5 * ((row - horizon.row) / horizon.rowError) ** 2);
    const fence = fenceHeight(found, columns, lift);
    const measured = measurable.map((mark) => measureMark(mark, eye, kinds.height, lift));
    for (const eyeHeight of eyeHeights) {
      let weight = likely * density((eyeHeight * eye.focal) / Math.max(1, far - lift), farEnd);
      for (const mark of measured) weight *= likelihoodOf(mark, eyeHeight);
      if (fence) weight *= fenceLikelihood(fence, eyeHeight);
      cells.push({
        standing: weight * density(eyeHeight, standingEye),
        raised: weight * density(eyeHeight, raisedEye),
        eyeHeight,
        lift,
        scale: Math.log(eyeHeight / dropOf(found, middle, lift)),
      });
    }
  }
  return cells;
}

function eyesOf({ eye, kinds }: ScaleClues, x: number, foot: number, head: number, lift: number): number {
  return heightInEyes(eye, kinds.height, x, foot, head, lift);
}

interface GroundRows {
  /** As in the middle column. */
  middle: number;
  far: number;
  /** Range of the horizon: three deviations, and not below the far end of the ground if that is among them. */
  lifts: readonly [least: number, most: number];
}

function measureGround({ flat, horizon, eye, kinds: { width, height } }: ScaleClues): GroundRows {
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
  const far = total > 0 ? dropWith(beyondFarEnd) : height;
  const reach = 3 * horizon.rowError * height;
  return {
    middle: horizon.row * height + Math.max(nearestMiddle * height, total > 0 ? dropWith(0.5) : 0),
    far,
    lifts: [
      Math.max((highestRow - horizon.row) * height, Math.min(-reach, far - reach)),
      clamp(far - 1, -reach, reach),
    ],
  };
}

function dropOf({ horizon, kinds: { height } }: ScaleClues, row: number, lift: number): number {
  return Math.max(leastDrop * height, row - horizon.row * height - lift);
}

interface FenceHeight {
  middle: number;
  evenness: number;
}

/** A fence has a constant height. Its outer fifths are ignored, where a gap or shade may cut it short. */
function fenceHeight(found: ScaleClues, fence: readonly FenceColumn[], lift: number): FenceHeight | undefined {
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

/** Relative distance from the mean. */
function reachOf(cells: readonly Cell[], total: number, mean: number, pick: (cell: Cell) => number): number {
  const sorted = cells.map((cell) => ({ off: Math.abs(pick(cell) - mean), weight: cell.standing + cell.raised }));
  sorted.sort((a, b) => a.off - b.off);
  let seen = 0;
  const last = sorted.find(({ weight }) => {
    seen += weight;
    return seen > withinReach * total;
  });
  return Math.exp(last?.off ?? 0) - 1;
}
