import { floatAt } from "../../../numeric/read-at.ts";
import { clamp } from "../../../numeric/scalar.ts";
import { markLines } from "./mark-lines.ts";
import type { Swatch } from "./rectify.ts";

/** Share of texels that may be foreign; with more, the clearing is of something else. */
const mostForeign = 0.1;
/** Red and blue over luminance that are another color than the swatch's mean: in deviations, and at least. */
const strange = { deviations: 3.2, least: 0.2 };
/** Means over 3 x 3 texels, relative to their surroundings, that no grass has: gaps, holes, petals, paper. */
const unlikely = { dark: 0.33, light: 2.1 };

/** Replaces wires, posts, fallen leaves and edges by clean texture from nearby; false if there is too much of it. */
export function cleanSwatch(swatch: Swatch, isForeign: Uint8Array): boolean {
  markStrange(swatch.red, isForeign);
  markStrange(swatch.blue, isForeign);
  markUnlikely(swatch, isForeign);
  markLines(swatch, isForeign);
  const foreign = widened(isForeign, swatch.texels);
  const share = foreign.reduce((sum, one) => sum + one, 0) / foreign.length;
  if (share > mostForeign) return false;
  repair(swatch, foreign);
  return true;
}

function markStrange(values: Float32Array, isForeign: Uint8Array): void {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  const deviation = Math.sqrt(Math.max(0, squares / values.length - mean * mean));
  const limit = Math.max(strange.least, strange.deviations * deviation);
  values.forEach((value, i) => {
    if (Math.abs(value - mean) > limit) isForeign[i] = 1;
  });
}

function markUnlikely({ light, texels }: Swatch, isForeign: Uint8Array): void {
  for (let row = 1; row < texels - 1; row++) {
    for (let column = 1; column < texels - 1; column++) {
      const i = row * texels + column;
      let sum = 0;
      for (let k = i - texels; k <= i + texels; k += texels) {
        sum += floatAt(light, k - 1) + floatAt(light, k) + floatAt(light, k + 1);
      }
      if (sum < 9 * unlikely.dark || sum > 9 * unlikely.light) isForeign[i] = 1;
    }
  }
}

/** The camera's blur gives neighbors the foreign color. */
function widened(marks: Uint8Array, texels: number): Uint8Array {
  const out = new Uint8Array(marks.length);
  marks.forEach((mark, i) => {
    if (mark === 0) return;
    const [column, row] = [i % texels, Math.floor(i / texels)];
    for (let y = Math.max(0, row - 1); y <= Math.min(texels - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(texels - 1, column + 1); x++) out[y * texels + x] = 1;
    }
  });
  return out;
}

/** Where a fixed texel's texture is from (shares of the side). Neighbors take the same, so that texture stays whole. */
const shifts = [
  [0.23, 0.11],
  [-0.23, 0.13],
  [0.12, -0.25],
  [-0.11, -0.27],
  [0.37, -0.05],
  [-0.36, 0.04],
  [0.03, 0.41],
  [0.05, -0.43],
] as const;

function repair({ light, red, blue, texels }: Swatch, foreign: Uint8Array): void {
  const planes = [light, red, blue];
  foreign.forEach((mark, i) => {
    if (mark === 0) return;
    const from = findClean(i, foreign, texels);
    for (const plane of planes) plane[i] = floatAt(plane, from);
  });
}

function findClean(i: number, foreign: Uint8Array, texels: number): number {
  const [column, row] = [i % texels, Math.floor(i / texels)];
  for (const [across, along] of shifts) {
    const x = column + Math.round(across * texels);
    const y = row + Math.round(along * texels);
    if (x !== clamp(x, 0, texels - 1) || y !== clamp(y, 0, texels - 1)) continue;
    if (foreign[y * texels + x] === 0) return y * texels + x;
  }
  return foreign.indexOf(0);
}
