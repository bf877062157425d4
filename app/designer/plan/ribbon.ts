import { clamp, lerp } from "../numeric/scalar.ts";
import type { Point } from "./surroundings.ts";

/** A strip along a middle line, with the length run up at each of its points: a path, a creek. Metres. */
export interface Ribbon {
  points: readonly Point[];
  lengths: readonly number[];
  width: number;
  /** Circles round stretches of the middle line, so that far stretches need no exact search. */
  stretches: readonly Stretch[];
}

interface Stretch {
  first: number;
  last: number;
  x: number;
  z: number;
  radius: number;
}

/** Where a point lies relative to a ribbon: metres off its middle line (unsigned), along it, and on which side (1 or -1). */
export interface RibbonPosition {
  off: number;
  along: number;
  side: number;
}

const pieces = 44;
/** Pieces of the line in one stretch. */
const stretchLength = 6;

export function createRibbon(points: readonly Point[], width: number): Ribbon {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  return { points, lengths, width, stretches: stretchesOf(points) };
}

function stretchesOf(points: readonly Point[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let first = 0; first < points.length - 1; first += stretchLength) {
    const last = Math.min(first + stretchLength, points.length - 1);
    const [x, z] = points[(first + last) >> 1];
    const reach = points.slice(first, last + 1).map(([px, pz]) => Math.hypot(px - x, pz - z));
    stretches.push({ first, last, x, z, radius: Math.max(...reach) });
  }
  return stretches;
}

export function createRibbonPosition(): RibbonPosition {
  return { off: 9, along: 0, side: 1 };
}

/** Finds the nearest point of the ribbon's middle line. */
export function locateOnRibbon(ribbon: Ribbon, x: number, z: number, out: RibbonPosition): RibbonPosition {
  let least = Number.POSITIVE_INFINITY;
  for (const stretch of ribbon.stretches) {
    const gap = Math.sqrt((x - stretch.x) ** 2 + (z - stretch.z) ** 2) - stretch.radius;
    if (gap > 0 && gap * gap >= least) continue;
    least = searchStretch(ribbon, stretch, x, z, least, out);
  }

  out.off = Math.sqrt(least);
  return out;
}

/** Looks for a nearer point than `least` (metres squared) in one stretch; answers the least there is. */
function searchStretch(
  ribbon: Ribbon,
  { first, last }: Stretch,
  x: number,
  z: number,
  known: number,
  out: RibbonPosition,
): number {
  let least = known;
  for (let i = first; i < last; i++) {
    const [ax, az] = ribbon.points[i];
    const [bx, bz] = ribbon.points[i + 1];
    const dx = bx - ax;
    const dz = bz - az;
    const t = clamp(((x - ax) * dx + (z - az) * dz) / Math.max(1e-9, dx * dx + dz * dz), 0, 1);
    const ex = x - ax - dx * t;
    const ez = z - az - dz * t;
    const squared = ex * ex + ez * ez;
    if (squared >= least) continue;
    least = squared;
    out.along = ribbon.lengths[i] + t * (ribbon.lengths[i + 1] - ribbon.lengths[i]);
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
