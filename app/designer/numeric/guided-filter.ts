import { boxBlur, resizePlane, shrinkPlane } from "./filters.ts";

/** Three planes of one size, each about 0..1, that say where the edges are. */
export type ColourGuide = readonly [Float32Array, Float32Array, Float32Array];

/**
 * Edge-preserving smoothing of `input` along the edges of a grey `guide`; `epsilon` is the variance below which the guide
 * counts as flat. Source: He, Sun, Tang, "Guided Image Filtering" (2010), equations 5, 6 and 8.
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

/** As {@link guidedFilter} with a colour guide (equations 19 to 21 of the paper). */
export function colourGuidedFilter(
  guide: ColourGuide,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): Float32Array {
  const model = localColourModel(guide, input, width, height, radius, epsilon);
  return applyModel(guide, model);
}

/**
 * The colour guided filter with its model fitted at a smaller size and applied at full size: the same edges for a
 * fraction of time and memory. `input` is of the small size. Source: He, Sun, "Fast Guided Filter" (2015).
 */
export function upsampleAlongEdges(
  guide: ColourGuide,
  width: number,
  height: number,
  input: Float32Array,
  smallWidth: number,
  smallHeight: number,
  radius: number,
  epsilon: number,
): Float32Array {
  const shrink = (plane: Float32Array) => shrinkPlane(plane, width, height, smallWidth, smallHeight);
  const smallGuide: ColourGuide = [shrink(guide[0]), shrink(guide[1]), shrink(guide[2])];
  const model = localColourModel(smallGuide, input, smallWidth, smallHeight, radius, epsilon);
  const grow = (plane: Float32Array) => resizePlane(plane, smallWidth, smallHeight, width, height);
  const out = grow(model.offset);
  for (let c = 0; c < 3; c++) {
    const slope = grow(model.slopes[c]);
    for (let i = 0; i < out.length; i++) out[i] += slope[i] * guide[c][i];
  }
  return out;
}

interface ColourModel {
  slopes: [Float32Array, Float32Array, Float32Array];
  offset: Float32Array;
}

function localColourModel(
  guide: ColourGuide,
  input: Float32Array,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): ColourModel {
  const mean = (plane: Float32Array) => boxBlur(plane, width, height, radius);
  const [r, g, b] = guide;
  const means = [mean(r), mean(g), mean(b)];
  const meanInput = mean(input);
  const withInput = [mean(product(r, input)), mean(product(g, input)), mean(product(b, input))];
  const squares = [product(r, r), product(r, g), product(r, b), product(g, g), product(g, b), product(b, b)].map(mean);
  const slopes: ColourModel["slopes"] = [
    new Float32Array(input.length),
    new Float32Array(input.length),
    new Float32Array(input.length),
  ];
  const offset = new Float32Array(input.length);
  for (let i = 0; i < input.length; i++) {
    const mr = means[0][i];
    const mg = means[1][i];
    const mb = means[2][i];
    const p = meanInput[i];
    solveSymmetric(
      squares[0][i] - mr * mr + epsilon,
      squares[1][i] - mr * mg,
      squares[2][i] - mr * mb,
      squares[3][i] - mg * mg + epsilon,
      squares[4][i] - mg * mb,
      squares[5][i] - mb * mb + epsilon,
      withInput[0][i] - mr * p,
      withInput[1][i] - mg * p,
      withInput[2][i] - mb * p,
    );
    slopes[0][i] = solution[0];
    slopes[1][i] = solution[1];
    slopes[2][i] = solution[2];
    offset[i] = p - solution[0] * mr - solution[1] * mg - solution[2] * mb;
  }
  return { slopes: [mean(slopes[0]), mean(slopes[1]), mean(slopes[2])], offset: mean(offset) };
}

const solution = new Float64Array(3);

/** Solves [[a b c] [b d e] [c e f]] x = (p q r) into `solution`; shared, because it runs once a pixel. */
function solveSymmetric(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  p: number,
  q: number,
  r: number,
): void {
  const minorA = d * f - e * e;
  const minorB = c * e - b * f;
  const minorC = b * e - c * d;
  const determinant = a * minorA + b * minorB + c * minorC;
  solution[0] = (minorA * p + minorB * q + minorC * r) / determinant;
  solution[1] = (minorB * p + (a * f - c * c) * q + (b * c - a * e) * r) / determinant;
  solution[2] = (minorC * p + (b * c - a * e) * q + (a * d - b * b) * r) / determinant;
}

function applyModel(guide: ColourGuide, model: ColourModel): Float32Array {
  const out = model.offset;
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < out.length; i++) out[i] += model.slopes[c][i] * guide[c][i];
  }
  return out;
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i] * b[i];
  return out;
}
