import { resizePlane } from "../../numeric/filters.ts";
import { createColourFilter } from "../../numeric/guided-filter.ts";
import { clamp } from "../../numeric/scalar.ts";
import { type SeenKind, type SeenPhoto, seenKinds } from "../../reader/seen/seen-kinds.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";

/** How likely each pixel of the small picture shows each of the seen kinds: 0..1, of a pixel they add up to 1. */
export interface KindShares {
  width: number;
  height: number;
  /** A plane for each of `seenKinds`. */
  planes: readonly Float32Array[];
}

/**
 * Pixels over which a border may move to the photo's own edge, about one of the net's; and the variance of colour below
 * which the photo counts as flat. By eye, on labelled yards.
 */
const edges = { radius: 5, epsilon: 1e-3 };
/** A kind that is nowhere likelier than this decides nothing, and its borders need no edges. */
const leastShare = 0.1;

/** What the net saw, at the small picture's size, its borders drawn to the photo's own edges. */
export function sharpenKinds(picture: SmallPicture, seen: SeenPhoto): KindShares {
  const { width, height } = picture;
  const smooth = createColourFilter(picture.guide, width, height, edges.radius, edges.epsilon);
  const planes = seen.kinds.map((plane) => {
    const large = resizePlane(plane, seen.width, seen.height, width, height);
    return plane.some((share) => share > leastShare) ? smooth(large) : large;
  });
  for (let i = 0; i < width * height; i++) {
    let sum = 0;
    for (const plane of planes) {
      plane[i] = clamp(plane[i], 0, 1);
      sum += plane[i];
    }
    for (const plane of planes) plane[i] /= sum;
  }
  return { width, height, planes };
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
