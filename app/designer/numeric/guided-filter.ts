import { boxBlur, StretchedRows, shrinkPlane, stretchColumns } from "./filters.ts";

/** Three planes of one size with values of about 0..1, whose edges guide the filter. */
export type ColorGuide = readonly [Float32Array, Float32Array, Float32Array];

/**
 * Smooths `input` along the edges of a gray `guide`, which counts as flat below the variance `epsilon`. Source: He,
 * Sun, Tang, "Guided Image Filtering" (2010), equations 5, 6 and 8.
 */
export function guidedFilter(
  guide: Float32Array,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): Float32Array {
  const mean = (plane: Float32Array) => boxBlur(plane, width, height, radius);
  const meanGuide = mean(guide);
  const meanInput = mean(input);
  const correlation = mean(product(guide, input));
  const square = mean(product(guide, guide));
  const slope = new Float32Array(guide.length);
  const offset = new Float32Array(guide.length);
  for (let i = 0; i < guide.length; i++) {
    const variance = square[i] - meanGuide[i] * meanGuide[i];
    slope[i] = (correlation[i] - meanGuide[i] * meanInput[i]) / (variance + epsilon);
    offset[i] = meanInput[i] - slope[i] * meanGuide[i];
  }
  const out = mean(offset);
  const meanSlope = mean(slope);
  for (let i = 0; i < out.length; i++) out[i] += meanSlope[i] * guide[i];
  return out;
}

export interface EdgeUpsampling {
  guide: ColorGuide;
  width: number;
  height: number;
  smallWidth: number;
  smallHeight: number;
  /** In pixels of the small size. */
  radius: number;
  epsilon: number;
}

/**
 * {@link guidedFilter} with a color guide (equations 19 to 21), fitted at the inputs' smaller size and applied at full
 * size, in a fraction of time and memory. The guide's part is done once for all inputs. Source: He, Sun, "Fast Guided
 * Filter" (2015).
 */
export function createEdgeUpsampler(options: EdgeUpsampling): (input: Float32Array) => Float32Array {
  const { guide, width, height, smallWidth, smallHeight, radius, epsilon } = options;
  const shrink = (plane: Float32Array) => shrinkPlane(plane, width, height, smallWidth, smallHeight);
  const smallGuide: ColorGuide = [shrink(guide[0]), shrink(guide[1]), shrink(guide[2])];
  const statistics = describeGuide(smallGuide, smallWidth, smallHeight, radius, epsilon);
  const columns = stretchColumns(smallWidth, width);
  return (input) => {
    const model = fitModel(statistics, smallGuide, input, smallWidth, smallHeight, radius);
    const rows = [...model.slopes, model.offset].map((plane) => new StretchedRows(plane, smallWidth, columns));
    const out = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      for (const own of rows) own.enter(y, height);
      applyModel(rows, guide, out, y * width);
    }
    return out;
  };
}

function applyModel(
  [red, green, blue, offset]: readonly StretchedRows[],
  [r, g, b]: ColorGuide,
  out: Float32Array,
  row: number,
): void {
  const { down } = offset;
  for (let x = 0; x < offset.above.length; x++) {
    const slopeR = red.above[x] + (red.below[x] - red.above[x]) * down;
    const slopeG = green.above[x] + (green.below[x] - green.above[x]) * down;
    const slopeB = blue.above[x] + (blue.below[x] - blue.above[x]) * down;
    const own = offset.above[x] + (offset.below[x] - offset.above[x]) * down;
    out[row + x] = own + slopeR * r[row + x] + slopeG * g[row + x] + slopeB * b[row + x];
  }
}

export function upsampleAlongEdges(input: Float32Array, options: EdgeUpsampling): Float32Array {
  return createEdgeUpsampler(options)(input);
}

interface ColorModel {
  slopes: [Float32Array, Float32Array, Float32Array];
  offset: Float32Array;
}

/** The inverse covariance is xx, xy, xz, yy, yz, zz. */
interface GuideStatistics {
  means: readonly Float32Array[];
  inverse: readonly Float32Array[];
}

function describeGuide(
  guide: ColorGuide,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): GuideStatistics {
  const mean = (plane: Float32Array) => boxBlur(plane, width, height, radius);
  const [r, g, b] = guide;
  const means = [mean(r), mean(g), mean(b)];
  const inverse = [product(r, r), product(r, g), product(r, b), product(g, g), product(g, b), product(b, b)].map(mean);
  const [xx, xy, xz, yy, yz, zz] = inverse;
  for (let i = 0; i < xx.length; i++) {
    const [mr, mg, mb] = [means[0][i], means[1][i], means[2][i]];
    const a = xx[i] - mr * mr + epsilon;
    const ab = xy[i] - mr * mg;
    const ac = xz[i] - mr * mb;
    const d = yy[i] - mg * mg + epsilon;
    const e = yz[i] - mg * mb;
    const f = zz[i] - mb * mb + epsilon;
    const [minorA, minorB, minorC] = [d * f - e * e, ac * e - ab * f, ab * e - ac * d];
    const scale = 1 / (a * minorA + ab * minorB + ac * minorC);
    xx[i] = minorA * scale;
    xy[i] = minorB * scale;
    xz[i] = minorC * scale;
    yy[i] = (a * f - ac * ac) * scale;
    yz[i] = (ab * ac - a * e) * scale;
    zz[i] = (a * d - ab * ab) * scale;
  }
  return { means, inverse };
}

function fitModel(
  { means, inverse: [xx, xy, xz, yy, yz, zz] }: GuideStatistics,
  [r, g, b]: ColorGuide,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
): ColorModel {
  const mean = (plane: Float32Array) => boxBlur(plane, width, height, radius);
  const offset = mean(input);
  const slopes = [mean(product(r, input)), mean(product(g, input)), mean(product(b, input))];
  for (let i = 0; i < input.length; i++) {
    const p = offset[i];
    const withR = slopes[0][i] - means[0][i] * p;
    const withG = slopes[1][i] - means[1][i] * p;
    const withB = slopes[2][i] - means[2][i] * p;
    const slopeR = xx[i] * withR + xy[i] * withG + xz[i] * withB;
    const slopeG = xy[i] * withR + yy[i] * withG + yz[i] * withB;
    const slopeB = xz[i] * withR + yz[i] * withG + zz[i] * withB;
    slopes[0][i] = slopeR;
    slopes[1][i] = slopeG;
    slopes[2][i] = slopeB;
    offset[i] = p - slopeR * means[0][i] - slopeG * means[1][i] - slopeB * means[2][i];
  }
  return { slopes: [mean(slopes[0]), mean(slopes[1]), mean(slopes[2])], offset: mean(offset) };
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i] * b[i];
  return out;
}
