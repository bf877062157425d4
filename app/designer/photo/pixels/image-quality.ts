import { type LinearRgb, linearFromByte } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";
import { clamp } from "../../numeric/scalar.ts";

/** Mean saturation of the plants' foliage colors; see readVividness. */
const drawnSaturation = 0.8;
/** Share of darkest pixels per channel, and the limit (linear). */
const haze = { darkest: 0.01, most: 0.02 };
/** Minimum (linear), and ratio to red and blue; required share of pixels; exponent and limits of vividness. */
const green = { least: 0.03, over: 1.1, enough: 0.02 };
const vividness = { exponent: 0.6, least: 0.7, most: 1.12 };

/** Linear. */
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

/** Saturation of all greens relative to drawn plants; 1 if there is too little green. */
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
