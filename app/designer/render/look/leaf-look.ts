import { linearFromByte } from "../../numeric/colour.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";

/**
 * What foliage looks like: natural logarithms of the luminance that a tenth, a half and three quarters of its pixels stay
 * below, and the red and the blue of its middle pixel as shares of its luminance (1 = grey).
 */
export interface LeafLook {
  dark: number;
  middle: number;
  light: number;
  red: number;
  blue: number;
}

/** What the look of a photo's leaves is read from. */
export type LeafyScene = Pick<Scene, "width" | "height" | "leafage" | "haze" | "light">;

/** Of 255: how surely the reader takes a pixel for leaves. */
const surelyLeaves = 178;
/** Every so many pixels, across and down, are looked at. */
const stride = 3;
/** Share of the picture that is leaves, from which they begin to tell what leaves look like here, and tell all. */
const enough = { from: 0.003, to: 0.08 };
/** Luminance below which a logarithm would tell noise. */
const floor = 0.002;
/**
 * How leaves differ from the whole picture's middle, and look themselves: medians of 16 photos of yards (every third of
 * the labelled ones with even numbers).
 */
const usual = { belowPicture: 0.95, dark: 1.47, light: 0.63, red: 0.82, blue: 0.41 };
/** Autumn, bare twigs and deep shade are no colour for what is newly planted: how red and how blue leaves may be. By eye. */
const greens = { leastRed: 0.5, mostRed: 0.88, leastBlue: 0.12, mostBlue: 0.7 };

/** From how red on leaves tell nothing of the green of others: lit orange ones have twice as much red as luminance. By eye. */
const autumn = { from: 0.95, to: 1.15 };

/**
 * Blue, as a share of the light's own, from which a pixel among leaves is the sky behind them: leaves keep most of the blue
 * for themselves, in the shade, too, and crowns without leaves are mostly sky. By eye, on 41 photos.
 */
const skyBlue = 1;

/** The look of the photo's own leaves; where few are in view, what leaves usually look like in such a picture. */
export function readLeafLook(photo: Raster, scene: LeafyScene): LeafLook {
  const leaves = sample(photo, scene, true);
  const typical = usualLook(sample(photo, scene, false).luminance, scene);
  const looked = (photo.width * photo.height) / stride ** 2;
  const trust = smoothstep(enough.from, enough.to, leaves.luminance.length / looked);
  if (trust === 0) return typical;
  const [own, other] = [lookOf(leaves), typical];
  const hueTrust = trust * (1 - smoothstep(autumn.from, autumn.to, own.red));
  return {
    dark: lerp(other.dark, own.dark, trust),
    middle: lerp(other.middle, own.middle, trust),
    light: lerp(other.light, own.light, trust),
    red: clamp(lerp(other.red, own.red, hueTrust), greens.leastRed, greens.mostRed),
    blue: clamp(lerp(other.blue, own.blue, hueTrust), greens.leastBlue, greens.mostBlue),
  };
}

function usualLook(luminance: Float32Array, { light }: LeafyScene): LeafLook {
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

/** Red and blue of a light as shares of its luminance. */
export function castOf([red, green, blue]: Scene["light"]["level"]): { red: number; blue: number } {
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { red: red / luminance, blue: blue / luminance };
}

interface Samples {
  luminance: Float32Array;
  red: Float32Array;
  blue: Float32Array;
}

function lookOf({ luminance, red, blue }: Samples): LeafLook {
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

/** Pixels of leaves, or of all there is, without the haze that lies over them. */
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
