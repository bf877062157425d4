import { boxBlur } from "../../numeric/filters.ts";
import type { LineSegment } from "../pixels/line-segments.ts";
import type { Eye } from "./eye.ts";

const leanTolerance = 0.07;
/** Additional lean for short lines, times pixels over length. */
const leanByPixels = 0.4;
const leastSteepness = 0.8;
/** Shares of the height: a high line begins this far above the horizon, and ends this far above the lower border. */
const highFrom = 0.01;
const endsBefore = 0.97;
const blurShare = 0.022; // share of the long side
/** Weight of lines below the horizon, which may run along the ground away from the camera. */
const lowWeight = 0.2;

/** Density (0..1) of upright lines: walls, windows, palings and trunks are full of them. */
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
  // The blur spreads lines below their feet, so require the density a little lower as well.
  return density.map((value, i) => Math.min(value, density[i + radius * width] ?? 0));
}

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
