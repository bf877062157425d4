import { clamp } from "./scalar.ts";

type SegmentEnd = readonly [number, number];

/** Squared, in the unit of its points. */
export function squaredDistanceToSegment([ax, ay]: SegmentEnd, [bx, by]: SegmentEnd, x: number, y: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = clamp(((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy), 0, 1);
  return (x - ax - dx * along) ** 2 + (y - ay - dy * along) ** 2;
}

/** By a ray to the right. A point inside a ring crosses an odd number. */
export function isCrossedFrom([ax, ay]: SegmentEnd, [bx, by]: SegmentEnd, x: number, y: number): boolean {
  return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
}
