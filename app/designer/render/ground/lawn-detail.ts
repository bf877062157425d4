import { softBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import { luminancePlane } from "../../photo/pixels/ground-color.ts";
import type { Scene } from "../../photo/scene/scene.ts";

/** Radius of the three blurs that detail is separated from, and their total reach. */
const radius = 3;
const reach = 3 * radius;

/**
 * A factor, from the first row with ground on. Green lawn keeps more of it than bare soil; other ground keeps none, or
 * its outlines would remain in the new lawn.
 */
export function lawnDetail(photo: Raster, scene: Scene): Float32Array {
  const { width, height } = photo;
  const luminance = luminancePlane(photo);
  const firstGround = Math.floor(
    Math.max(
      0,
      scene.ground.findIndex((share) => share > 0),
    ) / width,
  );
  const top = Math.max(0, firstGround - reach);
  const first = top * width;
  const blurred = softBlur(luminance.subarray(first), width, height - top, radius);
  const strength = lerp(0.35, 0.75, smoothstep(0.1, 0.5, scene.greenShare));
  for (let i = first; i < luminance.length; i++) {
    if (byteAt(scene.ground, i) === 0 || !looksGrassy(photo.data, i * 3)) luminance[i] = 1;
    else {
      const detail = clamp(Math.log((floatAt(luminance, i) + 0.02) / (floatAt(blurred, i - first) + 0.02)), -0.7, 0.55);
      luminance[i] = Math.exp(detail * strength);
    }
  }
  return luminance;
}

function looksGrassy(data: Uint8Array, at: number): boolean {
  const green = byteAt(data, at + 1);
  return byteAt(data, at) < green * 1.14 && byteAt(data, at + 2) < green * 1.02;
}
