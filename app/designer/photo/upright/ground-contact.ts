import { clamp } from "../../numeric/scalar.ts";
import type { SmallView } from "./small-view.ts";

/** Share of the picture's width; wider things are a house or fence. */
const widestShare = 0.26;
/** Distance of a thing relative to the backdrop's, and step of its sides. */
const nearerShare = 0.93;
const leastStep = 1.05;
/** Dips of the backdrop up to twice as wide are gaps between plants, which would look cut out. */
const dipShare = 0.0125;
/** Columns within which a step must happen, and radius of the median that smooths the backdrop. */
const stepReach = 4;
const medianReach = 3;
/** Limits of distance in meters; a thing that hides the ground down to the border is nearer by this share. */
const nearest = 0.3;
const farthest = 80;
const beforeBorder = 0.9;

/** Where the ground ends, by column of the small view. */
export interface GroundContact {
  /** The height if the column has no ground. */
  topRow: Int32Array;
  /** Distance of the thing there. */
  z: Float32Array;
  /** As `z`, but continued behind the things in front. */
  backdropZ: Float32Array;
  /** Column ranges, ends included. */
  fronts: { first: number; last: number }[];
}

export function readGroundContact(view: SmallView): GroundContact {
  const { width } = view;
  const topRow = findTopRows(view);
  const z = Float32Array.from(topRow, (row, x) => contactZ(view, x, row));
  const closed = closeProfile(z, Math.round((width * widestShare) / 2));
  const fronts = findFronts(z, closed);
  return { topRow, z, backdropZ: carryBackdrop(z, fronts), fronts };
}

function findTopRows({ ground, width, height }: SmallView): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y++) if (ground[y * width + x]) return y;
    return height;
  });
}

/** Whatever hides the ground down to the lower border is nearer than the border. */
function contactZ(view: SmallView, column: number, row: number): number {
  const z = view.groundZ(column, Math.min(row, view.height - 1));
  const isBelowBorder = row >= view.height - 1;
  return clamp(Number.isFinite(z) ? z : farthest, nearest, farthest) * (isBelowBorder ? beforeBorder : 1);
}

/** Morphological closing: fills what is nearer than both sides. Beyond the border counts as far. */
function closeProfile(z: Float32Array, reach: number): Float32Array {
  const last = z.length - 1;
  const highest = z.map((_, x) => {
    let best = 0;
    for (let k = Math.max(0, x - reach); k <= Math.min(last, x + reach); k++) best = Math.max(best, z[k]);
    return best;
  });
  return z.map((_, x) => {
    let least = Number.POSITIVE_INFINITY;
    for (let k = Math.max(0, x - reach); k <= Math.min(last, x + reach); k++) least = Math.min(least, highest[k]);
    return least;
  });
}

function findFronts(z: Float32Array, closed: Float32Array): GroundContact["fronts"] {
  const fronts: GroundContact["fronts"] = [];
  for (let first = 0; first < z.length; first++) {
    if (z[first] >= closed[first] * nearerShare) continue;
    let last = first;
    while (last + 1 < z.length && z[last + 1] < closed[last + 1] * nearerShare) last++;
    // A wall that gradually comes nearer is not a thing in front: a step is needed.
    const stepsLeft = first === 0 || hasStep(z, first, -1);
    const stepsRight = last === z.length - 1 || hasStep(z, last, 1);
    if (stepsLeft && stepsRight && last - first + 1 < z.length * widestShare) fronts.push({ first, last });
    first = last;
  }
  return fronts;
}

function hasStep(z: Float32Array, end: number, direction: 1 | -1): boolean {
  const inside = z[clamp(end - direction * (stepReach >> 1), 0, z.length - 1)];
  const outside = z[clamp(end + direction * (stepReach >> 1), 0, z.length - 1)];
  return outside > inside * leastStep;
}

function carryBackdrop(z: Float32Array, fronts: GroundContact["fronts"]): Float32Array {
  const out = z.slice();
  for (const { first, last } of fronts) {
    const left = first > 0 ? z[first - 1] : z[last + 1];
    const right = last < z.length - 1 ? z[last + 1] : left;
    // Along a straight wall, 1 / z is linear.
    for (let x = first; x <= last; x++) {
      const share = (x - first + 1) / (last - first + 2);
      out[x] = 1 / ((1 - share) / left + share / right);
    }
  }
  return closeProfile(medianProfile(out, medianReach), Math.round(z.length * dipShare));
}

function medianProfile(z: Float32Array, reach: number): Float32Array {
  const window = new Float32Array(2 * reach + 1);
  return z.map((_, x) => {
    for (let k = -reach; k <= reach; k++) window[k + reach] = z[clamp(x + k, 0, z.length - 1)];
    return window.slice().sort()[reach];
  });
}
