import { squaredDistanceToSegment } from "./segment.ts";

type Point = readonly [number, number];

/** Keeps both ends. Source: Douglas and Peucker, "Algorithms for the reduction of the number of points" (1973). */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let farthest = 0;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const distance = squaredDistanceToSegment(points[first], points[last], ...points[i]);
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

export function lengthOfLine(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++)
    length += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  return length;
}
