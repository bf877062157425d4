import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Eye } from "../lens/eye.ts";
import type { Regions } from "../pixels/regions.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** How far above the horizon a pixel surely is: share of the horizon's error, and least and most as shares of the height. */
const margin = { ofError: 0.5, least: 0.008, most: 0.04 };
/** Shares of a region above the horizon: a speck that proves nothing, and what surely stands. */
const aboveShare = { from: 0.02, to: 0.18 };
/** Log-odds that takes from "ground", as far as a pixel's colour (CIE L*a*b*, shade counts less) is that of the upper part. */
const crossingOdds = 6;
const lightnessWeight = 0.4;
const likeUpper = { from: 26, to: 14 };

/** What of a region is above the horizon. */
interface Upper {
  /** 0 = nothing, 1 = surely something that stands. */
  strength: number;
  /** Its mean CIE L*a*b*. */
  lab: readonly number[];
}

/**
 * Log-odds of "ground" per pixel, 0 or less: level ground never reaches above the horizon. A region
 * that does stands there, but only where it looks like its own upper part, since regions run together: a lawn is no tree
 * because the tree's shade has joined them.
 */
export function judgeCrossing(picture: SmallPicture, regions: Regions, eye: Eye): Float32Array {
  const { labels } = regions;
  const uppers = measureUppers(picture, regions, eye);
  return Float32Array.from(labels, (label, i) => {
    const { strength, lab } = uppers[label];
    if (strength === 0) return 0;
    const off = Math.hypot(
      lightnessWeight * (picture.lightness[i] - lab[0]),
      picture.greenRed[i] - lab[1],
      picture.blueYellow[i] - lab[2],
    );
    return -crossingOdds * strength * smoothstep(likeUpper.from, likeUpper.to, off);
  });
}

/** Rows by which a pixel has to be above the horizon to be so surely. */
export function marginAboveHorizon(eye: Eye, height: number): number {
  return clamp(eye.horizonError * margin.ofError, margin.least * height, margin.most * height);
}

function measureUppers(picture: SmallPicture, { labels, count }: Regions, eye: Eye): Upper[] {
  const { width, height, lightness, greenRed, blueYellow } = picture;
  const sureBy = marginAboveHorizon(eye, height);
  const areas = new Int32Array(count);
  const above = new Int32Array(count);
  const sums = new Float64Array(count * 3);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i];
    areas[label]++;
    if (Math.floor(i / width) >= eye.horizonAt(i % width) - sureBy) continue;
    above[label]++;
    sums[label * 3] += lightness[i];
    sums[label * 3 + 1] += greenRed[i];
    sums[label * 3 + 2] += blueYellow[i];
  }
  return Array.from(areas, (area, k) => ({
    strength: smoothstep(aboveShare.from, aboveShare.to, above[k] / area),
    lab: [0, 1, 2].map((c) => sums[k * 3 + c] / Math.max(1, above[k])),
  }));
}
