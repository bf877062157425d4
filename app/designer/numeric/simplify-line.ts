import { squaredDistanceToSegment } from "./segment.ts";

type Point = readonly [number, number];

/** Square of the distance of a place from what runs through two points. */
type SquaredDistance = (from: Point, to: Point, x: number, y: number) => number;

/**
 * Leaves out the points that lie within a tolerance of the line through those that stay; both ends stay.
 * Douglas and Peucker, "Algorithms for the reduction of the number of points", 1973.
 * @param squaredDistance from the piece between two points, or from the whole line through them, as their paper has it
 */
export function simplifyLine(
  points: readonly Point[],
  tolerance: number,
  squaredDistance: SquaredDistance = squaredDistanceToSegment,
): Point[] {
  if (points.length < 3) return [...points];
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let farthest = 0;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const distance = squaredDistance(points[first], points[last], ...points[i]);
      if (distance <= farthest) continue;
      farthest = distance;
      at = i;
    }
    if (farthest <= tolerance ** 2) continue;
    kept[at] = 1;
    open.push([first, at], [at, last]);
  }
  return points.filter((_, i) => kept[i]);
}

/** Square of the distance from the line through two points, however far it runs on. */
export function squaredDistanceToLine([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const across = (bx - ax) * (ay - y) - (ax - x) * (by - ay);
  return (across / (Math.hypot(ax - bx, ay - by) || 1)) ** 2;
}

/** Length of a line in the unit of its points. */
export function lengthOfLine(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++)
    length += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  return length;
}
