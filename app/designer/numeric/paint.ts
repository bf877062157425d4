import { type LinearRgb, linearFromByte } from "./color.ts";
import type { Raster } from "./raster.ts";
import { byteAt, floatAt } from "./read-at.ts";
import { lerp } from "./scalar.ts";

/** Mutable, so that per-pixel code allocates nothing. */
export type PaintedRgb = [red: number, green: number, blue: number];

export function paint(out: PaintedRgb, tone: LinearRgb, factor = 1): void {
  out[0] = tone[0] * factor;
  out[1] = tone[1] * factor;
  out[2] = tone[2] * factor;
}

/** Scaled by `factor`. */
export function paintBetween(out: PaintedRgb, from: LinearRgb, to: LinearRgb, t: number, factor = 1): void {
  out[0] = lerp(from[0], to[0], t) * factor;
  out[1] = lerp(from[1], to[1], t) * factor;
  out[2] = lerp(from[2], to[2], t) * factor;
}

/** Moves it toward `tone` scaled by `factor`, by `share` (0..1). */
export function glaze(out: PaintedRgb, tone: LinearRgb, factor: number, share: number): void {
  out[0] = lerp(out[0], tone[0] * factor, share);
  out[1] = lerp(out[1], tone[1] * factor, share);
  out[2] = lerp(out[2], tone[2] * factor, share);
}

export function dim(out: PaintedRgb, factor: number): void {
  out[0] *= factor;
  out[1] *= factor;
  out[2] *= factor;
}

export function paintPixel(out: PaintedRgb, { data }: Raster, pixel: number): void {
  out[0] = floatAt(linearFromByte, byteAt(data, pixel * 3));
  out[1] = floatAt(linearFromByte, byteAt(data, pixel * 3 + 1));
  out[2] = floatAt(linearFromByte, byteAt(data, pixel * 3 + 2));
}
