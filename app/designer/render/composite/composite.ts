import { type LinearRgb, quickByteFromLinear } from "../../numeric/color.ts";
import { paintBetween, paintPixel } from "../../numeric/paint.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { lerp } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import type { GroundShader, ShadedPixel } from "../ground/ground-shader.ts";
import { kindIndex } from "../look/drawn-kind.ts";
import { type FrameBuffer, supersampling } from "../raster/frame-buffer.ts";
import type { Air } from "./air.ts";
import { matchPhoto } from "./match-photo.ts";
import { UprightColor } from "./upright-color.ts";

/** Pixels with a matte up to this are not changed. */
export const faintestMatte = 2;
const kneeStart = 0.72;
/**
 * Luminance of drawn things from which highlights roll off, and the most they can add. White petals in full sun have
 * one to three times the light of white paper; a camera exposed for the whole yard still distinguishes them.
 */
const rollOff = { from: 0.5, most: 0.62 };

type PhotoProperties = Pick<Scene, "ground" | "vividness" | "finish">;

export interface Composite {
  picture: Raster;
  /** 0..255 per pixel: how much of it is new. Where it is 0 the picture has the photo's own bytes. */
  changed: Uint8Array;
  /** Per pixel, an index into `drawnKinds`. */
  kinds: Uint8Array;
}

/** Color is premultiplied and linear, depth the mean in meters. */
interface DrawnPixel {
  color: [number, number, number];
  coverage: number;
  kind: number;
  depth: number;
}

/** Pixels that are neither ground nor covered by geometry keep their bytes. */
export function compositePicture(
  photo: Raster,
  scene: PhotoProperties,
  shader: Pick<GroundShader, "enterRow" | "shade">,
  frame: FrameBuffer,
  air: Air,
): Composite {
  const { width, height } = photo;
  // Not slice(): for a Buffer that returns a view, and the photo would be overwritten.
  const data = new Uint8Array(photo.data);
  const changed = new Uint8Array(width * height);
  const kinds = new Uint8Array(width * height);
  const uprightColor = new UprightColor(photo, scene.ground);
  const pixel: ShadedPixel = { color: [0, 0, 0], changed: 0, kind: 0 };
  const drawn: DrawnPixel = { color: [0, 0, 0], coverage: 0, kind: 0, depth: 0 };
  for (let y = 0, i = 0; y < height; y++) {
    shader.enterRow();
    for (let x = 0; x < width; x++, i++) {
      const matte = byteAt(scene.ground, i);
      const isGround = matte > faintestMatte;
      const isDrawn = gatherSamples(frame, x, y, drawn);
      if (!isGround && !isDrawn) continue;
      pixel.changed = 0;
      pixel.kind = 0;
      paintPixel(pixel.color, photo, i);
      if (isGround && drawn.coverage < 1) layGround(shader, uprightColor, matte / 255, x, y, pixel);
      if (isDrawn) layDrawn(drawn, air, scene.vividness, x, pixel);
      if (pixel.changed === 0) continue;
      changed[i] = Math.max(1, Math.round(pixel.changed * 255));
      kinds[i] = drawn.coverage >= 0.5 ? drawn.kind : pixel.kind;
      writePixel(data, i, pixel.color, pixel.changed);
    }
  }
  const picture = { width, height, data };
  matchPhoto(picture, changed, scene);
  return { picture, changed, kinds };
}

/** False if the pixel has none. */
function gatherSamples(
  { inverseDepth, color, kind, width }: FrameBuffer,
  x: number,
  y: number,
  out: DrawnPixel,
): boolean {
  const upper = y * supersampling * width + x * supersampling;
  out.coverage = 0;
  let inverse = 0;
  for (let k = 0; k < 4; k++) {
    const i = upper + (k & 1) + (k >> 1) * width;
    if (floatAt(inverseDepth, i) === 0) continue;
    if (out.coverage === 0) out.color[0] = out.color[1] = out.color[2] = 0;
    out.kind = byteAt(kind, i);
    for (const c of indices3) out.color[c] += floatAt(color, i * 3 + c) * 0.25;
    inverse += floatAt(inverseDepth, i) * 0.25;
    out.coverage += 0.25;
  }
  out.depth = out.coverage / inverse;
  return out.coverage > 0;
}

/** The matte's share is mixed with the color of the upright thing next to it instead of the old ground. */
function layGround(
  shader: Pick<GroundShader, "shade">,
  uprightColor: UprightColor,
  matte: number,
  x: number,
  y: number,
  pixel: ShadedPixel,
): void {
  shader.shade(x, y, pixel);
  const laid = pixel.changed;
  pixel.changed *= matte;
  if (matte === 1 || laid === 0) return;
  uprightColor.at(x, y, laid, behind);
  paintBetween(pixel.color, behind, pixel.color, matte);
}

const behind: [number, number, number] = [0, 0, 0];

function layDrawn(drawn: DrawnPixel, air: Air, vividness: number, column: number, pixel: ShadedPixel): void {
  const { color, coverage } = drawn;
  const grey = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  // Leaf tone has already matched leaves and petals to the photo.
  const stray = drawn.kind === kindIndex.foliage || drawn.kind === kindIndex.flower ? 1 : vividness;
  const rolled = rolledOff(grey / coverage) * coverage;
  const scale = grey > 0 ? rolled / grey : 1;
  for (const c of indices3) color[c] = Math.max(0, rolled + (color[c] - grey) * stray * scale);
  air.veil(color, column, drawn.depth, coverage);
  for (const c of indices3) pixel.color[c] = pixel.color[c] * (1 - coverage) + color[c];
  pixel.changed = Math.max(pixel.changed, coverage);
}

/** A soft shoulder without an end: twice the light is always visibly more. */
function rolledOff(luminance: number): number {
  const over = luminance - rollOff.from;
  return over <= 0 ? luminance : rollOff.from + (rollOff.most * over) / (rollOff.most + over);
}

/** Compressed only as far as the pixel is new, because the camera has already compressed the photo's own. */
function writePixel(data: Uint8Array, i: number, color: LinearRgb, share: number): void {
  for (const c of indices3) {
    data[i * 3 + c] = quickByteFromLinear(lerp(Math.min(1, color[c]), softenHighlight(color[c]), share));
  }
}

function softenHighlight(value: number): number {
  if (value <= kneeStart) return value;
  const room = 1 - kneeStart;
  return kneeStart + room * (1 - Math.exp(-(value - kneeStart) / room));
}
