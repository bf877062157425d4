import { filterPlane } from "../../numeric/filters.ts";
import { hash2 } from "../../numeric/random.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp } from "../../numeric/scalar.ts";
import type { CameraFinish, Scene } from "../../photo/scene/scene.ts";

/** Rec. 601 luma, and red and blue minus luma, in bytes. */
interface Planes {
  luma: Float32Array;
  red: Float32Array;
  blue: Float32Array;
}

/** `end` is exclusive. */
interface Rows {
  first: number;
  end: number;
}

/**
 * Adds noise, then softness, halo and chroma blur, as a camera does, in place. `changed` is 0..255; where it is 0,
 * pixels stay as they are.
 */
export function matchPhoto(picture: Raster, changed: Uint8Array, { finish }: Pick<Scene, "finish">): void {
  const rows = rowsToFilter(picture, changed, Math.max(finish.luma.length, finish.chroma.length) - 1);
  if (!rows) return;
  const { width } = picture;
  const height = rows.end - rows.first;
  const planes = expose(picture, changed, finish, rows);
  filterPlane(planes.luma, width, height, finish.luma);
  filterPlane(planes.red, width, height, finish.chroma);
  filterPlane(planes.blue, width, height, finish.chroma);
  develop(picture, changed, planes, rows.first * width);
}

/** Rows with drawn pixels plus the filter's reach; undefined if nothing is drawn. */
function rowsToFilter({ width, height }: Raster, changed: Uint8Array, reach: number): Rows | undefined {
  const first = changed.findIndex((part) => part > 0);
  if (first < 0) return undefined;
  const last = changed.findLastIndex((part) => part > 0);
  return {
    first: Math.max(0, Math.floor(first / width) - reach),
    end: Math.min(height, Math.floor(last / width) + reach + 1),
  };
}

/** Only where the picture is drawn; the photo already has noise. */
function expose({ width, data }: Raster, changed: Uint8Array, { noise }: CameraFinish, rows: Rows): Planes {
  const from = rows.first * width;
  const count = (rows.end - rows.first) * width;
  const planes = { luma: new Float32Array(count), red: new Float32Array(count), blue: new Float32Array(count) };
  for (let k = 0, i = from; k < count; k++, i++) {
    const red = byteAt(data, i * 3);
    const blue = byteAt(data, i * 3 + 2);
    const luma = 0.299 * red + 0.587 * byteAt(data, i * 3 + 1) + 0.114 * blue;
    planes.red[k] = red - luma;
    planes.blue[k] = blue - luma;
    const part = byteAt(changed, i) / 255;
    planes.luma[k] = part === 0 ? luma : luma + part * noiseAt(noise, luma) * grainAt(i % width, Math.floor(i / width));
  }
  return planes;
}

function noiseAt([dark, middle, light]: CameraFinish["noise"], luma: number): number {
  const tone = clamp(luma / 85 - 0.5, 0, 2);
  return tone < 1 ? lerp(dark, middle, tone) : lerp(middle, light, tone - 1);
}

/** Sum of three uniform numbers with standard deviation 1: close enough to sensor noise. */
function grainAt(x: number, y: number): number {
  return 2 * (hash2(x, y, 1) + hash2(x, y, 2) + hash2(x, y, 3) - 1.5);
}

/** The planes' first pixel is the picture's pixel `from`. */
function develop({ data }: Raster, changed: Uint8Array, { luma, red, blue }: Planes, from: number): void {
  for (let k = 0, i = from; k < luma.length; k++, i++) {
    const part = byteAt(changed, i) / 255;
    if (part === 0) continue;
    const grey = floatAt(luma, k);
    const [ofRed, ofBlue] = [floatAt(red, k), floatAt(blue, k)];
    mixByte(data, i * 3, grey + ofRed, part);
    mixByte(data, i * 3 + 1, grey - (0.299 * ofRed + 0.114 * ofBlue) / 0.587, part);
    mixByte(data, i * 3 + 2, grey + ofBlue, part);
  }
}

function mixByte(data: Uint8Array, at: number, value: number, part: number): void {
  data[at] = clamp(Math.round(lerp(byteAt(data, at), value, part)), 0, 255);
}
