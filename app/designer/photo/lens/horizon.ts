import { clamp } from "../../numeric/scalar.ts";
import type { LineSegment } from "../pixels/line-segments.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";

export interface Horizon {
  /** Row in the middle column, as a share of the height. */
  row: number;
  /** Standard deviation. */
  rowError: number;
  /** Radians, positive if the right end is lower. */
  roll: number;
  /** How well the upright lines agree on the roll, 0..1. */
  rollSureness: number;
}

const bins = 190;
/** A camera that looks steeply down has its horizon above the picture. */
const lowestShare = -0.4;
const highestShare = 0.74;
/** Standing people tilt the camera down slightly, sometimes steeply: Student's t with these degrees of freedom. */
const expectedRow = 0.385;
const expectedSpread = 0.085;
const expectedFreedom = 6;
/** Standard deviations of the row from converging uprights, larger with an unknown lens and with tilt. */
const convergenceErrors = { focalKnown: 0.025, focalGuessed: 0.035, byTilt: 0.3, most: 2.5 };
/** Log-odds of the row where all slanted lines meet; bins around the mode that are averaged. */
const agreementWeight = 24;
const modeReach = 6;
/** Maximum lean (tangent); minimum and maximum counted length (shares of the height); reading error in radians. */
const upright = { mostLean: 0.42, shortest: 0.05, longest: 0.3 };
const leanError = { always: 0.012, perPixel: 0.35 };
const mostRoll = 0.16;
const heldLevel = { roll: 0.045, row: 0.14, power: 0.12, weight: 0.5, length: 0.05 };
/** Too few lines to be sure (shares of the height); share that agrees by chance, and share for full certainty. */
const enoughUprights = { spare: 0.12, lines: 8, length: 0.14, byChance: 0.25, agreed: 0.5, rollFrom: 3 };
/** Slopes of lines that give a vanishing point; required strength of peaks; length below which lines are weak. */
const slanted = { flattest: 0.035, steepest: 1.6 };
const peakOverUsual = 5;
const fewLines = 0.6;

/**
 * Uprights (palings, corners, doors) give the roll, their convergence the tilt; slanted lines the row in which most
 * meet at a few vanishing points; a prior describes typical photos. `focalShare` is a share of the long side.
 */
export function findHorizon(
  { width, height }: SmallPicture,
  segments: readonly LineSegment[],
  focalShare: number,
  focalKnown: boolean,
): Horizon {
  const focal = focalShare * Math.max(width, height);
  const uprights = readUprights(segments, width, height, focal);
  const level = segments.map((segment) => turnBack(segment, uprights.roll, width, height));
  const agreement = voteForRows(level, width, height, focal);
  const convergence = 0.5 - (focal * focal * uprights.convergence) / height;
  const usualError = focalKnown ? convergenceErrors.focalKnown : convergenceErrors.focalGuessed;
  const convergenceError = usualError + convergenceErrors.byTilt * Math.abs(0.5 - convergence);
  const logs = agreement.map((score, bin) => {
    const row = rowOf(bin);
    const away = ((row - expectedRow) / expectedSpread) ** 2;
    const usual = -0.5 * (expectedFreedom + 1) * Math.log(1 + away / expectedFreedom);
    const off = clamp((row - convergence) / convergenceError, -convergenceErrors.most, convergenceErrors.most);
    const byUprights = -0.5 * uprights.sureness * off ** 2;
    return usual + byUprights + agreementWeight * score;
  });
  return { ...summarise(logs), roll: uprights.roll, rollSureness: uprights.sureness };
}

function rowOf(bin: number): number {
  return lowestShare + ((highestShare - lowestShare) * (bin + 0.5)) / bins;
}

function summarise(logs: Float64Array): { row: number; rowError: number } {
  const top = Math.max(...logs);
  const weights = logs.map((value) => Math.exp(value - top));
  const mode = logs.indexOf(top);
  let [near, nearTotal, total, squares] = [0, 0, 0, 0];
  for (let bin = Math.max(0, mode - modeReach); bin <= Math.min(bins - 1, mode + modeReach); bin++) {
    near += weights[bin] * rowOf(bin);
    nearTotal += weights[bin];
  }
  const row = near / nearTotal;
  weights.forEach((weight, bin) => {
    total += weight;
    squares += weight * (rowOf(bin) - row) ** 2;
  });
  return { row, rowError: Math.sqrt(squares / total) };
}

/**
 * `convergence`: tangent of the tilt over the focal length, per pixel. An upright line `off` pixels right of the center
 * leans by -roll - off * convergence.
 */
function readUprights(
  segments: readonly LineSegment[],
  width: number,
  height: number,
  focal: number,
): { roll: number; convergence: number; sureness: number } {
  const lines = segments
    .filter(({ dx, dy, length }) => Math.abs(dx) < upright.mostLean * dy && length > upright.shortest * height)
    .map((segment) => ({
      lean: Math.atan(segment.dx / segment.dy),
      off: segment.x - width / 2,
      down: segment.y - height / 2,
      weight: weightOf(Math.min(segment.length, height * upright.longest)),
      error: leanError.always + leanError.perPixel / segment.length,
    }));
  const total = lines.reduce((sum, line) => sum + line.weight, 0);
  let best = { roll: 0, convergence: 0, agreed: 0, score: -1 };
  for (let turn = -20; turn <= 20; turn++) {
    const roll = (turn / 20) * mostRoll;
    for (let step = -4; step <= 20; step++) {
      const row = 0.5 - step * 0.025;
      const convergence = ((0.5 - row) * height) / (focal * focal);
      let agreed = 0;
      for (const { lean, off, down, weight, error } of lines) {
        const expected = -roll - Math.atan((off * convergence) / (1 - down * convergence));
        agreed += weight / (1 + ((lean - expected) / error) ** 2);
      }
      const prior = -0.5 * (roll / heldLevel.roll) ** 2 - 0.5 * ((row - expectedRow) / heldLevel.row) ** 2;
      const byItself = heldLevel.weight * weightOf(heldLevel.length * height) * prior;
      const score = agreed * Math.exp(heldLevel.power * prior) + byItself;
      if (score > best.score) best = { roll, convergence, agreed, score };
    }
  }
  const { spare, lines: count, length, byChance, agreed, rollFrom } = enoughUprights;
  const sureness =
    clamp(best.agreed / (total + weightOf(spare * height)) - byChance, 0, agreed) *
    (1 / agreed) *
    clamp(best.agreed / (count * weightOf(length * height)), 0, 1);
  // Without enough upright lines, assume a level camera.
  return { roll: best.roll * clamp(sureness * rollFrom, 0, 1), convergence: best.convergence, sureness };
}

function turnBack(segment: LineSegment, roll: number, width: number, height: number): LineSegment {
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const [x, y] = [segment.x - width / 2, segment.y - height / 2];
  return {
    x: width / 2 + x * cos + y * sin,
    y: height / 2 + y * cos - x * sin,
    dx: segment.dx * cos + segment.dy * sin,
    dy: segment.dy * cos - segment.dx * sin,
    length: segment.length,
  };
}

const directions = 72;

function voteForRows(segments: readonly LineSegment[], width: number, height: number, focal: number): Float64Array {
  const usable = segments.filter(({ dx, dy }) => {
    const slope = Math.abs(dy / (Math.abs(dx) + 1e-6));
    return slope > slanted.flattest && slope < slanted.steepest;
  });
  const scores = new Float64Array(bins);
  const total = usable.reduce((sum, { length }) => sum + weightOf(length), 0);
  for (let bin = 0; bin < bins; bin++) {
    const votes = new Float64Array(directions);
    for (const segment of usable) castVote(votes, segment, rowOf(bin) * height, width, focal);
    const usual = votes.reduce((sum, value) => sum + value, 0) / directions;
    const peaks = [0, 1].map(() => takePeak(votes));
    const agreed = peaks.reduce((sum, peak) => sum + Math.max(0, peak - peakOverUsual * usual), 0);
    scores[bin] = agreed / (total + fewLines * weightOf(width));
  }
  return scores;
}

/** Long edges are usually built; short ones are often leaves and grass. */
function weightOf(length: number): number {
  return length ** 1.6;
}

/** A segment that comes this near (in its lengths) to its meeting point does not run toward it. */
const nearestMeeting = 0.8;

function castVote(votes: Float64Array, segment: LineSegment, row: number, width: number, focal: number): void {
  const { x, y, dx, dy, length } = segment;
  const meets = x + ((row - y) * dx) / dy;
  const reach = Math.hypot(meets - x, row - y);
  if (reach < length * nearestMeeting) return;
  const at = (Math.atan((meets - width / 2) / focal) / Math.PI + 0.5) * directions;
  // A direction error of 1 / length moves the meeting point along the row by this much.
  const slip = ((0.5 / length + 0.008) * reach * reach) / Math.abs(row - y + 1e-6);
  const facing = 1 + ((meets - width / 2) / focal) ** 2;
  const spread = clamp(((slip / focal / facing) * directions) / Math.PI, 0.6, 12);
  for (let bin = Math.max(0, Math.floor(at - 2 * spread)); bin <= Math.min(directions - 1, at + 2 * spread); bin++) {
    votes[bin] += (weightOf(length) / spread) * Math.exp(-0.5 * ((bin + 0.5 - at) / spread) ** 2) * 0.4;
  }
}

function takePeak(votes: Float64Array): number {
  let best = 0;
  let at = 1;
  for (let k = 1; k < directions - 1; k++) {
    const sum = votes[k - 1] + votes[k] + votes[k + 1];
    if (sum <= best) continue;
    best = sum;
    at = k;
  }
  votes.fill(0, Math.max(0, at - 3), Math.min(directions, at + 4));
  return best;
}
