import { resizePlane } from "../../numeric/filters.ts";
import { createEdgeUpsampler } from "../../numeric/guided-filter.ts";
import { clamp } from "../../numeric/scalar.ts";
import { type SeenKind, type SeenPhoto, seenKinds } from "../../reader/seen/seen-kinds.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { weighColors } from "./color-evidence.ts";

/** Probability of each seen kind per pixel of the small picture; a pixel's sum is at most 1. */
export interface KindShares {
  width: number;
  height: number;
  planes: readonly Float32Array[];
}

/**
 * Borders move by up to slightly more than one cell of the net (half-size pixels); and the variance of a flat photo.
 */
const edges = { radius: 3, epsilon: 1e-3 };
/** A kind that is less likely everywhere decides nothing, so its borders need no edges. */
const leastShare = 0.1;

/**
 * Borders between two of these do not matter, so they share the rest of a pixel. (The filter is linear: together they
 * gain or lose what the others lose or gain.)
 */
const uprightKinds: ReadonlySet<SeenKind> = new Set(["building", "tree", "shrub", "vehicle", "person", "thing"]);

/** The net's output at the small picture's size, with borders refined to the photo's edges and colors. */
export function sharpenKinds(picture: SmallPicture, seen: SeenPhoto): KindShares {
  const { width, height } = picture;
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const { radius, epsilon } = edges;
  const sharpen = createEdgeUpsampler({
    guide: picture.guide,
    width,
    height,
    smallWidth: half.width,
    smallHeight: half.height,
    radius,
    epsilon,
  });
  const planes = seen.kinds.map((plane, k) => {
    const hasEdges = !uprightKinds.has(seenKinds[k]) && plane.some((share) => share > leastShare);
    const size = hasEdges ? half : { width, height };
    const resized = resizePlane(plane, seen.width, seen.height, size.width, size.height);
    return hasEdges ? sharpen(resized) : resized;
  });
  const isUpright = seenKinds.map((kind) => uprightKinds.has(kind));
  const upright = planes.filter((_, k) => isUpright[k]);
  const lying = planes.filter((_, k) => !isUpright[k]);
  for (let i = 0; i < width * height; i++) shareOut(lying, upright, i);
  weighColors(picture, planes);
  return { width, height, planes };
}

function shareOut(lying: readonly Float32Array[], upright: readonly Float32Array[], i: number): void {
  let [sum, rest] = [0, 0];
  for (const plane of lying) {
    plane[i] = clamp(plane[i], 0, 1);
    sum += plane[i];
  }
  for (const plane of upright) rest += plane[i];
  const over = Math.max(1, sum);
  for (const plane of lying) plane[i] /= over;
  const scale = rest > 0 ? Math.max(0, 1 - sum) / rest : 0;
  for (const plane of upright) plane[i] *= scale;
}

export function planeOf({ planes }: Pick<KindShares, "planes">, kind: SeenKind): Float32Array {
  return planes[seenKinds.indexOf(kind)];
}

export function sumOf(shares: Pick<KindShares, "planes">, kinds: readonly SeenKind[]): Float32Array {
  const sum = new Float32Array(shares.planes[0].length);
  for (const kind of kinds) {
    const plane = planeOf(shares, kind);
    for (let i = 0; i < sum.length; i++) sum[i] += plane[i];
  }
  return sum;
}
