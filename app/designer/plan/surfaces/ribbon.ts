import { clamp, lerp } from "../../numeric/scalar.ts";
import { lastOf, neighborsIn, type PlanPoint } from "../parts/plan-point.ts";

/** Meters. */
export interface Ribbon {
  points: readonly PlanPoint[];
  pieces: readonly Piece[];
  length: number;
  width: number;
  /** Bounding circles of stretches of the middle line, so that distant stretches need no exact search. */
  stretches: readonly Stretch[];
}

/** A straight piece of the middle line: its run, and the lengths up to its two ends. */
interface Piece {
  from: PlanPoint;
  to: PlanPoint;
  dx: number;
  dz: number;
  begins: number;
  ends: number;
}

interface Stretch {
  x: number;
  z: number;
  radius: number;
  /** {@link numbersPerPiece} each: start x and z, run x and z, squared length, length up to it and of it. */
  numbers: Float64Array;
}

const numbersPerPiece = 7;

/** Position relative to a ribbon: meters from its middle line (unsigned), along it, and side (1 or -1). */
export interface RibbonPosition {
  off: number;
  along: number;
  side: number;
}

/** Number of straight pieces per curve. */
const curvePieces = 44;
const stretchLength = 6;

/** `width` in meters. */
export function createRibbon(points: readonly PlanPoint[], width: number): Ribbon {
  const pieces: Piece[] = [];
  let length = 0;
  for (const [from, to] of neighborsIn(points)) {
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const begins = length;
    length += Math.hypot(dx, dz);
    pieces.push({ from, to, dx, dz, begins, ends: length });
  }
  return { points, pieces, length, width, stretches: stretchesOf(pieces) };
}

function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let first = 0; first < pieces.length; first += stretchLength) {
    const own = pieces.slice(first, first + stretchLength);
    const points = [...own.map(({ from }) => from), ...own.slice(-1).map(({ to }) => to)];
    const [x, z] = points[own.length >> 1] ?? [0, 0];
    const reach = points.map(([px, pz]) => Math.hypot(px - x, pz - z));
    stretches.push({ x, z, radius: Math.max(...reach), numbers: numbersOf(own) });
  }
  return stretches;
}

function numbersOf(pieces: readonly Piece[]): Float64Array {
  return Float64Array.from(
    pieces.flatMap(({ from: [x, z], dx, dz, begins, ends }) => {
      return [x, z, dx, dz, Math.max(1e-9, dx * dx + dz * dz), begins, ends - begins];
    }),
  );
}

export function createRibbonPosition(): RibbonPosition {
  return { off: 9, along: 0, side: 1 };
}

export function locateOnRibbon({ stretches }: Ribbon, x: number, z: number, out: RibbonPosition): RibbonPosition {
  // The line passes through every stretch's middle, so its distance is at most that to the nearest of these.
  let atMost = Number.POSITIVE_INFINITY;
  for (const { x: middleX, z: middleZ } of stretches)
    atMost = Math.min(atMost, (x - middleX) * (x - middleX) + (z - middleZ) * (z - middleZ));
  let reach = Math.sqrt(atMost) + roundingMeters;
  let least = Number.POSITIVE_INFINITY;
  for (const { x: middleX, z: middleZ, radius, numbers } of stretches) {
    const near = reach + radius;
    if ((x - middleX) * (x - middleX) + (z - middleZ) * (z - middleZ) > near * near) continue;
    least = searchPieces(numbers, x, z, least, out);
    reach = Math.min(reach, Math.sqrt(least) + roundingMeters);
  }
  out.off = Math.sqrt(least);
  return out;
}

const roundingMeters = 1e-6;

/** `known` and the result are squared meters. */
function searchPieces(numbers: Float64Array, x: number, z: number, known: number, out: RibbonPosition): number {
  let least = known;
  for (let k = 0; k < numbers.length; k += numbersPerPiece) {
    const dx = numberIn(numbers, k + 2);
    const dz = numberIn(numbers, k + 3);
    const px = x - numberIn(numbers, k);
    const pz = z - numberIn(numbers, k + 1);
    const t = clamp((px * dx + pz * dz) / numberIn(numbers, k + 4), 0, 1);
    const ex = px - dx * t;
    const ez = pz - dz * t;
    const squared = ex * ex + ez * ez;
    if (squared >= least) continue;
    least = squared;
    out.along = numberIn(numbers, k + 5) + t * numberIn(numbers, k + 6);
    out.side = dx * ez - dz * ex < 0 ? -1 : 1;
  }
  return least;
}

/** The caller guarantees that the index is in range: this is the inner loop of every surface. */
function numberIn(numbers: Float64Array, index: number): number {
  return numbers[index] as number;
}

/** Direction in radians. */
export function pointAlong(ribbon: Ribbon, along: number): { x: number; z: number; angle: number } {
  const { from, to, dx, dz, begins, ends } = ribbon.pieces.find((piece) => piece.ends > along) ?? lastOf(ribbon.pieces);
  const t = clamp((along - begins) / Math.max(1e-9, ends - begins), 0, 1);
  return { x: lerp(from[0], to[0], t), z: lerp(from[1], to[1], t), angle: Math.atan2(dz, dx) };
}

/** `aside` is positive to the left. */
export function pointBeside(ribbon: Ribbon, along: number, aside: number): { x: number; z: number; angle: number } {
  const { x, z, angle } = pointAlong(ribbon, along);
  return { x: x - Math.sin(angle) * aside, z: z + Math.cos(angle) * aside, angle };
}

/** Plants there would hide a path that crosses the view. */
export function isBeforeCrossing(ribbon: Ribbon, x: number, z: number): boolean {
  const position = locateOnRibbon(ribbon, x, z, createRibbonPosition());
  const nearest = pointAlong(ribbon, position.along);
  return z < nearest.z && Math.abs(Math.cos(nearest.angle)) > 0.75;
}

/** Catmull-Rom. */
export function smoothCurve(controls: readonly PlanPoint[]): PlanPoint[] {
  const legs = neighborsIn(controls);
  return Array.from({ length: curvePieces + 1 }, (_, i) => {
    const at = (i / curvePieces) * legs.length;
    const k = Math.min(legs.length - 1, Math.floor(at));
    const [from, to] = legs[k] ?? [lastOf(controls), lastOf(controls)];
    const before = controls[k - 1] ?? from;
    const after = controls[k + 2] ?? to;
    return [
      catmullRom(before[0], from[0], to[0], after[0], at - k),
      catmullRom(before[1], from[1], to[1], after[1], at - k),
    ];
  });
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

export function roundCorners(controls: readonly PlanPoint[]): PlanPoint[] {
  const points = controls.slice(0, 1);
  for (const [[a, b], [, c]] of neighborsIn(neighborsIn(controls))) {
    const from: PlanPoint = [lerp(b[0], a[0], 0.18), lerp(b[1], a[1], 0.18)];
    const to: PlanPoint = [lerp(b[0], c[0], 0.18), lerp(b[1], c[1], 0.18)];
    for (let step = 0; step <= 6; step++) {
      const t = step / 6;
      points.push([
        lerp(lerp(from[0], b[0], t), lerp(b[0], to[0], t), t),
        lerp(lerp(from[1], b[1], t), lerp(b[1], to[1], t), t),
      ]);
    }
  }
  return [...points, ...controls.slice(-1)];
}

export function runsOver(ribbon: Ribbon, points: readonly PlanPoint[], clear: number): boolean {
  const position = createRibbonPosition();
  return points.some(([x, z]) => locateOnRibbon(ribbon, x, z, position).off < ribbon.width / 2 + clear);
}
