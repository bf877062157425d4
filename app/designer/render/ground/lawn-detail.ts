import { softBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import { luminancePlane } from "../../photo/pixels/ground-colour.ts";
import type { Scene } from "../../photo/scene/scene.ts";

/**
 * The photo's own fine detail as a factor: a green lawn gives more of it to the new one than bare soil does, and what is no
 * grass at all gives none, or its outline would stay in the lawn.
 */
export function lawnDetail(photo: Raster, scene: Scene): Float32Array {
  const luminance = luminancePlane(photo);
  const blurred = softBlur(luminance, photo.width, photo.height, 3);
  const strength = lerp(0.35, 0.75, smoothstep(0.1, 0.5, scene.greenShare));
  for (let i = 0; i < luminance.length; i++) {
    if (byteAt(scene.ground, i) === 0 || !looksGrassy(photo.data, i * 3)) luminance[i] = 1;
    else {
      const detail = clamp(Math.log((floatAt(luminance, i) + 0.02) / (floatAt(blurred, i) + 0.02)), -0.7, 0.55);
      luminance[i] = Math.exp(detail * strength);
    }
  }
  return luminance;
}

function looksGrassy(data: Uint8Array, at: number): boolean {
  const green = byteAt(data, at + 1);
  return byteAt(data, at) < green * 1.14 && byteAt(data, at + 2) < green * 1.02;
}
