import { boxBlur } from "../../numeric/filters.ts";
import type { LineSegment } from "../pixels/line-segments.ts";
import type { Eye } from "./eye.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Radians a line may lean against what the camera makes of an upright. */
const leanTolerance = 0.07;
/** More for a short line: so many pixels over its length. */
const leanByPixels = 0.4;
/** Sine of the steepness of a line that may be upright. */
const leastSteepness = 0.8;
/** Shares of the height: how far above the horizon a high line begins, and above the lower border it ends. */
const highFrom = 0.01;
const endsBefore = 0.97;
/** Radius of "around", as share of the long side. */
const blurShare = 0.022;
/** What a line counts for that does not reach above the horizon: it may as well run along the ground, away from the camera. */
const lowWeight = 0.2;

/**
 * Density (0..1) of straight upright lines around each pixel. Walls, windows, palings and trunks are full of them; on the
 * ground they hardly occur, because lines there run towards the horizon.
 */
export function uprightLineDensity(
  segments: readonly LineSegment[],
  eye: Eye,
  width: number,
  height: number,
): Float32Array {
  const marks = new Float32Array(width * height);
  for (const segment of segments) if (isUpright(segment, eye)) drawSegment(marks, segment, eye, width, height);
  const radius = Math.round(Math.max(width, height) * blurShare);
  const density = boxBlur(boxBlur(marks, width, height, radius), width, height, radius);
  // The blur has carried the lines below their feet: what is counted must be there a little further down as well.
  return density.map((value, i) => Math.min(value, density[i + radius * width] ?? 0));
}

/** Whether an edge has the direction in which the camera sees something upright there. */
export function isUpright({ x, y, dx, dy, length }: LineSegment, eye: Eye): boolean {
  if (dy < leastSteepness) return false;
  return Math.abs(Math.atan(dx / dy) - eye.leanAt(x, y)) < leanTolerance + leanByPixels / length;
}

function drawSegment(marks: Float32Array, segment: LineSegment, eye: Eye, width: number, height: number): void {
  const { x, y, dx, dy, length } = segment;
  const top = y - (dy * length) / 2;
  const bottom = y + (dy * length) / 2;
  const isHigh = top < eye.horizonAt(x) - highFrom * height && bottom < endsBefore * height;
  const weight = isHigh ? 1 : lowWeight;
  for (let step = -length / 2; step <= length / 2; step++) {
    const [u, v] = [Math.round(x + dx * step), Math.round(y + dy * step)];
    if (u >= 0 && v >= 0 && u < width && v < height) marks[v * width + u] = Math.max(marks[v * width + u], weight);
  }
}
