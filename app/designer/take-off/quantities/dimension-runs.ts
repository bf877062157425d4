import { type PlanLine, pointsOf } from "./plan-geometry.ts";

export interface DimensionRun {
  from: [x: number, z: number];
  to: [x: number, z: number];
  /** In the plan's meters, before a correction of the scale. */
  length: number;
}

/** Meters: shorter sides are left to the scale. */
const leastRun = 1;
/** Radians: where the outline turns less at both ends, a side is part of a curve. */
const corner = 0.6;
/** Meters from which a side is straight however little the outline turns at its ends. */
const surelyStraight = 2.5;

/** The straight sides of a closed outline, in its order. */
export function straightRuns(ring: PlanLine): DimensionRun[] {
  const points = pointsOf(ring);
  const turnAt = (i: number) => {
    const [before, at, after] = [i - 1, i, i + 1].map((j) => points[(j + points.length) % points.length]);
    if (!before || !at || !after) return 0;
    const turn = Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  };
  return points.flatMap((from, i): DimensionRun[] => {
    const to = points[(i + 1) % points.length];
    if (!to) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const isCornered = turnAt(i) > corner && turnAt((i + 1) % points.length) > corner;
    return length >= surelyStraight || (length >= leastRun && isCornered) ? [{ from, to, length }] : [];
  });
}

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

function sidesOf(outline: readonly Point[]): [Point, Point][] {
  return outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from]);
}

/** By the even-odd rule, so that holes are outside. */
function isInside([x, z]: Point, outlines: readonly (readonly Point[])[]): boolean {
  const crossed = outlines.flatMap(sidesOf).filter(([from, to]) => {
    if (from[1] > z === to[1] > z) return false;
    return x < from[0] + ((z - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
  });
  return crossed.length % 2 === 1;
}

function distanceTo([x, z]: Point, outline: readonly Point[]): number {
  return Math.min(
    ...sidesOf(outline).map(([from, to]) => {
      const [alongX, alongZ] = [to[0] - from[0], to[1] - from[1]];
      const long = alongX ** 2 + alongZ ** 2 || 1;
      const share = Math.min(1, Math.max(0, ((x - from[0]) * alongX + (z - from[1]) * alongZ) / long));
      return Math.hypot(x - from[0] - share * alongX, z - from[1] - share * alongZ);
    }),
  );
}
