import { boxBlur, shrinkPlane } from "../../numeric/filters.ts";
import type { ColorGuide } from "../../numeric/guided-filter.ts";
import { type SeenKind, seenKinds } from "../../reader/seen/seen-kinds.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";

/** Kinds with one fate and mostly one appearance: loose ground, paved ground, and everything upright. */
const loose: ReadonlySet<SeenKind> = new Set(["lawn", "soil", "gravel"]);
const hard: ReadonlySet<SeenKind> = new Set(["paving", "driveway", "street", "steps", "water"]);
const upright = 2;
const fates = 3;

function fateOf(kind: SeenKind): number {
  return loose.has(kind) ? 0 : hard.has(kind) ? 1 : upright;
}

/** Neighborhood whose colors are compared, in pixels at half the picture's size; and the minimum variance. */
const reach = 6;
const leastVariance = 1e-3;
/** Below this share of the neighborhood, a fate has no color model. */
const leastWeight = 2e-3;
/** Above this probability a pixel is certainly upright, because walls have the colors of paving. */
const surelyUpright = 0.6;
const mostEvidence = 4;

/**
 * Corrects the net's probabilities (the planes of `seenKinds`, in place, preserving their sum) by color: each fate's
 * colors are locally a normal distribution, and matching another fate's makes it likelier (Bayes). Recovers trunks
 * thinner than the net's cells and sharp edges of a drive.
 */
export function weighColors({ guide, width, height }: SmallPicture, planes: readonly Float32Array[]): void {
  const fateOfPlane = seenKinds.map(fateOf);
  const priors = Array.from({ length: fates }, () => new Float32Array(width * height));
  planes.forEach((plane, k) => {
    const prior = priors[fateOfPlane[k]];
    for (let i = 0; i < plane.length; i++) prior[i] += plane[i];
  });
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const shrink = (plane: Float32Array) => shrinkPlane(plane, width, height, size.width, size.height);
  const small: ColorGuide = [shrink(guide[0]), shrink(guide[1]), shrink(guide[2])];
  const looks = priors.map((prior) => describeLook(small, shrink(prior), size.width, size.height));
  const own = new Float64Array(fates);
  for (let i = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = Math.min(size.height - 1, y >> 1) * size.width + Math.min(size.width - 1, x >> 1);
      if (priors[upright][i] > surelyUpright) continue;
      for (let f = 0; f < fates; f++) own[f] = priors[f][i];
      if (!weighPixel(looks, at, guide[0][i], guide[1][i], guide[2][i], own)) continue;
      for (let k = 0; k < planes.length; k++) {
        const before = priors[fateOfPlane[k]][i];
        if (before > 0) planes[k][i] *= own[fateOfPlane[k]] / before;
      }
    }
  }
}

/** Per fate and pixel: weight, mean color (3), inverse covariance (6), half the logarithm of its determinant. */
type Look = readonly Float32Array[];

function describeLook(guide: ColorGuide, prior: Float32Array, width: number, height: number): Look {
  // Squared, because uncertain pixels say little about a fate's color.
  const weight = prior.map((share) => share * share);
  const mean = (plane: Float32Array) => boxBlur(plane, width, height, reach);
  const weigh = (a: Float32Array, b?: Float32Array) => mean(weight.map((own, i) => own * a[i] * (b ? b[i] : 1)));
  const [l, a, b] = guide;
  const total = mean(weight);
  const means = [weigh(l), weigh(a), weigh(b)];
  const inverse = [weigh(l, l), weigh(l, a), weigh(l, b), weigh(a, a), weigh(a, b), weigh(b, b)];
  const logarithm = new Float32Array(total.length);
  for (let i = 0; i < total.length; i++)
    if (total[i] >= leastWeight) settleLook(i, total[i], means, inverse, logarithm);
  return [total, ...means, ...inverse, logarithm];
}

function settleLook(
  i: number,
  total: number,
  means: readonly Float32Array[],
  [xx, xy, xz, yy, yz, zz]: readonly Float32Array[],
  logarithm: Float32Array,
): void {
  for (const plane of means) plane[i] /= total;
  const [ml, ma, mb] = [means[0][i], means[1][i], means[2][i]];
  const a = Math.max(0, xx[i] / total - ml * ml) + leastVariance;
  const ab = xy[i] / total - ml * ma;
  const ac = xz[i] / total - ml * mb;
  const d = Math.max(0, yy[i] / total - ma * ma) + leastVariance;
  const e = yz[i] / total - ma * mb;
  const f = Math.max(0, zz[i] / total - mb * mb) + leastVariance;
  const [minorA, minorB, minorC] = [d * f - e * e, ac * e - ab * f, ab * e - ac * d];
  const determinant = Math.max(leastVariance ** 3, a * minorA + ab * minorB + ac * minorC);
  xx[i] = minorA / determinant;
  xy[i] = minorB / determinant;
  xz[i] = minorC / determinant;
  yy[i] = (a * f - ac * ac) / determinant;
  yz[i] = (ab * ac - a * e) / determinant;
  zz[i] = (a * d - ab * ab) / determinant;
  logarithm[i] = Math.log(determinant) / 2;
}

const likelihoods = new Float64Array(fates);

/** False if there is nothing to compare. */
function weighPixel(
  looks: readonly Look[],
  at: number,
  l: number,
  a: number,
  b: number,
  shares: Float64Array,
): boolean {
  let [best, known] = [Number.NEGATIVE_INFINITY, 0];
  for (let f = 0; f < fates; f++) {
    likelihoods[f] = looks[f][0][at] < leastWeight ? Number.NEGATIVE_INFINITY : likelihoodOf(looks[f], at, l, a, b);
    if (likelihoods[f] > best) best = likelihoods[f];
    if (likelihoods[f] > Number.NEGATIVE_INFINITY) known++;
  }
  if (known < 2) return false;
  let [before, after] = [0, 0];
  for (let f = 0; f < fates; f++) {
    before += shares[f];
    shares[f] *= Math.exp(Math.max(-mostEvidence, likelihoods[f] - best));
    after += shares[f];
  }
  for (let f = 0; f < fates; f++) shares[f] *= before / after;
  return after > 0;
}

function likelihoodOf(
  [, ml, ma, mb, xx, xy, xz, yy, yz, zz, logarithm]: Look,
  at: number,
  l: number,
  a: number,
  b: number,
) {
  const [x, y, z] = [l - ml[at], a - ma[at], b - mb[at]];
  const distance = xx[at] * x * x + yy[at] * y * y + zz[at] * z * z;
  return -(distance + 2 * (xy[at] * x * y + xz[at] * x * z + yz[at] * y * z)) / 2 - logarithm[at];
}
