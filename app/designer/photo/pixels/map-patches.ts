import { median } from "../../numeric/median.ts";

export interface ProbabilityMap {
  width: number;
  height: number;
  values: Float32Array;
}

/** A straight line over columns, given by its rows at two of them. */
export interface Line {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** A connected patch of a map as a quadrilateral with upright sides, in cells. */
export interface Patch {
  left: number;
  right: number;
  head: Line;
  foot: Line;
  peak: number;
}

/** Share of its peak that a patch exceeds. */
const fromPeak = 0.5;
const endShare = 0.5;
const leastArea = 3;
/** Cells; narrower patches are assumed level, because the slope of their ends is noise. */
const slopedFrom = 6;

/** Non-overlapping patches around peaks of at least `leastPeak`, highest first. */
export function findPatches(map: ProbabilityMap, leastPeak: number): Patch[] {
  const { values } = map;
  const owner = new Int32Array(values.length).fill(-1);
  const seeds = Array.from(values.keys()).filter((i) => values[i] >= leastPeak);
  seeds.sort((a, b) => values[b] - values[a] || a - b);
  return seeds.flatMap((seed) => {
    if (owner[seed] >= 0) return [];
    const cells = growPatch(map, seed, owner);
    return cells.length < leastArea ? [] : [outlinePatch(map, cells, values[seed])];
  });
}

/** Flood fill from the seed; a region that borders on another patch is its flank, not a peak. */
function growPatch({ width, height, values }: ProbabilityMap, seed: number, owner: Int32Array): number[] {
  const cells = [seed];
  owner[seed] = seed;
  let isFlank = false;
  for (let k = 0; k < cells.length; k++) {
    const i = cells[k];
    const x = i % width;
    const y = Math.floor(i / width);
    for (const next of [
      x > 0 ? i - 1 : -1,
      x < width - 1 ? i + 1 : -1,
      y > 0 ? i - width : -1,
      y < height - 1 ? i + width : -1,
    ]) {
      if (next < 0 || values[next] < fromPeak * values[seed]) continue;
      if (owner[next] >= 0 && owner[next] !== seed) isFlank = true;
      if (owner[next] >= 0) continue;
      owner[next] = seed;
      cells.push(next);
    }
  }
  return isFlank ? [] : cells;
}

function outlinePatch(map: ProbabilityMap, cells: readonly number[], peak: number): Patch {
  const { width, height, values } = map;
  const own = new Set(cells);
  const columns = cells.map((i) => i % width);
  const rows = cells.map((i) => Math.floor(i / width));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const end = endShare * median(cells.map((i) => values[i]));
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : values[y * width + x]);
  const isNear = (x: number, y: number) => own.has(y * width + x) || y < top || y > bottom || x < left || x > right;
  const span = (value: (k: number) => number, from: number, to: number) => spanOf(value, from, to, end);
  const heads: [number, number][] = [];
  const feet: [number, number][] = [];
  for (let x = left; x <= right; x++) {
    const ends = span((y) => (isNear(x, y) ? at(x, y) : 0), top, bottom);
    if (!ends) continue;
    heads.push([x + 0.5, ends[0]]);
    feet.push([x + 0.5, ends[1]]);
  }
  const sides: [number, number][] = [];
  for (let y = top; y <= bottom; y++) {
    const ends = span((x) => (isNear(x, y) ? at(x, y) : 0), left, right);
    if (ends) sides.push(ends);
  }
  return {
    left: median(sides.map(([from]) => from)),
    right: median(sides.map(([, to]) => to)),
    head: fitLine(heads),
    foot: fitLine(feet),
    peak,
  };
}

/** Between cells; undefined if never. */
function spanOf(at: (k: number) => number, from: number, to: number, end: number): [number, number] | undefined {
  let first = from;
  while (first <= to && at(first) < end) first++;
  if (first > to) return undefined;
  let last = to;
  while (at(last) < end) last--;
  const crossing = (inner: number, outer: number) => {
    const [high, low] = [at(inner), at(outer)];
    return inner + 0.5 + (outer - inner) * (high > low ? Math.min(1, (high - end) / (high - low)) : 0.5);
  };
  return [crossing(first, first - 1), crossing(last, last + 1)];
}

/** Through the medians of both halves, which is robust against outliers on one side. */
function fitLine(points: readonly (readonly [number, number])[]): Line {
  const middleOf = (part: readonly (readonly [number, number])[]): [number, number] => [
    part.reduce((sum, [x]) => sum + x, 0) / part.length,
    median(part.map(([, y]) => y)),
  ];
  const half = Math.ceil(points.length / 2);
  if (points.length >= slopedFrom) return { from: middleOf(points.slice(0, half)), to: middleOf(points.slice(half)) };
  const [x, y] = middleOf(points);
  return { from: [x, y], to: [x + 1, y] };
}

export function rowAt({ from, to }: Line, x: number): number {
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}
