import { linearFromByte } from "../../numeric/color.ts";
import { boxBlur } from "../../numeric/filters.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import type { UprightObjects } from "../../photo/upright/upright-objects.ts";

/** Parts of the picture's width, each with its own veil. */
const parts = 24;
/** Share of darkest pixels; every house, fence and hedge has a dark corner, so what these show is veil. */
const darkest = 0.03;
const mostVeil = 0.12;
/** Height of the band above the ground where the backdrop is measured, as a share of the picture's height. */
const bandShare = 0.16;

type AiryScene = Pick<Scene, "ground" | "haze" | "width" | "height">;

/**
 * The veil of air and glare over the backdrop, which new things get in proportion to their distance. Measured per part
 * of the width, because a sun next to the lens veils one side more.
 */
export class Air {
  private readonly veils: Float32Array;
  private readonly haze: Scene["haze"];
  private readonly uprightObjects: Pick<UprightObjects, "backdropZ" | "width">;

  constructor(photo: Raster, scene: AiryScene, uprightObjects: Pick<UprightObjects, "backdropZ" | "width">) {
    this.haze = scene.haze;
    this.uprightObjects = uprightObjects;
    this.veils = readVeils(photo, scene);
  }

  /** `color` is premultiplied and linear, changed in place; `z` is in meters. */
  veil(color: [number, number, number], column: number, z: number, coverage: number): void {
    const depth = clamp(z / floatAt(this.uprightObjects.backdropZ, column), 0, 1.1);
    const at = clamp((column / this.uprightObjects.width) * parts - 0.5, 0, parts - 1.001);
    const left = Math.floor(at);
    const far = lerp(floatAt(this.veils, left), floatAt(this.veils, left + 1), at - left);
    for (const c of indices3) {
      const added = this.haze[c] + Math.max(0, far - this.haze[c]) * depth;
      color[c] = color[c] * (1 - added) + added * coverage;
    }
  }
}

function readVeils(photo: Raster, { ground, width, height }: AiryScene): Float32Array {
  const backdrops = Array.from({ length: parts }, createHistograms);
  const band = Math.round(height * bandShare);
  for (let x = 0; x < width; x += 2) {
    const backdrop = backdrops[Math.floor((x * parts) / width)];
    if (!backdrop) continue;
    let foot = 0;
    while (foot < height && byteAt(ground, foot * width + x) < 128) foot++;
    for (let y = Math.max(0, foot - band); y < foot - 2; y += 2) countPixel(backdrop, photo.data, (y * width + x) * 3);
  }
  const veils = Float32Array.from(backdrops, readVeil);
  // Take the lowest nearby value: a light wall without a dark corner would look like veil.
  const lowest = veils.map((_, part) => Math.min(...veils.subarray(Math.max(0, part - 2), part + 3)));
  return boxBlur(lowest, parts, 1, 2);
}

interface BackdropHistograms {
  pixels: number;
  histograms: readonly [red: Uint32Array, green: Uint32Array, blue: Uint32Array];
}

function createHistograms(): BackdropHistograms {
  return { pixels: 0, histograms: [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] };
}

function countPixel(backdrop: BackdropHistograms, data: Uint8Array, at: number): void {
  backdrop.pixels++;
  for (const c of indices3) {
    const histogram = backdrop.histograms[c];
    const byte = byteAt(data, at + c);
    histogram[byte] = (histogram[byte] ?? 0) + 1;
  }
}

function readVeil({ pixels, histograms }: BackdropHistograms): number {
  // Air is gray: a channel that is dark only in, say, a green hedge is not veil.
  const darkestLight = Math.min(...histograms.map((histogram) => quantile(histogram, pixels * darkest)));
  // A white wall has no dark corner to measure.
  const isLight = smoothstep(0.2, 0.45, quantile(histograms[1], pixels / 2));
  return Math.min(mostVeil, darkestLight) * (1 - isLight);
}

function quantile(histogram: Uint32Array, count: number): number {
  let seen = 0;
  for (const [byte, times] of histogram.entries()) {
    seen += times;
    if (seen > count) return floatAt(linearFromByte, byte);
  }
  return 0;
}
