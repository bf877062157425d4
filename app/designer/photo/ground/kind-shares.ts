import { resizePlane } from "../../numeric/filters.ts";
import { createEdgeUpsampler } from "../../numeric/guided-filter.ts";
import { clamp } from "../../numeric/scalar.ts";
import { type SeenKind, type SeenPhoto, seenKinds } from "../../reader/seen/seen-kinds.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { weighColours } from "./colour-evidence.ts";

/** How likely each pixel of the small picture shows each of the seen kinds: 0..1, of a pixel they add up to 1 at most. */
export interface KindShares {
  width: number;
  height: number;
  /** A plane for each of `seenKinds`. */
  planes: readonly Float32Array[];
}

/**
 * Pixels of half the size over which a border may move to the photo's own edge, somewhat more than one of the net's; and the
 * variance of colour below which the photo counts as flat. By eye, on labelled yards.
 */
const edges = { radius: 3, epsilon: 1e-3 };
/** A kind that is nowhere likelier than this decides nothing, and its borders need no edges. */
const leastShare = 0.1;

/**
 * What stands on or behind the ground: the border between two of these decides nothing, so they share what the others leave
 * of a pixel. (The filter is linear: what all others lose or gain at an edge, these together gain or lose.)
 */
const standing: ReadonlySet<SeenKind> = new Set(["building", "tree", "shrub", "vehicle", "person", "thing"]);

/** What the net saw, at the small picture's size, its borders drawn to the photo's own edges and colours. */
export function sharpenKinds(picture: SmallPicture, seen: SeenPhoto): KindShares {
  const { width, height } = picture;
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const { radius, epsilon } = edges;
  const sharpen = createEdgeUpsampler(picture.guide, width, height, half.width, half.height, radius, epsilon);
  const planes = seen.kinds.map((plane, k) => {
    const hasEdges = !standing.has(seenKinds[k]) && plane.some((share) => share > leastShare);
    const size = hasEdges ? half : { width, height };
    const resized = resizePlane(plane, seen.width, seen.height, size.width, size.height);
    return hasEdges ? sharpen(resized) : resized;
  });
  const isStanding = seenKinds.map((kind) => standing.has(kind));
  const upright = planes.filter((_, k) => isStanding[k]);
  const lying = planes.filter((_, k) => !isStanding[k]);
  for (let i = 0; i < width * height; i++) shareOut(lying, upright, i);
  weighColours(picture, planes);
  return { width, height, planes };
}

/** Brings a pixel's shares to a sum of 1: what `lying` leaves goes to `upright`. */
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

/** The plane of one kind. */
export function planeOf({ planes }: Pick<KindShares, "planes">, kind: SeenKind): Float32Array {
  return planes[seenKinds.indexOf(kind)];
}

/** How likely each pixel is any of these kinds. */
export function sumOf(shares: Pick<KindShares, "planes">, kinds: readonly SeenKind[]): Float32Array {
  const sum = new Float32Array(shares.planes[0].length);
  for (const kind of kinds) {
    const plane = planeOf(shares, kind);
    for (let i = 0; i < sum.length; i++) sum[i] += plane[i];
  }
  return sum;
}
