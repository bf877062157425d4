import { linearFromByte } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";

/**
 * Natural logarithms of luminance at three percentiles; red and blue of the median pixel over its luminance (1 = gray).
 */
export interface LeafAppearance {
  dark: number;
  middle: number;
  light: number;
  red: number;
  blue: number;
}

export type LeafyScene = Pick<Scene, "width" | "height" | "leafage" | "haze" | "light">;

const surelyLeaves = 178;
/** Only every so many pixels are read, in both directions. */
const stride = 3;
/** Share of the picture covered by leaves, between which its own leaves go from no to full weight. */
const enough = { from: 0.003, to: 0.08 };
/** Luminance below which a logarithm would be noise. */
const floor = 0.002;
/**
 * Leaves relative to the picture's median, and their own spread: medians of 16 photos (every third even-numbered
 * labeled one).
 */
const usual = { belowPicture: 0.95, dark: 1.47, light: 0.63, red: 0.82, blue: 0.41 };
/** Limits of red and blue: autumn leaves, bare twigs and deep shade should not color new plants. */
const greens = { leastRed: 0.5, mostRed: 0.88, leastBlue: 0.12, mostBlue: 0.7 };

/** Red from which leaves say nothing about green ones: sunlit orange leaves have twice as much red as luminance. */
const autumn = { from: 0.95, to: 1.15 };

/**
 * Blue relative to the light: leaves absorb most blue even in shade, and bare crowns are mostly sky. By eye, on 41
 * photos.
 */
const skyBlue = 1;

/** Where few leaves are in view, that of typical leaves in such a picture. */
export function readLeafAppearance(photo: Raster, scene: LeafyScene): LeafAppearance {
  const leaves = sample(photo, scene, true);
  const typical = usualAppearance(sample(photo, scene, false).luminance, scene);
  const looked = (photo.width * photo.height) / stride ** 2;
  const trust = smoothstep(enough.from, enough.to, leaves.luminance.length / looked);
  if (trust === 0) return typical;
  const [own, other] = [appearanceOf(leaves), typical];
  const hueTrust = trust * (1 - smoothstep(autumn.from, autumn.to, own.red));
  return {
    dark: lerp(other.dark, own.dark, trust),
    middle: lerp(other.middle, own.middle, trust),
    light: lerp(other.light, own.light, trust),
    red: clamp(lerp(other.red, own.red, hueTrust), greens.leastRed, greens.mostRed),
    blue: clamp(lerp(other.blue, own.blue, hueTrust), greens.leastBlue, greens.mostBlue),
  };
}

function usualAppearance(luminance: Float32Array, { light }: LeafyScene): LeafAppearance {
  const middle = quantile(luminance.sort(), 0.5) - usual.belowPicture;
  const { red, blue } = castOf(light.level);
  return {
    dark: middle - usual.dark,
    middle,
    light: middle + usual.light,
    red: usual.red * red,
    blue: usual.blue * blue,
  };
}

export function castOf([red, green, blue]: Scene["light"]["level"]): { red: number; blue: number } {
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { red: red / luminance, blue: blue / luminance };
}

interface Samples {
  luminance: Float32Array;
  red: Float32Array;
  blue: Float32Array;
}

function appearanceOf({ luminance, red, blue }: Samples): LeafAppearance {
  luminance.sort();
  return {
    dark: quantile(luminance, 0.1),
    middle: quantile(luminance, 0.5),
    light: quantile(luminance, 0.75),
    red: quantile(red.sort(), 0.5),
    blue: quantile(blue.sort(), 0.5),
  };
}

function quantile(sorted: Float32Array, share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** All pixels if not `leavesOnly`, without the haze. */
function sample(photo: Raster, { width, height, leafage, haze, light }: LeafyScene, leavesOnly: boolean): Samples {
  const cast = castOf(light.level);
  const most = Math.ceil(width / stride) * Math.ceil(height / stride);
  const [luminance, red, blue] = [new Float32Array(most), new Float32Array(most), new Float32Array(most)];
  let count = 0;
  for (let y = 0; y < height; y += stride) {
    const row = Math.floor((y * leafage.height) / height) * leafage.width;
    for (let x = 0; x < width; x += stride) {
      if (leavesOnly && byteAt(leafage.values, row + Math.floor((x * leafage.width) / width)) < surelyLeaves) continue;
      const i = (y * width + x) * 3;
      const r = Math.max(0, floatAt(linearFromByte, byteAt(photo.data, i)) - haze[0]);
      const g = Math.max(0, floatAt(linearFromByte, byteAt(photo.data, i + 1)) - haze[1]);
      const b = Math.max(0, floatAt(linearFromByte, byteAt(photo.data, i + 2)) - haze[2]);
      const own = floor + 0.2126 * r + 0.7152 * g + 0.0722 * b;
      if (leavesOnly && b > skyBlue * cast.blue * own) continue;
      luminance[count] = Math.log(own);
      red[count] = (r + floor) / own;
      blue[count] = (b + floor) / own;
      count++;
    }
  }
  return {
    luminance: luminance.subarray(0, count),
    red: red.subarray(0, count),
    blue: blue.subarray(0, count),
  };
}
