import type { Raster } from "../../numeric/raster.ts";
import { byteAt } from "../../numeric/read-at.ts";
import type { Scene } from "../scene/scene.ts";

export const lags = [1, 2, 3, 4, 6] as const; // pixels

/** Mean squared differences of luma and chroma (Rec. 601, bytes) at {@link lags}. */
export interface TextureSteps {
  luma: Float64Array;
  chroma: Float64Array;
  pixels: number;
}

const stride = 2;
const surelyLeaves = 178;
/** Larger luma differences are outlines, not texture. */
const outline = 120;

/**
 * How texture differs over distance, on leaves (detail at every scale, most alike between photos) or all but the sky.
 */
export function readTextureSteps(photo: Raster, leafage: Scene["leafage"], leavesOnly: boolean): TextureSteps {
  const { width, height } = photo;
  const farthest = lags[lags.length - 1] ?? 0;
  const steps = { luma: new Float64Array(lags.length), chroma: new Float64Array(lags.length), pixels: 0 };
  for (let y = 0; y < height - farthest; y += stride) {
    const row = Math.floor((y * leafage.height) / height) * leafage.width;
    for (let x = 0; x < width - farthest; x += stride) {
      const leaf = byteAt(leafage.values, row + Math.floor((x * leafage.width) / width));
      if (leavesOnly && leaf < surelyLeaves) continue;
      const at = y * width + x;
      addSteps(photo, at, 1, steps);
      addSteps(photo, at, width, steps);
      steps.pixels += 2;
    }
  }
  for (let k = 0; k < lags.length; k++) {
    steps.luma[k] = (steps.luma[k] ?? 0) / Math.max(1, steps.pixels);
    steps.chroma[k] = (steps.chroma[k] ?? 0) / Math.max(1, steps.pixels);
  }
  return steps;
}

function addSteps({ data }: Raster, at: number, along: number, { luma, chroma }: TextureSteps): void {
  const red = byteAt(data, at * 3);
  const green = byteAt(data, at * 3 + 1);
  const blue = byteAt(data, at * 3 + 2);
  for (let k = 0; k < lags.length; k++) {
    const other = (at + (lags[k] ?? 0) * along) * 3;
    const stepRed = byteAt(data, other) - red;
    const stepBlue = byteAt(data, other + 2) - blue;
    const step = 0.299 * stepRed + 0.587 * (byteAt(data, other + 1) - green) + 0.114 * stepBlue;
    if (step > outline || step < -outline) continue;
    luma[k] = (luma[k] ?? 0) + step * step;
    chroma[k] = (chroma[k] ?? 0) + (stepRed - step) ** 2 + (stepBlue - step) ** 2;
  }
}
