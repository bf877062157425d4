import type { LinearRgb } from "../../numeric/color.ts";
import { linearFromByte } from "../../numeric/color.ts";
import type { PaintedRgb } from "../../numeric/paint.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import { groundKinds, type Scene } from "../../photo/scene/scene.ts";
import type { LeafAppearance } from "../look/leaf-appearance.ts";

export type LawnScene = Pick<
  Scene,
  "width" | "height" | "ground" | "groundKinds" | "shading" | "greenShare" | "lawnColor"
> & { light: Pick<Scene["light"], "level"> };

/** Albedos in full light, and what the photo's shade does to them. */
export interface LawnGreens {
  dark: LinearRgb;
  light: LinearRgb;
  /** Factors on the color where the shading is {@link fullShade} or less. */
  shaded: LinearRgb;
}

/** Dark and light grass relative to the mean: darker grass is cooler, lighter grass yellower. */
const darker: LinearRgb = [0.41, 0.46, 0.52];
const lighter: LinearRgb = [1.62, 1.54, 1.34];
/** Shading from which the lawn is sunlit, and up to which it is in full shade. */
const fullSun = 0.92;
const fullShade = 0.6;
/**
 * Red and blue over the median leaf's, luminance over the geometric mean of sunlit leaves and white ground. Medians of
 * 16 yards with a green lawn among 58 unlabeled ones (every fourth).
 */
const besideLeaves = { red: 0.91, blue: 0.51, luminance: 0.41 };
/** Half of what shade does to lawns on the same photos, for those that show none: their shade is often new. */
const usualShade: LinearRgb = [0.76, 0.88, 1.1];
const shadeFactors = { least: 0.3, most: 1.6 };
const albedos = { least: 0.05, most: 0.34 };
/** Only every so many pixels are read, in both directions; fewer than `enough` say nothing. */
const stride = 4;
const enough = 150;
const surelyGround = 230;
const lawnKind = groundKinds.indexOf("lawn");

/** Those of the photo's own lawn as far as it is green, else as its leaves suggest: same light, same camera. */
export function readLawnGreens(photo: Raster, scene: LawnScene, leaves: LeafAppearance): LawnGreens {
  const { sunlit, shaded } = sampleLawn(photo, scene);
  const own = sunlit.count >= enough ? meanOf(sunlit) : colorOfGreenGround(scene);
  const suggested = suggestGreen(scene, leaves);
  const mean = own ? followLawn(own, suggested, scene.greenShare) : suggested;
  const hasBoth = own && sunlit.count >= enough && shaded.count >= enough;
  return {
    dark: multiplied(mean, darker),
    light: multiplied(mean, lighter),
    shaded: hasBoth ? shadeBetween(own, meanOf(shaded)) : usualShade,
  };
}

/** Beyond the shading itself. */
export function shadeLawn({ shaded }: LawnGreens, shading: number, grass: PaintedRgb): void {
  if (shading >= fullSun) return;
  const share = Math.min(1, (fullSun - shading) / (fullSun - fullShade));
  for (const c of indices3) grass[c] *= 1 + share * (shaded[c] - 1);
}

interface GreenSum {
  color: PaintedRgb;
  count: number;
}

function sampleLawn(photo: Raster, scene: LawnScene): { sunlit: GreenSum; shaded: GreenSum } {
  const { width, height, ground, groundKinds: map, shading, light } = scene;
  const sunlit: GreenSum = { color: [0, 0, 0], count: 0 };
  const shaded: GreenSum = { color: [0, 0, 0], count: 0 };
  for (let y = 0; y < height; y += stride) {
    const kindRow = Math.floor((y * map.height) / height) * map.width;
    const shadeRow = Math.floor((y * shading.height) / height) * shading.width;
    for (let x = 0; x < width; x += stride) {
      const i = y * width + x;
      if (byteAt(ground, i) < surelyGround) continue;
      if (byteAt(map.values, kindRow + Math.floor((x * map.width) / width)) !== lawnKind) continue;
      const green = byteAt(photo.data, i * 3 + 1);
      if (green <= byteAt(photo.data, i * 3) || green <= byteAt(photo.data, i * 3 + 2)) continue;
      const shade = floatAt(shading.values, shadeRow + Math.floor((x * shading.width) / width));
      if (shade < fullSun && shade > fullShade) continue;
      const sum = shade < fullSun ? shaded : sunlit;
      for (const c of indices3) {
        sum.color[c] +=
          floatAt(linearFromByte, byteAt(photo.data, i * 3 + c)) / (light.level[c] * Math.max(0.1, shade));
      }
      sum.count++;
    }
  }
  return { sunlit, shaded };
}

function meanOf({ color: [red, green, blue], count }: GreenSum): LinearRgb {
  return [red / count, green / count, blue / count];
}

function colorOfGreenGround({ lawnColor, light: { level } }: LawnScene): LinearRgb | undefined {
  return lawnColor && [lawnColor[0] / level[0], lawnColor[1] / level[1], lawnColor[2] / level[2]];
}

function suggestGreen({ light: { level } }: LawnScene, leaves: LeafAppearance): LinearRgb {
  const white = luminanceOf(level);
  const luminance = clamp(
    (besideLeaves.luminance * Math.sqrt(Math.exp(leaves.light) * white)) / white,
    albedos.least,
    albedos.most,
  );
  const red = besideLeaves.red * leaves.red;
  const blue = besideLeaves.blue * leaves.blue;
  const green = (1 - 0.2126 * red - 0.0722 * blue) / 0.7152;
  const scale = luminance * white;
  return [(red * scale) / level[0], (green * scale) / level[1], (blue * scale) / level[2]];
}

/** A lush remaining lawn is what the eye compares with; a thin or dry one is what the customer wants to replace. */
function followLawn(own: LinearRgb, suggested: LinearRgb, greenShare: number): LinearRgb {
  const seen = smoothstep(0.06, 0.2, greenShare);
  const lush = 1 - (Math.max(own[0], own[2]) / own[1]) ** (1 / 2.2);
  const trust = seen * smoothstep(0.02, 0.13, lush);
  const luminance = lerp(luminanceOf(suggested), clamp(luminanceOf(own), albedos.least, albedos.most), seen);
  const hue = (c: 0 | 1 | 2) => lerp(suggested[c] / luminanceOf(suggested), own[c] / luminanceOf(own), trust);
  return [luminance * hue(0), luminance * hue(1), luminance * hue(2)];
}

function shadeBetween(sunlit: LinearRgb, shaded: LinearRgb): LinearRgb {
  const factor = (c: 0 | 1 | 2) => clamp(shaded[c] / sunlit[c], shadeFactors.least, shadeFactors.most);
  return [factor(0), factor(1), factor(2)];
}

function multiplied(color: LinearRgb, by: LinearRgb): LinearRgb {
  return [color[0] * by[0], color[1] * by[1], color[2] * by[2]];
}

function luminanceOf([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
