import { linearFromByte } from "../../../numeric/color.ts";
import { softBlur } from "../../../numeric/filters.ts";
import type { Raster } from "../../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../../numeric/read-at.ts";
import { clamp, lerp } from "../../../numeric/scalar.ts";
import type { Camera } from "../../../stage/camera.ts";
import type { Clearing } from "./find-clearing.ts";

/** Seen from above, in rows away from the camera. */
export interface Swatch {
  texels: number;
  /** Linear luminance over the local mean; red and blue over luminance. */
  light: Float32Array;
  red: Float32Array;
  blue: Float32Array;
}

/** As a share of the swatch's side; larger variations are lighting, not texture. */
const litOver = 0.12;
/** Linear luminance below which ratios would be noise. */
const floor = 0.004;
/** Limits of a texel's brightness over the local mean, so that a white petal does not become lawn texture. */
const ratios = { least: 0.15, most: 3 };

export function rectify(photo: Raster, camera: Camera, { x, z, side }: Clearing, texels: number): Swatch {
  const count = texels * texels;
  const light = new Float32Array(count);
  const red = new Float32Array(count);
  const blue = new Float32Array(count);
  const at: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const across = ((i % texels) + 0.5) / texels;
    const along = (Math.floor(i / texels) + 0.5) / texels;
    camera.project(x + across * side, 0, z + along * side, at);
    sampleLinear(photo, at[0], at[1], color);
    const luminance = floor + 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
    light[i] = luminance;
    red[i] = (color[0] + floor) / luminance;
    blue[i] = (color[2] + floor) / luminance;
  }
  const lit = softBlur(light, texels, texels, Math.max(2, Math.round(texels * litOver)));
  for (let i = 0; i < count; i++) light[i] = clamp(floatAt(light, i) / floatAt(lit, i), ratios.least, ratios.most);
  return { texels, light, red, blue };
}

const color: [number, number, number] = [0, 0, 0];

function sampleLinear({ width, height, data }: Raster, u: number, v: number, out: [number, number, number]): void {
  const atU = clamp(u - 0.5, 0, width - 1.001);
  const atV = clamp(v - 0.5, 0, height - 1.001);
  const [left, top] = [Math.floor(atU), Math.floor(atV)];
  const upper = (top * width + left) * 3;
  const lower = upper + width * 3;
  for (const c of indices3) {
    const above = lerp(lightAt(data, upper + c), lightAt(data, upper + 3 + c), atU - left);
    const below = lerp(lightAt(data, lower + c), lightAt(data, lower + 3 + c), atU - left);
    out[c] = lerp(above, below, atV - top);
  }
}

function lightAt(data: Uint8Array, i: number): number {
  return floatAt(linearFromByte, byteAt(data, i));
}
