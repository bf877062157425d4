import { filterPlane } from "../../numeric/filters.ts";
import { hash2 } from "../../numeric/random.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp, lerp } from "../../numeric/scalar.ts";
import type { CameraFinish, Scene } from "../../photo/scene/scene.ts";

/** Luma and the two chromas of a picture in bytes (Rec. 601): red and blue less luma. */
interface Planes {
  luma: Float32Array;
  red: Float32Array;
  blue: Float32Array;
}

/**
 * Gives drawn pixels what the photo's camera has made of its own, in place, in the order in which a camera does it: the noise
 * of the sensor, then softness and halo of luma and the blur of chroma. `changed` 0..255 per pixel; 0 stays as it is.
 */
export function matchPhoto(picture: Raster, changed: Uint8Array, { finish }: Pick<Scene, "finish">): void {
  const { width, height } = picture;
  const planes = expose(picture, changed, finish);
  filterPlane(planes.luma, width, height, finish.luma);
  filterPlane(planes.red, width, height, finish.chroma);
  filterPlane(planes.blue, width, height, finish.chroma);
  develop(picture, changed, planes);
}

/** The planes of the picture, with noise where it is drawn; in the photo it is already. */
function expose({ width, data }: Raster, changed: Uint8Array, { noise }: CameraFinish): Planes {
  const count = changed.length;
  const planes = { luma: new Float32Array(count), red: new Float32Array(count), blue: new Float32Array(count) };
  for (let i = 0; i < count; i++) {
    const red = byteAt(data, i * 3);
    const blue = byteAt(data, i * 3 + 2);
    const luma = 0.299 * red + 0.587 * byteAt(data, i * 3 + 1) + 0.114 * blue;
    planes.red[i] = red - luma;
    planes.blue[i] = blue - luma;
    const part = byteAt(changed, i) / 255;
    planes.luma[i] = part === 0 ? luma : luma + part * noiseAt(noise, luma) * grainAt(i % width, Math.floor(i / width));
  }
  return planes;
}

/** Standard deviation of the noise that a luma has, between those of dark, middle and light tones. */
function noiseAt([dark, middle, light]: CameraFinish["noise"], luma: number): number {
  const tone = clamp(luma / 85 - 0.5, 0, 2);
  return tone < 1 ? lerp(dark, middle, tone) : lerp(middle, light, tone - 1);
}

/** Sum of three uniform numbers about zero, of standard deviation 1: near enough to sensor noise. */
function grainAt(x: number, y: number): number {
  return 2 * (hash2(x, y, 1) + hash2(x, y, 2) + hash2(x, y, 3) - 1.5);
}

/** Writes the planes back to the picture, as far as a pixel is drawn. */
function develop({ data }: Raster, changed: Uint8Array, { luma, red, blue }: Planes): void {
  for (let i = 0; i < changed.length; i++) {
    const part = byteAt(changed, i) / 255;
    if (part === 0) continue;
    const grey = floatAt(luma, i);
    const [ofRed, ofBlue] = [floatAt(red, i), floatAt(blue, i)];
    mixByte(data, i * 3, grey + ofRed, part);
    mixByte(data, i * 3 + 1, grey - (0.299 * ofRed + 0.114 * ofBlue) / 0.587, part);
    mixByte(data, i * 3 + 2, grey + ofBlue, part);
  }
}

function mixByte(data: Uint8Array, at: number, value: number, part: number): void {
  data[at] = clamp(Math.round(lerp(byteAt(data, at), value, part)), 0, 255);
}
