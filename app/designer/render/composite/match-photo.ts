import { hash2 } from "../../numeric/random.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";

/**
 * A photo this sharp (see Scene.sharpness) is as sharp as what is drawn, by the contrast of leaves over two pixels. A softer
 * one softens it at most as much, and what a camera has sharpened sharpens it.
 */
const drawnSharpness = 0.49;
const mostSoft = 0.17;
const mostSharp = -0.08;
/** Less cannot be seen. */
const leastSeen = 0.02;

/**
 * Gives drawn pixels the softness and the noise of the photo, in place. `changed` 0..255 per pixel; 0 stays as it is.
 */
export function matchPhoto(picture: Raster, changed: Uint8Array, scene: Pick<Scene, "grain" | "sharpness">): void {
  const blend = clamp((drawnSharpness - scene.sharpness) * 1.3, mostSharp, mostSoft);
  if (Math.abs(blend) > leastSeen) soften(picture, changed, blend);
  addGrain(picture, changed, scene.grain * 1.6);
}

/** Mixes every changed pixel with its four neighbours, `blend` across and `blend` along; below 0 it stands out from them. */
function soften(picture: Raster, changed: Uint8Array, blend: number): void {
  const { width, height, data } = picture;
  const sharp = new Uint8Array(data);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const part = byteAt(changed, pixel);
      if (part === 0) continue;
      const share = (blend * part) / 255;
      for (let i = pixel * 3; i < pixel * 3 + 3; i++) {
        const beside = byteAt(sharp, i - 3) + byteAt(sharp, i + 3);
        const neighbours = beside + byteAt(sharp, i - width * 3) + byteAt(sharp, i + width * 3);
        const mixed = byteAt(sharp, i) * (1 - 2 * share) + neighbours * share * 0.5;
        data[i] = clamp(Math.round(mixed), 0, 255);
      }
    }
  }
}

function addGrain(picture: Raster, changed: Uint8Array, strength: number): void {
  const { width, data } = picture;
  for (let pixel = 0; pixel < changed.length; pixel++) {
    const part = byteAt(changed, pixel);
    if (part === 0) continue;
    const noise = (noiseAt(pixel % width, Math.floor(pixel / width)) * strength * part) / 255;
    for (let i = pixel * 3; i < pixel * 3 + 3; i++) data[i] = clamp(Math.round(byteAt(data, i) + noise), 0, 255);
  }
}

/** Sum of three uniform numbers about zero, -1.5..1.5: near enough to sensor noise. */
function noiseAt(x: number, y: number): number {
  return hash2(x, y, 1) + hash2(x, y, 2) + hash2(x, y, 3) - 1.5;
}
