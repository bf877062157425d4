import { boxBlur } from "../numeric/filters.ts";
import type { SmallPicture } from "./small-picture.ts";

/** Least step of lightness across an edge, and how much steeper it must be across than along. */
const leastStep = 5;
const uprightRatio = 5;
/** Shortest line, as share of the height: shorter ones are grass and leaves. */
const shortestShare = 0.055;
/** Density at which something surely stands there. */
export const crowded = 0.03;
/** Widest wall between two uprights, as share of the width. */
const widestGap = 0.3;

/**
 * Density (0..1) of straight upright lines around each pixel. Walls, windows, palings and trunks are full of them; on the
 * ground they hardly occur, because lines there run towards the horizon.
 */
export function uprightLineDensity(picture: SmallPicture): Float32Array {
  const { width, height } = picture;
  const marks = new Float32Array(width * height);
  const edge = uprightEdges(picture);
  const shortest = Math.round(height * shortestShare);
  for (let x = 2; x < width - 2; x++) {
    let run = 0;
    for (let y = 0; y <= height; y++) {
      const i = y * width + x;
      if (y < height && edge[i]) {
        run++;
        continue;
      }
      if (run >= shortest) for (let back = 1; back <= run; back++) marks[i - back * width] = 1;
      run = 0;
    }
  }
  const radius = Math.round(Math.max(width, height) * 0.022);
  return boxBlur(boxBlur(marks, width, height, radius), width, height, radius);
}

/**
 * Row per column down to which something surely stands, 0 where nothing does: the lower end of its upright lines, and
 * between two such columns that are close together (the wall between two windows) the higher of both ends.
 */
export function findFeet(density: Float32Array, width: number, height: number): Float32Array {
  const feet = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    for (let y = height - 1; y >= 0 && feet[x] === 0; y--) if (density[y * width + x] > crowded) feet[x] = y;
  }
  return closeGaps(feet, Math.round((width * widestGap) / 2));
}

/** Grey-scale closing: a running maximum, then a running minimum; the profile counts as 0 outside. */
function closeGaps(profile: Float32Array, reach: number): Float32Array {
  const at = (x: number) => profile[x] ?? 0;
  const highest = Float32Array.from({ length: profile.length + 2 * reach }, (_, k) => {
    let best = 0;
    for (let x = k - 2 * reach; x <= k; x++) best = Math.max(best, at(x));
    return best;
  });
  return profile.map((_, x) => {
    let least = Number.POSITIVE_INFINITY;
    for (let k = x; k <= x + 2 * reach; k++) least = Math.min(least, highest[k]);
    return least;
  });
}

/** Local maxima of the lightness step across columns, widened by one pixel so that a line may lean a little. */
function uprightEdges(picture: SmallPicture): Uint8Array {
  const { width, height, lightness } = picture;
  const edges = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const across = Math.abs(lightness[i + 1] - lightness[i - 1]);
      if (across < leastStep) continue;
      const along = Math.abs(lightness[i + width] - lightness[i - width]);
      if (across < along * uprightRatio) continue;
      if (across < Math.abs(lightness[i] - lightness[i - 2]) || across < Math.abs(lightness[i + 2] - lightness[i]))
        continue;
      edges[i] = 1;
    }
  }
  return edges;
}
