import { boxBlur, softBlur } from "../numeric/filters.ts";
import { colourGuidedFilter, guidedFilter } from "../numeric/guided-filter.ts";
import { featureCount, type SmallPicture } from "./small-picture.ts";

import { findFeet } from "./upright-lines.ts";

/**
 * Log-odds of "ground" before any colour is learned: from the row, from the sky, from how many edges lie between the
 * pixel and the picture's lower border, against water, and against upright lines (their density, 0..1).
 */
export function groundPrior(picture: SmallPicture, sky: Uint8Array, uprights: Float32Array): Float32Array {
  const { width, height } = picture;
  const detour = edgesFromBelow(picture);
  const feet = findFeet(uprights, width, height);
  const prior = new Float32Array(width * height);
  for (let i = 0; i < prior.length; i++) {
    prior[i] = rowPrior(Math.floor(i / width) / height);
    if (sky[i]) prior[i] -= 12;
    prior[i] -= Math.min(3, 8 * Math.max(0, detour[i] - 0.12));
    prior[i] -= Math.min(6, 60 * uprights[i]);
    if (Math.floor(i / width) < feet[i % width]) prior[i] -= 5;
    if (looksLikeWater(picture, i)) prior[i] -= 7;
  }
  return prior;
}

/** Piecewise linear in the row (0 top, 1 bottom): yards are photographed standing, with the ground below. */
function rowPrior(t: number): number {
  if (t < 0.22) return -9;
  if (t < 0.36) return -9 + ((t - 0.22) / 0.14) * 6.5;
  if (t < 0.52) return -2.5 + ((t - 0.36) / 0.16) * 2.5;
  if (t < 0.78) return ((t - 0.52) / 0.26) * 1.6;
  return 1.6 + ((t - 0.78) / 0.22) * 1.6;
}

function looksLikeWater(picture: SmallPicture, i: number): boolean {
  const a = picture.features[i * featureCount + 1] / 1.6;
  const b = picture.features[i * featureCount + 2] / 1.3;
  const isTurquoise = a < -8 && b < -5 && Math.hypot(a, b) > 15;
  return isTurquoise || (b < -24 && picture.lightness[i] > 30);
}

/** Cheapest way up from the lower border, where crossing an edge costs its strength. */
function edgesFromBelow(picture: SmallPicture): Float32Array {
  const { width, height } = picture;
  const cost = edgeCost(picture);
  const distance = new Float32Array(width * height).fill(1e9);
  distance.fill(0, (height - 1) * width);
  for (let pass = 0; pass < 4; pass++) {
    sweepUp(distance, cost, width, height);
    sweepDown(distance, cost, width, height);
  }
  return distance;
}

function sweepUp(distance: Float32Array, cost: Float32Array, width: number, height: number): void {
  for (let y = height - 2; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let best = distance[i + width];
      if (x > 0) best = Math.min(best, distance[i + width - 1], distance[i - 1]);
      if (x < width - 1) best = Math.min(best, distance[i + width + 1]);
      if (best + cost[i] < distance[i]) distance[i] = best + cost[i];
    }
  }
}

function sweepDown(distance: Float32Array, cost: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      let best = distance[i];
      if (x < width - 1) best = Math.min(best, distance[i + 1] + cost[i]);
      if (y > 0) best = Math.min(best, distance[i - width] + cost[i]);
      if (y < height - 1) best = Math.min(best, distance[i + width] + cost[i]);
      distance[i] = best;
    }
  }
}

/** Edge strength of the picture after smoothing away its texture, above what is usual around the pixel. */
function edgeCost(picture: SmallPicture): Float32Array {
  const { width, height, guide } = picture;
  const smooth = [
    guidedFilter(guide[0], guide[0], width, height, 5, 0.004),
    colourGuidedFilter(guide, guide[1], width, height, 5, 0.004),
    colourGuidedFilter(guide, guide[2], width, height, 5, 0.004),
  ];
  const edge = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      for (const plane of smooth) {
        edge[i] += Math.abs(plane[i + 1] - plane[i - 1]) + Math.abs(plane[i + width] - plane[i - width]);
      }
    }
  }
  const usual = softBlur(edge, width, height, 9);
  const local = boxBlur(edge, width, height, 1);
  return local.map((strength, i) => {
    const x = i % width;
    if (x < 3 || x > width - 4) return 0.02;
    return Math.max(0, strength - 1.5 * usual[i] - 0.03) + 0.0003;
  });
}
