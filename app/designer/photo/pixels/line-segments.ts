import { norm } from "../../numeric/scalar.ts";
import type { SmallPicture } from "./small-picture.ts";

/** A straight edge in the small picture: center, unit direction (down or right), length in pixels. */
export interface LineSegment {
  x: number;
  y: number;
  dx: number;
  dy: number;
  length: number;
}

const leastGradient = 3.2;
const tolerance = 0.38;
const leastLength = 11;
const mostSegments = 900;
/** Maximum thickness in pixels, its increase per length, and minimum length over thickness. */
const thin = { most: 2.6, perLength: 0.03, lengthOverThickness: 3.5 };

/**
 * Longest first: thin, straight regions of equal edge direction. Source: region growing of von Gioi, Jakubowicz, Morel
 * and Randall, "LSD: a line segment detector" (2012), with a simple shape test instead of a-contrario validation.
 */
export function findLineSegments(picture: SmallPicture): LineSegment[] {
  const { width, height } = picture;
  const { angle, strength } = levelLines(picture);
  const used = new Uint8Array(width * height);
  const segments: LineSegment[] = [];
  for (const seed of strongestFirst(strength)) {
    if (used[seed]) continue;
    const region = growRegion(seed, angle, strength, used, width);
    if (region.length < leastLength) continue;
    const segment = fitSegment(region, strength, width);
    if (segment) segments.push(segment);
  }
  return segments.sort((a, b) => b.length - a.length).slice(0, mostSegments);
}

/** Direction in radians, with the dark side always on the same side. */
function levelLines({ width, height, lightness: l }: SmallPicture): { angle: Float32Array; strength: Float32Array } {
  const angle = new Float32Array(width * height);
  const strength = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const [up, down] = [i - width, i + width];
      const across = ((l[i + 1] - l[i - 1]) * 2 + l[up + 1] - l[up - 1] + l[down + 1] - l[down - 1]) / 4;
      const along = ((l[down] - l[up]) * 2 + l[down - 1] - l[up - 1] + l[down + 1] - l[up + 1]) / 4;
      strength[i] = norm(across, along);
      angle[i] = Math.atan2(across, -along);
    }
  }
  return { angle, strength };
}

/** 64 classes are cheaper than sorting. */
function strongestFirst(strength: Float32Array): number[] {
  const classes: number[][] = Array.from({ length: 64 }, () => []);
  for (let i = 0; i < strength.length; i++) {
    if (strength[i] >= leastGradient) classes[63 - Math.min(63, Math.floor(strength[i] * 1.5))].push(i);
  }
  return classes.flat();
}

function growRegion(
  seed: number,
  angle: Float32Array,
  strength: Float32Array,
  used: Uint8Array,
  width: number,
): number[] {
  const region = [seed];
  used[seed] = 1;
  let cos = Math.cos(angle[seed]);
  let sin = Math.sin(angle[seed]);
  const agree = Math.cos(tolerance);
  for (let at = 0; at < region.length; at++) {
    const length = norm(cos, sin);
    for (const step of [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1]) {
      const next = region[at] + step;
      if (used[next] || strength[next] < leastGradient) continue;
      const [c, s] = [Math.cos(angle[next]), Math.sin(angle[next])];
      if (c * cos + s * sin < agree * length) continue;
      used[next] = 1;
      region.push(next);
      cos += c;
      sin += s;
    }
  }
  return region;
}

function fitSegment(region: readonly number[], strength: Float32Array, width: number): LineSegment | undefined {
  let [total, x, y] = [0, 0, 0];
  for (const i of region) {
    total += strength[i];
    x += (i % width) * strength[i];
    y += Math.floor(i / width) * strength[i];
  }
  x /= total;
  y /= total;
  let [xx, yy, xy] = [0, 0, 0];
  for (const i of region) {
    const [px, py] = [(i % width) - x, Math.floor(i / width) - y];
    xx += px * px * strength[i];
    yy += py * py * strength[i];
    xy += px * py * strength[i];
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const spread = norm(xx - yy, 2 * xy);
  const length = Math.sqrt((12 * (xx + yy + spread)) / (2 * total));
  const thickness = Math.sqrt((12 * Math.max(0, xx + yy - spread)) / (2 * total));
  if (length < leastLength || thickness > thin.most + length * thin.perLength) return undefined;
  if (length < thickness * thin.lengthOverThickness) return undefined;
  const sign = Math.sin(turn) < 0 ? -1 : 1;
  return { x, y, dx: Math.cos(turn) * sign, dy: Math.sin(turn) * sign, length };
}
