import { linearFromByte } from "../../numeric/colour.ts";
import type { Raster } from "../../numeric/raster.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { GroundColour } from "../pixels/ground-colour.ts";
import type { Light } from "../scene/scene.ts";
import type { SunReading } from "../sun/find-sun.ts";
import type { GroundContrast } from "./shading.ts";

// By eye, on photos of yards and fixture yards, as all numbers in this file that name no other source.
/** Radians: the sun is drawn no lower, or its shadows would cross the yard, and no higher; and this high in doubt. */
const lowest = 0.47;
const highest = 1.1;
const doubtful = 0.98;

/**
 * Reads the light. The sun stands where `sun` found it, but the higher the less sure that is, so that shadows that may be
 * wrong are short. It is as strong as the sky is blue and the ground is contrasty and shadowed; its colour follows the
 * photo's white balance and its power the ground's brightness. `confidence` 0..1 is that of the ground's reading.
 */
export function readLight(
  photo: Raster,
  ground: GroundColour,
  contrast: GroundContrast,
  sun: SunReading,
  confidence: number,
): Light {
  const blueShare = readBlueShare(photo);
  // Among clutter most that is dark on the ground is a thing or another material, and no shadow.
  const trust = smoothstep(0.3, 0.7, confidence);
  // Cast shadows on the ground prove the sun, whatever the sky looks like: on sunny days they darken it by 5 % and more.
  const proof = 0.45 * smoothstep(0.02, 0.06, contrast.shadow);
  const strength = clamp(
    0.3 + trust * (proof + 0.9 * Math.max(0, contrast.deviation - 0.16)) + 1.5 * Math.min(blueShare, 0.3),
    0.3,
    1,
  );
  // Under an overcast sky dark places are no shadows of the sun.
  const certainty = sun.certainty * smoothstep(0.3, 0.5, strength);
  const direction = directionOf(sun.azimuth, clamp(lerp(doubtful, sun.elevation, certainty), lowest, highest));
  const white = whiteBalance(photo);
  const albedo = lerp(0.24, 0.12, ground.greenShare);
  // The exponent and the limits keep dirt yards, whose ground is bright, from making everything on them neon.
  const exposure = clamp((ground.luminance / albedo) ** 0.72 * 1.06, 0.5, 1.32);
  const sunShare = 0.72 * strength;
  const direct = [1.05, 1, 0.92].map((tint, c) => (tint * white[c] * exposure * sunShare) / direction[1]);
  const sky = [0.95, 1, 1.08].map((tint, c) => tint * white[c] * exposure * (1 - sunShare));
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

/** How much of the upper half is blue sky, 0..1. */
function readBlueShare({ width, height, data }: Raster): number {
  let blue = 0;
  let count = 0;
  for (let y = 0; y < height * 0.5; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const i = (y * width + x) * 3;
      if (data[i + 2] > data[i] * 1.18 && data[i + 2] > data[i + 1] * 1.03 && data[i + 2] > 110) blue++;
      count++;
    }
  }
  return blue / Math.max(1, count);
}

/** Half of the cast found by "shades of gray" with norm 5 (Finlayson and Trezzi, 2004). */
function whiteBalance(photo: Raster): number[] {
  const sums = [0, 0, 0];
  for (let i = 0; i < photo.width * photo.height; i += 7) {
    for (let c = 0; c < 3; c++) sums[c] += linearFromByte[photo.data[i * 3 + c]] ** 5;
  }
  const norms = sums.map((sum) => sum ** 0.2);
  const mean = (norms[0] + norms[1] + norms[2]) / 3 || 1;
  return norms.map((norm) => (norm > 0 ? (norm / mean) ** 0.5 : 1));
}
