import { type PlanGeometry, type PlanLine, pointsOf } from "./plan-geometry.ts";

export interface DimensionRun {
  from: Point;
  to: Point;
  /** In the plan's meters, before a correction of the scale. */
  length: number;
}

/** Meters: shorter sides are left to the scale. */
const leastRun = 1;
/** Radians: where the outline turns less at both ends, a side is part of a curve. */
const corner = 0.5;
/** Meters from which a side is straight however little the outline turns at its ends. */
const surelyStraight = 2.5;

/** The straight sides of a closed outline, in its order. */
export function straightRuns(ring: PlanLine): DimensionRun[] {
  const points = withoutPointsOnSides(pointsOf(ring));
  const turnAt = (i: number) => {
    const [before, at, after] = [i - 1, i, i + 1].map((j) => points[(j + points.length) % points.length]);
    if (!before || !at || !after) return 0;
    return Math.abs(turn(before, at, after));
  };
  return points.flatMap((from, i): DimensionRun[] => {
    const to = points[(i + 1) % points.length];
    if (!to) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const isCornered = turnAt(i) > corner && turnAt((i + 1) % points.length) > corner;
    return length >= surelyStraight || (length >= leastRun && isCornered) ? [{ from, to, length }] : [];
  });
}

/** Radians: below it, a point is where another ground begins beside a side, not a corner. */
const collinear = 0.07;

function withoutPointsOnSides(points: readonly Point[]): Point[] {
  return points.filter((at, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? at;
    const after = points[(i + 1) % points.length] ?? at;
    return Math.abs(turn(before, at, after)) > collinear;
  });
}

function turn(before: Point, at: Point, after: Point): number {
  const angle = Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** What two surfaces share is one side. */
export function withoutTwins<Run extends DimensionRun>(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const isTwin = kept.some(({ from, to }) =>
      [run.from, run.to].every((end) => distanceTo(end, [from, to], false) < besideOutline),
    );
    if (!isTwin) kept.push(run);
  }
  return kept;
}

/** Sides along the edge of the photo, or of what it hides, are no edges that are built. */
export function builtRuns({ outline }: Pick<PlanGeometry, "outline">, rings: readonly PlanLine[]): DimensionRun[] {
  const unseen = outline.filter(({ end }) => end === "photo" || end === "hidden").map(({ line }) => pointsOf(line));
  return rings.flatMap(straightRuns).filter(({ from, to }) => {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return unseen.every((line) => distanceTo(middle, line, false) > besideOutline);
  });
}

/** Meters. */
const besideOutline = 0.15;

/** Along the plan's axes. */
export function extentOf(rings: readonly PlanLine[]): { left: number; right: number; near: number; far: number } {
  const corners = rings.flatMap(pointsOf);
  const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)];
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...zs), far: Math.max(...zs) };
}

/** Steps across a region in which its place for words is sought. */
const steps = 24;

/** The point of a region with the most space around it; undefined for one without extent. */
export function roomiestPoint(rings: readonly PlanLine[]): [x: number, z: number] | undefined {
  const outlines = rings.map(pointsOf);
  const { left, right, near, far } = extentOf(rings);
  let best: [x: number, z: number] | undefined;
  let most = 0;
  for (let column = 1; column < steps; column++)
    for (let row = 1; row < steps; row++) {
      const point: [number, number] = [left + ((right - left) * column) / steps, near + ((far - near) * row) / steps];
      if (!isInside(point, outlines)) continue;
      const space = Math.min(...outlines.map((outline) => distanceTo(point, outline)));
      if (space <= most) continue;
      [best, most] = [point, space];
    }
  return best;
}

type Point = readonly [x: number, z: number];

function sidesOf(outline: readonly Point[], isClosed = true): [Point, Point][] {
  return (isClosed ? outline : outline.slice(0, -1)).map((from, i) => [
    from,
    outline[(i + 1) % outline.length] ?? from,
  ]);
}

/** By the even-odd rule, so that holes are outside. */
function isInside([x, z]: Point, outlines: readonly (readonly Point[])[]): boolean {
  const crossed = outlines
    .flatMap((outline) => sidesOf(outline))
    .filter(([from, to]) => {
      if (from[1] > z === to[1] > z) return false;
      return x < from[0] + ((z - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
    });
  return crossed.length % 2 === 1;
}

function distanceTo([x, z]: Point, outline: readonly Point[], isClosed = true): number {
  return Math.min(
    ...sidesOf(outline, isClosed).map(([from, to]) => {
      const [alongX, alongZ] = [to[0] - from[0], to[1] - from[1]];
      const long = alongX ** 2 + alongZ ** 2 || 1;
      const share = Math.min(1, Math.max(0, ((x - from[0]) * alongX + (z - from[1]) * alongZ) / long));
      return Math.hypot(x - from[0] - share * alongX, z - from[1] - share * alongZ);
    }),
  );
}
