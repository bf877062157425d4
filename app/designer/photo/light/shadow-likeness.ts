import { linearFromByte } from "../../numeric/color.ts";
import { softBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import { labelComponents } from "../pixels/mask-clean-up.ts";

const leastDrop = 0.1; // natural logarithm
/** Share of the picture; smaller dark spots are things, weeds or holes. */
const smallestShare = 0.004;
/** Allowed shift of a shadow's red and blue against green: constant, and per unit of darkening. */
const redRange = { still: 0.07, perUnit: 0.14 };
const blueRange = { below: 0.09, still: 0.12, perUnit: 0.3 };

/** Relative size, and relative color distance, between which a spot goes from no shadow to shadow. */
const largeSpot = { from: 0.5, to: 1.5 };
const likeColor = { from: 1.5, to: 0.9 };
/** Share of readable ground from which a cell counts. */
const readableFrom = 0.3;
const liftPower = 1.6;
/** Neighborhood: divisor of the grid's width, and weight of its brighter parts by logarithm. */
const around = { reach: 11, power: 1.5, darkest: -2, brightest: 1 };

export interface BrightnessGrid {
  width: number;
  height: number;
  values: Float32Array;
  weights: Float32Array;
}

/**
 * Lifts dark spots to the brightness around them, or removed things would leave ghosts in new ground. Shadows are large
 * and dim all colors alike, except for some blue from the sky; pots, rocks and soil are small or of another color.
 * `shadow`: mean darkening (natural logarithm) by the kept spots, a sign of sun.
 */
export function liftGhosts(grid: BrightnessGrid, photo: Raster): { values: Float32Array; shadow: number } {
  const { width, height, values, weights } = grid;
  const tints = readTints(photo, width, height);
  const surroundings = meansAround(grid, tints);
  const dark = values.map((value, i) =>
    weights[i] > readableFrom && surroundings.brightness[i] - value > leastDrop ? 1 : 0,
  );
  const { labels, components } = labelComponents(Uint8Array.from(dark), width, height);
  const keeps = components.map(() => ({ red: 0, blue: 0, drop: 0, count: 0 }));
  for (let i = 0; i < labels.length; i++) {
    const spot = keeps[labels[i]];
    spot.red += tints.red[i] - surroundings.red[i];
    spot.blue += tints.blue[i] - surroundings.blue[i];
    spot.drop += surroundings.brightness[i] - values[i];
    spot.count++;
  }
  const likeness = keeps.map(({ red, blue, drop, count }, k) => {
    if (components[k].value === 0) return 1;
    const isLarge = smoothstep(largeSpot.from, largeSpot.to, count / (smallestShare * labels.length));
    return isLarge * likeShadow(red / count, blue / count, drop / count);
  });
  const share = softBlur(
    Float32Array.from(labels, (label) => 1 - likeness[label]),
    width,
    height,
    1,
  );
  const lifted = values.map((value, i) => {
    return value + Math.max(0, surroundings.brightness[i] - value) * clamp(share[i] * liftPower, 0, 1);
  });
  let shadow = 0;
  keeps.forEach(({ drop }, k) => {
    if (components[k].value === 1) shadow += likeness[k] * drop;
  });
  const readable = weights.reduce((sum, weight) => sum + (weight > readableFrom ? 1 : 0), 0);
  return { values: lifted, shadow: shadow / Math.max(1, readable) };
}

/** 0..1, from the spot's red and blue shifts (natural logarithms, against green) and its darkening. */
function likeShadow(red: number, blue: number, drop: number): number {
  const redLimit = redRange.still + redRange.perUnit * drop;
  const blueLimit = blueRange.still + blueRange.perUnit * drop;
  const offRed = Math.abs(red) / redLimit;
  const offBlue = blue < 0 ? -blue / blueRange.below : blue / blueLimit;
  return smoothstep(likeColor.from, likeColor.to, Math.max(offRed, offBlue));
}

function readTints(photo: Raster, width: number, height: number): { red: Float32Array; blue: Float32Array } {
  const sums = new Float32Array(width * height * 3);
  for (let y = 0; y < photo.height; y += 2) {
    const row = Math.floor((y * height) / photo.height) * width;
    for (let x = 0; x < photo.width; x += 2) {
      const cell = (row + Math.floor((x * width) / photo.width)) * 3;
      const from = (y * photo.width + x) * 3;
      for (let c = 0; c < 3; c++) sums[cell + c] += linearFromByte[photo.data[from + c]];
    }
  }
  const red = new Float32Array(width * height);
  const blue = new Float32Array(width * height);
  for (let i = 0; i < red.length; i++) {
    red[i] = Math.log((sums[i * 3] + 1e-3) / (sums[i * 3 + 1] + 1e-3));
    blue[i] = Math.log((sums[i * 3 + 2] + 1e-3) / (sums[i * 3 + 1] + 1e-3));
  }
  return { red, blue };
}

/** Ground means in a wide neighborhood, weighted toward its brighter parts, which are probably lit. */
function meansAround(grid: BrightnessGrid, tints: { red: Float32Array; blue: Float32Array }) {
  const { width, height, values, weights } = grid;
  const reach = Math.max(2, Math.round(width / around.reach));
  const { power, darkest, brightest } = around;
  const trust = weights.map((weight, i) =>
    weight > readableFrom ? weight * Math.exp(power * clamp(values[i], darkest, brightest)) : 0,
  );
  const total = softBlur(trust, width, height, reach);
  const mean = (plane: Float32Array) => {
    const sum = softBlur(
      plane.map((value, i) => value * trust[i]),
      width,
      height,
      reach,
    );
    return sum.map((value, i) => (total[i] > 1e-5 ? value / total[i] : plane[i]));
  };
  return { brightness: mean(values), red: mean(tints.red), blue: mean(tints.blue) };
}
