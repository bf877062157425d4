import { type LinearRgb, linearFromByte } from "../../numeric/colour.ts";
import type { Raster } from "../../numeric/raster.ts";
import { clamp } from "../../numeric/scalar.ts";

/** Mean saturation of foliage as the plants' colours have it; see readVividness. */
const drawnSaturation = 0.8;
// By eye, on photos of yards, as all numbers in this file that name no other source.
/** Bytes of the cross of second differences that are an edge's and no grain's; what of it is grain, and the limits. */
const grain = { edge: 24, share: 0.1, least: 0.4, most: 2.2 };
/** The darkest share of a channel, and the most (linear) that is haze. */
const haze = { darkest: 0.01, most: 0.02 };
/** Bytes of a strong edge over four pixels; what is answered where there is none. */
const strongEdge = 40;
const usualSharpness = 0.5;
/** Green: linear at least, and over red and blue. Share of the pixels that is enough; exponent and limits of vividness. */
const green = { least: 0.03, over: 1.1, enough: 0.02 };
const vividness = { exponent: 0.6, least: 0.7, most: 1.12 };

/** Strength of the photo's own noise and sharpness in bytes, so that drawn parts are not cleaner than the rest. */
export function readGrain(photo: Raster): number {
  const { width, height, data } = photo;
  let sum = 0;
  let count = 0;
  for (let y = 2; y < height - 2; y += 5) {
    for (let x = 2; x < width - 2; x += 5) {
      const i = (y * width + x) * 3 + 1;
      const cross = data[i - 3] + data[i + 3] + data[i - width * 3] + data[i + width * 3];
      sum += Math.min(grain.edge, Math.abs(4 * data[i] - cross));
      count++;
    }
  }
  return clamp((sum / Math.max(1, count)) * grain.share, grain.least, grain.most);
}

/** The darkest 1 % of each channel, at most 0.02. */
export function readHaze(photo: Raster): LinearRgb {
  const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
  const pixels = photo.width * photo.height;
  for (let i = 0; i < pixels * 3; i++) counts[i % 3][photo.data[i]]++;
  const darkest = counts.map((histogram) => {
    let seen = 0;
    const byte = histogram.findIndex((count) => {
      seen += count;
      return seen > pixels * haze.darkest;
    });
    return Math.min(haze.most, linearFromByte[Math.max(0, byte)]);
  });
  return [darkest[0], darkest[1], darkest[2]];
}

/** How much of a strong edge (40 bytes over 4 pixels) happens within one pixel. */
export function readSharpness(photo: Raster): number {
  const { width, height, data } = photo;
  let steepest = 0;
  let total = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 2; x < width - 2; x++) {
      const i = (y * width + x) * 3 + 1;
      const rise = Math.abs(data[i + 6] - data[i - 6]);
      if (rise < strongEdge) continue;
      steepest += Math.max(Math.abs(data[i + 3] - data[i]), Math.abs(data[i] - data[i - 3]));
      total += rise;
    }
  }
  return total > 0 ? steepest / total : usualSharpness;
}

/** Saturation of all that is green in the photo, relative to drawn plants; 1 where too little is green. */
export function readVividness(photo: Raster): number {
  let saturation = 0;
  let count = 0;
  for (let i = 0; i < photo.data.length; i += 9) {
    const r = linearFromByte[photo.data[i]];
    const g = linearFromByte[photo.data[i + 1]];
    const b = linearFromByte[photo.data[i + 2]];
    if (g < green.least || g < r * green.over || g < b * green.over) continue;
    saturation += (g - Math.min(r, b)) / (0.2126 * r + 0.7152 * g + 0.0722 * b);
    count++;
  }
  const isEnough = count > green.enough * (photo.data.length / 9);
  if (!isEnough) return 1;
  return clamp((saturation / count / drawnSaturation) ** vividness.exponent, vividness.least, vividness.most);
}
