import { labFromBytes } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";
import type { Camera } from "../../stage/camera.ts";

const longSide = 400; // pixels
/** Matte of a small ground pixel: half of a byte. And the nearest distance in meters. */
const groundFrom = 127;
const nearest = 0.3;

export interface SmallView {
  width: number;
  height: number;
  /** CIE L*a*b*, three numbers per pixel. */
  lab: Float32Array;
  /** 1 = ground. */
  ground: Uint8Array;
  /** Distance in meters (plan z) of the ground at a pixel's center; Infinity at and above the horizon. */
  groundZ(column: number, row: number): number;
  pixelsPerMetre(z: number): number;
}

export function createSmallView(photo: Raster, ground: Uint8Array, camera: Camera): SmallView {
  const scale = Math.min(1, longSide / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const small = shrink(photo, ground, width, height);
  const at: [number, number, number] = [0, 0, 0];
  return {
    width,
    height,
    ...small,
    groundZ: (column, row) => {
      camera.groundAt(((column + 0.5) * photo.width) / width, ((row + 0.5) * photo.height) / height, at);
      return at[2] > 0 ? at[1] : Number.POSITIVE_INFINITY;
    },
    pixelsPerMetre: (z) => (camera.focalPixels * scale) / Math.max(nearest, z),
  };
}

function shrink(photo: Raster, ground: Uint8Array, width: number, height: number): Pick<SmallView, "lab" | "ground"> {
  const sums = new Uint32Array(width * height * 4);
  const counts = new Uint32Array(width * height);
  const columns = Int32Array.from({ length: photo.width }, (_, x) => Math.floor(((x + 0.5) * width) / photo.width));
  const { data } = photo;
  for (let y = 0, i = 0; y < photo.height; y++) {
    const row = Math.floor(((y + 0.5) * height) / photo.height) * width;
    for (let x = 0; x < photo.width; x++, i++) {
      const to = row + columns[x];
      counts[to]++;
      sums[to * 4] += data[i * 3];
      sums[to * 4 + 1] += data[i * 3 + 1];
      sums[to * 4 + 2] += data[i * 3 + 2];
      sums[to * 4 + 3] += ground[i];
    }
  }
  const lab = new Float32Array(width * height * 3);
  const small = new Uint8Array(width * height);
  for (let i = 0; i < small.length; i++) {
    const at = i * 4;
    const count = counts[i];
    const red = Math.round(sums[at] / count);
    const green = Math.round(sums[at + 1] / count);
    const blue = Math.round(sums[at + 2] / count);
    [lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]] = labFromBytes(red, green, blue);
    small[i] = sums[at + 3] > count * groundFrom ? 1 : 0;
  }
  return { lab, ground: small };
}
