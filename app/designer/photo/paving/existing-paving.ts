import { boxBlur } from "../../numeric/filters.ts";
import { labelComponents, type MaskComponent } from "../pixels/mask-clean-up.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";
import { clusterGround, type GroundCluster } from "./paving-clusters.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
const leastShare = 0.03;
/** Beside a terrace, what is smaller than this share of it is a worn or pale spot. */
const leastOfLargest = 0.3;
/** Shares of the ground: more is the ground itself, less is no part worth keeping. And pixels of ground to look at all. */
const mostShare = 0.6;
const leastPart = 0.025;
const fewestPixels = 200;
/**
 * Of grey paving: CIE chroma at most, less of it than the rest, lightness against the rest and at least, and one of two by
 * which it differs clearly. Of bright paving: lighter, chroma, less chroma, smoother (logarithm) than the rest.
 */
const grey = { chroma: 17, greyer: 7, brighter: -4, lightness: 38, clearlyBrighter: 6, clearlyGreyer: 12 };
const bright = { brighter: 14, chroma: 24, greyer: -3, smoother: 0.6 };
/** Share of a pixel's surroundings that makes it part of the area; perimeter over the root of the area, at most. */
const denseFrom = 0.52;
const stringy = 6.8;

/**
 * Paving that is already in the yard: a smooth field (0..1, its outline at 0.46) at the small picture's size, and its
 * share of the ground; undefined when there is none. Paving is a compact part of the ground that is greyer, or brighter and smoother, than the rest.
 */
export function findExistingPaving(
  picture: SmallPicture,
  groundMask: Uint8Array,
): { field: Float32Array; share: number } | undefined {
  const groundPixels: number[] = [];
  for (let i = 0; i < groundMask.length; i++) if (groundMask[i]) groundPixels.push(i);
  if (groundPixels.length < fewestPixels) return undefined;
  const { clusters, assigned } = clusterGround(picture, groundPixels);
  let best: { mask: Uint8Array; share: number } | undefined;
  clusters.forEach((cluster, k) => {
    if (!looksPaved(cluster, othersOf(clusters, k)) || cluster.count > mostShare * groundPixels.length) return;
    const own = Uint8Array.from(groundMask, (inside, i) => (inside && assigned[i] === k ? 1 : 0));
    const candidate = compactParts(picture, own, groundMask, groundPixels.length);
    if (candidate.share > (best?.share ?? leastShare)) best = candidate;
  });
  if (!best) return undefined;
  return { field: closeHoles(picture, best.mask, groundMask), share: best.share };
}

/** The mean of all clusters but one. */
function othersOf(clusters: readonly GroundCluster[], k: number): GroundCluster {
  const rest = { chroma: 0, lightness: 0, roughness: 0, count: 0 };
  clusters.forEach((cluster, q) => {
    if (q === k) return;
    rest.chroma += cluster.chroma * cluster.count;
    rest.lightness += cluster.lightness * cluster.count;
    rest.roughness += cluster.roughness * cluster.count;
    rest.count += cluster.count;
  });
  const count = rest.count || 1;
  return {
    chroma: rest.chroma / count,
    lightness: rest.lightness / count,
    roughness: rest.roughness / count,
    count: rest.count,
  };
}

function looksPaved(own: GroundCluster, rest: GroundCluster): boolean {
  const greyer = rest.chroma - own.chroma;
  const brighter = own.lightness - rest.lightness;
  const isClear = brighter > grey.clearlyBrighter || greyer > grey.clearlyGreyer;
  const isGrey = own.chroma < grey.chroma && greyer > grey.greyer && brighter > grey.brighter && isClear;
  const isSmoother = rest.roughness - own.roughness > bright.smoother;
  const isBright = brighter > bright.brighter && own.chroma < bright.chroma && greyer >= bright.greyer && isSmoother;
  return (isGrey && own.lightness > grey.lightness) || isBright;
}

/** Keeps areas that are large and not stringy: leaves and stones are neither. */
function compactParts(
  picture: SmallPicture,
  own: Uint8Array,
  groundMask: Uint8Array,
  groundCount: number,
): { mask: Uint8Array; share: number } {
  const { width, height } = picture;
  const density = boxBlur(boxBlur(Float32Array.from(own), width, height, 4), width, height, 2);
  const mask = groundMask.map((inside, i) => (inside && density[i] > denseFrom ? 1 : 0));
  const { labels, components } = labelComponents(mask, width, height);
  const least = Math.max(leastPart * groundCount, leastOfLargest * largestCompact(components));
  let area = 0;
  for (let i = 0; i < mask.length; i++) {
    const component = components[labels[i]];
    if (component.value === 0) continue;
    if (isCompact(component) && component.area >= least) area++;
    else mask[i] = 0;
  }
  return { mask, share: area / groundCount };
}

function isCompact({ perimeter, area }: MaskComponent): boolean {
  return perimeter <= stringy * Math.sqrt(area);
}

function largestCompact(components: readonly MaskComponent[]): number {
  return Math.max(0, ...components.map((part) => (part.value === 1 && isCompact(part) ? part.area : 0)));
}

/**
 * Fills what the paving encloses (a leaf, a pot) and smooths its outline, which grass has frayed. Where the ground ends
 * nothing frays it: the smoothing counts ground only, or rounded corners would leave slivers along walls. Reaches two
 * pixels past the ground.
 */
function closeHoles(picture: SmallPicture, mask: Uint8Array, groundMask: Uint8Array): Float32Array {
  const { width, height } = picture;
  const { labels, components } = labelComponents(mask, width, height);
  const touchesBorder = new Set<number>();
  for (let x = 0; x < width; x++) touchesBorder.add(labels[x]).add(labels[(height - 1) * width + x]);
  for (let y = 0; y < height; y++) touchesBorder.add(labels[y * width]).add(labels[y * width + width - 1]);
  const filled = mask.map((value, i) => {
    const isHole = components[labels[i]].value === 0 && !touchesBorder.has(labels[i]) && groundMask[i] === 1;
    return value === 1 || isHole ? 1 : 0;
  });
  const smooth = (plane: Uint8Array) => boxBlur(boxBlur(Float32Array.from(plane), width, height, 7), width, height, 5);
  const around = smooth(groundMask);
  const atGround = boxBlur(Float32Array.from(groundMask), width, height, 2);
  return smooth(filled).map((value, i) => (atGround[i] > 0 ? value / around[i] : 0));
}
