import { type LinearRgb, quickByteFromLinear } from "../../numeric/colour.ts";
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
import { StandingColour } from "./standing-colour.ts";

/** Matte values up to this are not ground at all: their pixels stay as they are. */
export const faintestMatte = 2;
const kneeStart = 0.72;

/** What of the scene the composite needs. */
type PhotoLook = Pick<Scene, "ground" | "vividness" | "finish">;

export interface Composite {
  picture: Raster;
  /** 0..255 per pixel: how much of it is new. Where it is 0 the picture has the photo's own bytes. */
  changed: Uint8Array;
  /** What most of a changed pixel is drawn as: index into `drawnKinds`. */
  kinds: Uint8Array;
}

/** What is drawn in one pixel: premultiplied linear colour, coverage 0..1, its kind and its mean depth in metres. */
interface DrawnPixel {
  colour: [number, number, number];
  coverage: number;
  kind: number;
  depth: number;
}

/**
 * Lays the new ground and the drawn geometry over the photo. A pixel that neither is ground nor is covered by
 * geometry keeps the bytes it has.
 */
export function compositePicture(
  photo: Raster,
  scene: PhotoLook,
  shader: Pick<GroundShader, "enterRow" | "shade">,
  frame: FrameBuffer,
  air: Air,
): Composite {
  const { width, height } = photo;
  // Not slice(): of a Buffer that would be a view, and the photo would be painted over.
  const data = new Uint8Array(photo.data);
  const changed = new Uint8Array(width * height);
  const kinds = new Uint8Array(width * height);
  const standing = new StandingColour(photo, scene.ground);
  const pixel: ShadedPixel = { colour: [0, 0, 0], changed: 0, kind: 0 };
  const drawn: DrawnPixel = { colour: [0, 0, 0], coverage: 0, kind: 0, depth: 0 };
  for (let y = 0, i = 0; y < height; y++) {
    shader.enterRow();
    for (let x = 0; x < width; x++, i++) {
      const matte = byteAt(scene.ground, i);
      const isGround = matte > faintestMatte;
      const isDrawn = gatherSamples(frame, x, y, drawn);
      if (!isGround && !isDrawn) continue;
      pixel.changed = 0;
      pixel.kind = 0;
      paintPixel(pixel.colour, photo, i);
      if (isGround && drawn.coverage < 1) layGround(shader, standing, matte / 255, x, y, pixel);
      if (isDrawn) layDrawn(drawn, air, scene.vividness, x, pixel);
      if (pixel.changed === 0) continue;
      changed[i] = Math.max(1, Math.round(pixel.changed * 255));
      kinds[i] = drawn.coverage >= 0.5 ? drawn.kind : pixel.kind;
      writePixel(data, i, pixel.colour, pixel.changed);
    }
  }
  const picture = { width, height, data };
  matchPhoto(picture, changed, scene);
  return { picture, changed, kinds };
}

/** Sums the pixel's samples; false when there are none. */
function gatherSamples(
  { inverseDepth, colour, kind, width }: FrameBuffer,
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
    if (out.coverage === 0) out.colour[0] = out.colour[1] = out.colour[2] = 0;
    out.kind = byteAt(kind, i);
    for (const c of indices3) out.colour[c] += floatAt(colour, i * 3 + c) * 0.25;
    inverse += floatAt(inverseDepth, i) * 0.25;
    out.coverage += 0.25;
  }
  out.depth = out.coverage / inverse;
  return out.coverage > 0;
}

/** New ground up to the share that the matte says; the rest is what stands there, without the old ground that is gone. */
function layGround(
  shader: Pick<GroundShader, "shade">,
  standing: StandingColour,
  matte: number,
  x: number,
  y: number,
  pixel: ShadedPixel,
): void {
  shader.shade(x, y, pixel);
  const laid = pixel.changed;
  pixel.changed *= matte;
  if (matte === 1 || laid === 0) return;
  standing.at(x, y, laid, behind);
  paintBetween(pixel.colour, behind, pixel.colour, matte);
}

const behind: [number, number, number] = [0, 0, 0];

/** Gives what is drawn the photo's saturation and its air, and lays it over the pixel. */
function layDrawn(drawn: DrawnPixel, air: Air, vividness: number, column: number, pixel: ShadedPixel): void {
  const { colour, coverage } = drawn;
  const grey = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  // Leaves and petals have the photo's saturation already.
  const stray = drawn.kind === kindIndex.foliage || drawn.kind === kindIndex.flower ? 1 : vividness;
  for (const c of indices3) colour[c] = Math.max(0, grey + (colour[c] - grey) * stray);
  air.veil(colour, column, drawn.depth, coverage);
  for (const c of indices3) pixel.colour[c] = pixel.colour[c] * (1 - coverage) + colour[c];
  pixel.changed = Math.max(pixel.changed, coverage);
}

/** What is new is bent below white as far as it is new: the camera has done so to its own, and a white walk in shadow is no grey one. */
function writePixel(data: Uint8Array, i: number, colour: LinearRgb, share: number): void {
  for (const c of indices3) {
    data[i * 3 + c] = quickByteFromLinear(lerp(Math.min(1, colour[c]), softenHighlight(colour[c]), share));
  }
}

/** Bends what is brighter than 0.72 so that it never clips hard. */
function softenHighlight(value: number): number {
  if (value <= kneeStart) return value;
  const room = 1 - kneeStart;
  return kneeStart + room * (1 - Math.exp(-(value - kneeStart) / room));
}
