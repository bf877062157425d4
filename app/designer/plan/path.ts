import type { Random } from "../numeric/random.ts";
import { clamp, lerp } from "../numeric/scalar.ts";
import { type GroundGrid, openSpanAt } from "./ground-grid.ts";
import type { Idea } from "./idea.ts";
import type { Patio } from "./patio.ts";

type Point = readonly [x: number, z: number];

/** The middle line of a path with the length run up at each of its points; metres. */
export interface Path {
  points: readonly Point[];
  lengths: readonly number[];
  width: number;
}

/** Where a point lies relative to a path: metres off its middle line (unsigned), along it, and on which side (1 or -1). */
export interface PathPosition {
  off: number;
  along: number;
  side: number;
}

const pieces = 44;

/** Leads the path from the viewer, or from the side of the picture, to the patio or to the back of the yard. */
export function layPath(idea: Idea, patio: Patio | undefined, grid: GroundGrid, random: Random): Path | undefined {
  if (!idea.elements.has("path") || idea.existingPaving === "path") return undefined;
  const end = pathEnd(idea, patio, grid, random);
  const controls = controlPoints(idea, end, grid, random);
  const points = idea.composition.pathForm === "dog-leg" ? roundCorners(controls) : smoothCurve(controls);
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  const usual = idea.paving.stepping ? 0.95 : idea.composition.pathWidth;
  return { points, lengths, width: usual * clamp(grid.scale, 0.6, 1.1) };
}

/** Finds the nearest point of the path. */
export function locateOnPath(path: Path, x: number, z: number, out: PathPosition): PathPosition {
  let least = Number.POSITIVE_INFINITY;
  let leastOff = Number.POSITIVE_INFINITY;
  for (let i = 0; i < path.points.length - 1; i++) {
    const [ax, az] = path.points[i];
    // A stretch that begins farther away than it is long cannot come nearer than what was found.
    const reach = leastOff + path.lengths[i + 1] - path.lengths[i];
    if ((x - ax) ** 2 + (z - az) ** 2 > reach * reach) continue;
    const [bx, bz] = path.points[i + 1];
    const dx = bx - ax;
    const dz = bz - az;
    const t = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1);
    const ex = x - ax - dx * t;
    const ez = z - az - dz * t;
    const squared = ex * ex + ez * ez;
    if (squared >= least) continue;
    least = squared;
    leastOff = Math.sqrt(least);
    out.along = path.lengths[i] + t * (path.lengths[i + 1] - path.lengths[i]);
    out.side = dx * ez - dz * ex < 0 ? -1 : 1;
  }
  out.off = leastOff;
  return out;
}

/** The point at a length along the path, and the direction (radians) it runs there. */
export function pointAlongPath(path: Path, along: number): { x: number; z: number; angle: number } {
  const next = clamp(
    path.lengths.findIndex((length) => length > along),
    1,
    path.points.length - 1,
  );
  const [ax, az] = path.points[next - 1];
  const [bx, bz] = path.points[next];
  const t = clamp((along - path.lengths[next - 1]) / (path.lengths[next] - path.lengths[next - 1]), 0, 1);
  return { x: lerp(ax, bx, t), z: lerp(az, bz, t), angle: Math.atan2(bz - az, bx - ax) };
}

/** Whether a point lies before a stretch that crosses the view: planted, it would hide the path. */
export function isBeforeCrossing(path: Path, x: number, z: number): boolean {
  const position = locateOnPath(path, x, z, { off: 0, along: 0, side: 1 });
  const nearest = pointAlongPath(path, position.along);
  return z < nearest.z && Math.abs(Math.cos(nearest.angle)) > 0.75;
}

export function pathLength(path: Path): number {
  return path.lengths[path.lengths.length - 1];
}

function pathEnd(idea: Idea, patio: Patio | undefined, grid: GroundGrid, random: Random): Point {
  if (patio) return [patio.x, patio.z];
  const depth = grid.farZ - grid.nearZ;
  const [left, right] = openSpanAt(grid, grid.farZ - 0.3);
  const share = 0.5 + idea.composition.patioSide * idea.mirror * (0.15 + 0.12 * random());
  return [lerp(left, right, share), grid.farZ - 0.08 * depth];
}

/** Points the path runs through, kept on the open ground. */
function controlPoints(idea: Idea, end: Point, grid: GroundGrid, random: Random): Point[] {
  const { composition, mirror } = idea;
  const startZ = Math.max(0.9, grid.nearZ * 0.8) - 0.6;
  const [left, right] = openSpanAt(grid, grid.nearZ + 0.15);
  const side = composition.patioSide * mirror;
  const away = side === 0 ? mirror : -Math.sign(side);
  const startX = lerp(left, right, clamp(0.5 + away * (0.12 + 0.16 * random()), 0.14, 0.86));
  const at = (share: number) => lerp(startZ, end[1], share);
  const span = Math.min(3, end[1] - startZ);
  const bend = (0.26 + 0.16 * random()) * span;
  const keep = (points: Point[]): Point[] =>
    points.map(([x, z], i) => (i === 0 ? [x, z] : [insideSpan(grid, x, z), z]));
  switch (composition.pathForm) {
    case "straight": {
      const x = lerp(startX, end[0], 0.8);
      return [[x, startZ], end];
    }
    case "dog-leg":
      return keep([[startX, startZ], [startX, at(0.72)], [lerp(startX, end[0], 0.6), end[1]], end]);
    case "from-side": {
      const z = at(0.5);
      const [openLeft, openRight] = openSpanAt(grid, z);
      const from = away < 0 ? openLeft - 0.6 : openRight + 0.6;
      const points: Point[] = [
        [from, at(0.42)],
        [lerp(from, end[0], 0.3), at(0.4)],
        [lerp(from, end[0], 0.65), at(0.62)],
        end,
      ];
      return points;
    }
    case "s-curve":
      return keep([
        [startX, startZ],
        [lerp(startX, end[0], 0.15) + away * bend * 0.7, at(0.3)],
        [lerp(startX, end[0], 0.6) - away * bend * 0.9, at(0.62)],
        end,
      ]);
    default:
      return keep([[startX, startZ], [lerp(startX, end[0], 0.1) + away * bend * 0.4, at(0.42)], end]);
  }
}

function insideSpan(grid: GroundGrid, x: number, z: number): number {
  const [left, right] = openSpanAt(grid, z);
  if (right - left < 1.4) return x;
  return clamp(x, left + 0.6, right - 0.6);
}

/** Catmull-Rom through the control points. */
function smoothCurve(controls: readonly Point[]): Point[] {
  const points: Point[] = [];
  const last = controls.length - 1;
  for (let i = 0; i <= pieces; i++) {
    const at = (i / pieces) * last;
    const k = Math.min(last - 1, Math.floor(at));
    const t = at - k;
    const [p0, p1, p2, p3] = [
      controls[Math.max(0, k - 1)],
      controls[k],
      controls[k + 1],
      controls[Math.min(last, k + 2)],
    ];
    points.push([catmullRom(p0[0], p1[0], p2[0], p3[0], t), catmullRom(p0[1], p1[1], p2[1], p3[1], t)]);
  }
  return points;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** Straight legs with short bends between them. */
function roundCorners(controls: readonly Point[]): Point[] {
  const points: Point[] = [controls[0]];
  for (let i = 1; i < controls.length - 1; i++) {
    const [a, b, c] = [controls[i - 1], controls[i], controls[i + 1]];
    const from: Point = [lerp(b[0], a[0], 0.18), lerp(b[1], a[1], 0.18)];
    const to: Point = [lerp(b[0], c[0], 0.18), lerp(b[1], c[1], 0.18)];
    points.push(from);
    for (let step = 1; step < 6; step++) {
      const t = step / 6;
      const u = lerp(lerp(from[0], b[0], t), lerp(b[0], to[0], t), t);
      const v = lerp(lerp(from[1], b[1], t), lerp(b[1], to[1], t), t);
      points.push([u, v]);
    }
    points.push(to);
  }
  points.push(controls[controls.length - 1]);
  return points;
}
