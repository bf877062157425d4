import { clamp, lerp } from "../../numeric/scalar.ts";
import type { Point } from "../ground/surroundings.ts";

/** A strip along a middle line, with the length run up at each of its points: a path, a creek. Metres. */
export interface Ribbon {
  points: readonly Point[];
  lengths: readonly number[];
  width: number;
  /** Circles round stretches of the middle line, so that far stretches need no exact search. */
  stretches: readonly Stretch[];
}

interface Stretch {
  x: number;
  z: number;
  radius: number;
  /** {@link numbersPerPiece} numbers for each straight piece: start x and z, run x and z, squared length, length up to it and of it. */
  pieces: Float64Array;
}

const numbersPerPiece = 7;

/** Where a point lies relative to a ribbon: metres off its middle line (unsigned), along it, and on which side (1 or -1). */
export interface RibbonPosition {
  off: number;
  along: number;
  side: number;
}

const pieces = 44;
/** Pieces of the line in one stretch. */
const stretchLength = 6;

/** A band of `width` metres along a line of points. */
export function createRibbon(points: readonly Point[], width: number): Ribbon {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  return { points, lengths, width, stretches: stretchesOf(points, lengths) };
}

function stretchesOf(points: readonly Point[], lengths: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let first = 0; first < points.length - 1; first += stretchLength) {
    const last = Math.min(first + stretchLength, points.length - 1);
    const [x, z] = points[(first + last) >> 1];
    const reach = points.slice(first, last + 1).map(([px, pz]) => Math.hypot(px - x, pz - z));
    stretches.push({ x, z, radius: Math.max(...reach), pieces: piecesBetween(points, lengths, first, last) });
  }
  return stretches;
}

function piecesBetween(points: readonly Point[], lengths: readonly number[], first: number, last: number) {
  const numbers: number[] = [];
  for (let i = first; i < last; i++) {
    const [ax, az] = points[i];
    const [dx, dz] = [points[i + 1][0] - ax, points[i + 1][1] - az];
    numbers.push(ax, az, dx, dz, Math.max(1e-9, dx * dx + dz * dz), lengths[i], lengths[i + 1] - lengths[i]);
  }
  return Float64Array.from(numbers);
}

export function createRibbonPosition(): RibbonPosition {
  return { off: 9, along: 0, side: 1 };
}

/** Finds the nearest point of the ribbon's middle line. */
export function locateOnRibbon({ stretches }: Ribbon, x: number, z: number, out: RibbonPosition): RibbonPosition {
  // The line passes through every stretch's middle: it is nowhere farther than the nearest of these.
  let atMost = Number.POSITIVE_INFINITY;
  for (let k = 0; k < stretches.length; k++) {
    const { x: middleX, z: middleZ } = stretches[k];
    atMost = Math.min(atMost, (x - middleX) * (x - middleX) + (z - middleZ) * (z - middleZ));
  }
  const reach = Math.sqrt(atMost) + roundingMetres;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < stretches.length; k++) {
    const { x: middleX, z: middleZ, radius, pieces } = stretches[k];
    const near = reach + radius;
    if ((x - middleX) * (x - middleX) + (z - middleZ) * (z - middleZ) > near * near) continue;
    least = searchPieces(pieces, x, z, least, out);
  }
  out.off = Math.sqrt(least);
  return out;
}

const roundingMetres = 1e-6;

/** Looks for a nearer point than `known` (metres squared) on these pieces; answers the least there is. */
function searchPieces(pieces: Float64Array, x: number, z: number, known: number, out: RibbonPosition): number {
  let least = known;
  for (let k = 0; k < pieces.length; k += numbersPerPiece) {
    const dx = pieces[k + 2];
    const dz = pieces[k + 3];
    const px = x - pieces[k];
    const pz = z - pieces[k + 1];
    const t = clamp((px * dx + pz * dz) / pieces[k + 4], 0, 1);
    const ex = px - dx * t;
    const ez = pz - dz * t;
    const squared = ex * ex + ez * ez;
    if (squared >= least) continue;
    least = squared;
    out.along = pieces[k + 5] + t * pieces[k + 6];
    out.side = dx * ez - dz * ex < 0 ? -1 : 1;
  }
  return least;
}

/** The point at a length along the ribbon, and the direction (radians) it runs there. */
export function pointAlong(ribbon: Ribbon, along: number): { x: number; z: number; angle: number } {
  const found = ribbon.lengths.findIndex((length) => length > along);
  const next = found < 0 ? ribbon.points.length - 1 : Math.max(1, found);
  const [ax, az] = ribbon.points[next - 1];
  const [bx, bz] = ribbon.points[next];
  const run = Math.max(1e-9, ribbon.lengths[next] - ribbon.lengths[next - 1]);
  const t = clamp((along - ribbon.lengths[next - 1]) / run, 0, 1);
  return { x: lerp(ax, bx, t), z: lerp(az, bz, t), angle: Math.atan2(bz - az, bx - ax) };
}

/** The point at a distance to the left (positive) or right of the ribbon's middle line. */
export function pointBeside(ribbon: Ribbon, along: number, aside: number): { x: number; z: number; angle: number } {
  const { x, z, angle } = pointAlong(ribbon, along);
  return { x: x - Math.sin(angle) * aside, z: z + Math.cos(angle) * aside, angle };
}

/** Whether a point lies before a stretch that crosses the view: planted, it would hide the path. */
export function isBeforeCrossing(ribbon: Ribbon, x: number, z: number): boolean {
  const position = locateOnRibbon(ribbon, x, z, createRibbonPosition());
  const nearest = pointAlong(ribbon, position.along);
  return z < nearest.z && Math.abs(Math.cos(nearest.angle)) > 0.75;
}

/** Metres along the middle line. */
export function lengthOf(ribbon: Ribbon): number {
  return ribbon.lengths[ribbon.lengths.length - 1];
}

/** Catmull-Rom through the control points. */
export function smoothCurve(controls: readonly Point[]): Point[] {
  const last = controls.length - 1;
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const at = (i / pieces) * last;
    const k = Math.min(last - 1, Math.floor(at));
    const [p0, p1] = [controls[Math.max(0, k - 1)], controls[k]];
    const [p2, p3] = [controls[k + 1], controls[Math.min(last, k + 2)]];
    return [catmullRom(p0[0], p1[0], p2[0], p3[0], at - k), catmullRom(p0[1], p1[1], p2[1], p3[1], at - k)];
  });
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** Straight legs with short bends between them. */
export function roundCorners(controls: readonly Point[]): Point[] {
  const points: Point[] = [controls[0]];
  for (let i = 1; i < controls.length - 1; i++) {
    const [a, b, c] = [controls[i - 1], controls[i], controls[i + 1]];
    const from: Point = [lerp(b[0], a[0], 0.18), lerp(b[1], a[1], 0.18)];
    const to: Point = [lerp(b[0], c[0], 0.18), lerp(b[1], c[1], 0.18)];
    for (let step = 0; step <= 6; step++) {
      const t = step / 6;
      points.push([
        lerp(lerp(from[0], b[0], t), lerp(b[0], to[0], t), t),
        lerp(lerp(from[1], b[1], t), lerp(b[1], to[1], t), t),
      ]);
    }
  }
  points.push(controls[controls.length - 1]);
  return points;
}
