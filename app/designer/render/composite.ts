import { byteFromLinear, linearFromByte } from "../numeric/colour.ts";
import { clamp } from "../numeric/scalar.ts";
import type { Raster } from "../raster.ts";
import type { Scene } from "../scene/scene.ts";
import { type Frame, supersampling } from "./frame.ts";
import type { GroundShader, ShadedPixel } from "./ground-shader.ts";
import { matchPhoto } from "./match-photo.ts";

/** Matte values up to this are not ground at all: their pixels stay as they are. */
const faintestMatte = 2;
const kneeStart = 0.72;

/**
 * Lays the new ground and the drawn geometry over the photo. A pixel that neither is ground nor is covered by
 * geometry keeps the bytes it has.
 */
export function compositePicture(photo: Raster, scene: Scene, shader: GroundShader, frame: Frame): Raster {
  const { width, height } = photo;
  // Not slice(): of a Buffer that would be a view, and the photo would be painted over.
  const data = new Uint8Array(photo.data);
  const changedShare = new Uint8Array(width * height);
  const ground: ShadedPixel = { colour: [0, 0, 0], changed: 0 };
  const drawn: [number, number, number, number] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const matte = scene.ground[i] > faintestMatte ? scene.ground[i] / 255 : 0;
      gatherSamples(frame, x, y, drawn);
      if (matte === 0 && drawn[3] === 0) continue;
      if (drawn[3] > 0) exposeDrawn(drawn, scene);
      let changed = 0;
      for (let c = 0; c < 3; c++) ground.colour[c] = linearFromByte[photo.data[i * 3 + c]];
      if (matte > 0 && drawn[3] < 1) {
        shader.shade(x, y, ground);
        changed = matte * ground.changed;
        blendPhoto(ground.colour, photo, i, matte);
      }
      const uncovered = 1 - drawn[3];
      for (let c = 0; c < 3; c++) {
        ground.colour[c] = ground.colour[c] * uncovered + drawn[c];
      }
      changed = Math.max(changed, drawn[3]);
      if (changed === 0) continue;
      writePixel(data, i, ground.colour);
      changedShare[i] = Math.round(changed * 255);
    }
  }
  const picture = { width, height, data };
  matchPhoto(picture, changedShare, scene);
  return picture;
}

/** Sums the pixel's samples: premultiplied colour and coverage. */
function gatherSamples(frame: Frame, x: number, y: number, out: [number, number, number, number]): void {
  const share = 1 / (supersampling * supersampling);
  out[0] = out[1] = out[2] = out[3] = 0;
  for (let row = 0; row < supersampling; row++) {
    for (let column = 0; column < supersampling; column++) {
      const i = (y * supersampling + row) * frame.width + x * supersampling + column;
      if (frame.inverseDepth[i] === 0) continue;
      for (let c = 0; c < 3; c++) out[c] += frame.colour[i * 3 + c] * share;
      out[3] += share;
    }
  }
}

/** Gives drawn colour the photo's saturation and its glare. */
function exposeDrawn(drawn: [number, number, number, number], scene: Scene): void {
  const grey = 0.2126 * drawn[0] + 0.7152 * drawn[1] + 0.0722 * drawn[2];
  for (let c = 0; c < 3; c++) {
    drawn[c] = Math.max(0, grey + (drawn[c] - grey) * scene.vividness) + scene.haze[c] * drawn[3];
  }
}

function blendPhoto(colour: [number, number, number], photo: Raster, i: number, matte: number): void {
  for (let c = 0; c < 3; c++) {
    const own = linearFromByte[photo.data[i * 3 + c]];
    colour[c] = own + (colour[c] - own) * matte;
  }
}

function writePixel(data: Uint8Array, i: number, colour: readonly number[]): void {
  for (let c = 0; c < 3; c++) {
    data[i * 3 + c] = clamp(Math.round(byteFromLinear(softenHighlight(colour[c]))), 0, 255);
  }
}

/** Bends what is brighter than 0.72 so that it never clips hard. */
function softenHighlight(value: number): number {
  if (value <= kneeStart) return value;
  const room = 1 - kneeStart;
  return kneeStart + room * (1 - Math.exp(-(value - kneeStart) / room));
}
