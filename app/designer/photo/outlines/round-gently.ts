import { lerp } from "../../numeric/scalar.ts";

type Point = readonly [number, number];

/** Cosine of the turn from which a point is a corner and stays one. */
const corner = Math.cos((50 * Math.PI) / 180);
const pieces = 6;

/** Ends, corners and the middle of straight runs stay. */
export function roundGently(points: readonly Point[]): Point[] {
  return points.flatMap((point, k) => {
    const [before, after] = [points[k - 1], points[k + 1]];
    if (!before || !after) return [point];
    const [toBefore, toAfter] = [distance(before, point), distance(point, after)];
    const along = (point[0] - before[0]) * (after[0] - point[0]) + (point[1] - before[1]) * (after[1] - point[1]);
    if (along < corner * toBefore * toAfter) return [point];
    const reach = Math.min(toBefore, toAfter) / 2;
    return bend(between(point, before, reach / toBefore), point, between(point, after, reach / toAfter));
  });
}

/** A parabola. */
function bend(from: Point, over: Point, to: Point): Point[] {
  return Array.from({ length: pieces + 1 }, (_, k) =>
    between(between(from, over, k / pieces), between(over, to, k / pieces), k / pieces),
  );
}

function between(a: Point, b: Point, share: number): Point {
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
