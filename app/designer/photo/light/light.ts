import { linearFromByte } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { GroundColor } from "../pixels/ground-color.ts";
import type { Light } from "../scene/scene.ts";
import { type SunReading, trustedGround } from "../sun/find-sun.ts";
import { type GroundContrast, sunnyShadow } from "./shading.ts";

/** Radians: lower, shadows would cross the yard. `highest` limits the other side; the last is used in doubt. */
const lowest = 0.47;
const highest = 1.1;
const doubtful = 0.98;
/**
 * Range of the sun's strength; what shadows, uneven ground (beyond that of grass) and blue sky add; and the share of
 * the upper half at which blue sky has its full effect.
 */
const sunStrength = {
  least: 0.3,
  most: 1,
  shadow: 0.45,
  unevenness: 0.9,
  usualDeviation: 0.16,
  blue: 1.5,
  mostBlue: 0.3,
};
/** Strengths below which the sun's direction is unknown, and above which it is as certain as the cues. */
const casting = { from: 0.3, to: 0.5 };
/** Share of light from the strongest sun; tints of sun and sky. */
const mostSunShare = 0.72;
const sunTint = [1.05, 1, 0.92] as const;
const skyTint = [0.95, 1, 1.08] as const;
/** Luminance of ground in full light; exposure. From a study of 48 yard photos, except `factor`. */
const albedo = { bare: 0.24, green: 0.12 };
const exposureCurve = { exponent: 0.72, factor: 1.06, least: 0.28, most: 1.32 };
/** Blue over red, blue over green, and minimum blue in bytes. */
const blueSky = { overRed: 1.18, overGreen: 1.03, least: 110 };

/**
 * The sun is where `sun` found it, but higher in doubt, so that wrong shadows are short. Strength follows blue sky and
 * ground contrast, color the white balance, power the ground's brightness. `confidence` is that of the ground (0..1).
 */
export function readLight(
  photo: Raster,
  ground: GroundColor,
  contrast: GroundContrast,
  sun: SunReading,
  confidence: number,
): Light {
  const blueShare = readBlueShare(photo);
  // In clutter, dark areas are mostly things or other materials, not shadow.
  const trust = smoothstep(trustedGround.from, trustedGround.to, confidence);
  // Cast shadows prove that there is sun, whatever the sky looks like: they darken the ground by at least 5 %.
  const { least, most, shadow, unevenness, usualDeviation, blue, mostBlue } = sunStrength;
  const proof = shadow * smoothstep(sunnyShadow.from, sunnyShadow.to, contrast.shadow);
  const uneven = unevenness * Math.max(0, contrast.deviation - usualDeviation);
  const strength = clamp(least + trust * (proof + uneven) + blue * Math.min(blueShare, mostBlue), least, most);
  // Under an overcast sky, dark places are not shadows of the sun.
  const certainty = sun.certainty * smoothstep(casting.from, casting.to, strength);
  const direction = directionOf(sun.azimuth, clamp(lerp(doubtful, sun.elevation, certainty), lowest, highest));
  const white = whiteBalance(photo);
  const groundAlbedo = lerp(albedo.bare, albedo.green, ground.greenShare);
  // Exponent and limits prevent bright dirt from making everything on it neon.
  const { exponent, factor, least: dimmest, most: brightest } = exposureCurve;
  const exposure = clamp((ground.luminance / groundAlbedo) ** exponent * factor, dimmest, brightest);
  const sunShare = mostSunShare * strength;
  const direct = sunTint.map((tint, c) => (tint * white[c] * exposure * sunShare) / direction[1]);
  const sky = skyTint.map((tint, c) => tint * white[c] * exposure * (1 - sunShare));
  const level = direct.map((power, c) => power * direction[1] + sky[c]);
  return {
    direction,
    certainty,
    strength,
    sunShare,
    sun: [direct[0], direct[1], direct[2]],
    sky: [sky[0], sky[1], sky[2]],
    level: [level[0], level[1], level[2]],
  };
}

function directionOf(azimuth: number, elevation: number): Vec3 {
  const level = Math.cos(elevation);
  return [Math.sin(azimuth) * level, Math.sin(elevation), Math.cos(azimuth) * level];
}

function readBlueShare({ width, height, data }: Raster): number {
  let blue = 0;
  let count = 0;
  for (let y = 0; y < height * 0.5; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const i = (y * width + x) * 3;
      const [red, green, own] = [data[i], data[i + 1], data[i + 2]];
      if (own > red * blueSky.overRed && own > green * blueSky.overGreen && own > blueSky.least) blue++;
      count++;
    }
  }
  return blue / Math.max(1, count);
}

const fifthPower = Float64Array.from(linearFromByte, (light) => light ** 5);

/** Half of the color cast found by "shades of gray" (Finlayson and Trezzi, 2004), with a norm of 5. */
function whiteBalance(photo: Raster): number[] {
  const sums = [0, 0, 0];
  for (let i = 0; i < photo.width * photo.height; i += 7) {
    for (let c = 0; c < 3; c++) sums[c] += fifthPower[photo.data[i * 3 + c]];
  }
  const norms = sums.map((sum) => sum ** 0.2);
  const mean = (norms[0] + norms[1] + norms[2]) / 3 || 1;
  return norms.map((norm) => (norm > 0 ? (norm / mean) ** 0.5 : 1));
}
