import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Eye } from "../lens/eye.ts";
import type { Regions } from "../pixels/regions.ts";
import type { SmallPicture } from "../pixels/small-picture.ts";

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
      0.4 * (picture.lightness[i] - lab[0]),
      picture.greenRed[i] - lab[1],
      picture.blueYellow[i] - lab[2],
    );
    return -6 * strength * smoothstep(26, 14, off);
  });
}

function measureUppers(picture: SmallPicture, { labels, count }: Regions, eye: Eye): Upper[] {
  const { width, height, lightness, greenRed, blueYellow } = picture;
  const margin = clamp(eye.horizonError * 0.5, 0.008 * height, 0.04 * height);
  const areas = new Int32Array(count);
  const above = new Int32Array(count);
  const sums = new Float64Array(count * 3);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i];
    areas[label]++;
    if (Math.floor(i / width) >= eye.horizonAt(i % width) - margin) continue;
    above[label]++;
    sums[label * 3] += lightness[i];
    sums[label * 3 + 1] += greenRed[i];
    sums[label * 3 + 2] += blueYellow[i];
  }
  return Array.from(areas, (area, k) => ({
    strength: smoothstep(0.02, 0.18, above[k] / area),
    lab: [0, 1, 2].map((c) => sums[k * 3 + c] / Math.max(1, above[k])),
  }));
}
