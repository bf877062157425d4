import { glaze, type PaintedRgb } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { Relief } from "./relief.ts";
import { type Tones, toneAt } from "./stone-palettes.ts";

/** Meters between places, share of places with a piece, and half lengths. */
export interface LoosePieces {
  pitch: number;
  taken: number;
  half: { least: number; most: number };
  /** Width over length. */
  slim: number;
  tones: Tones;
  /** Brightness relative to the tones. */
  brightness: number;
}

/** Size relative to the piece, and the light left in it. */
const shadow = { reach: 1.35, left: 0.45 };

/**
 * Near the viewer, loose ground is never of one grain. A piece with its shadow is within its own cell, so that
 * neighbors need no check.
 */
export function layLoosePieces(
  x: number,
  z: number,
  footprint: number,
  pieces: LoosePieces,
  relief: Relief,
  out: PaintedRgb,
): void {
  const { pitch, half } = pieces;
  if (footprint > half.least) return;
  // Every second row is shifted, so that the cells do not line up.
  const cellZ = Math.floor(z / pitch);
  const shifted = x + pitch * hash2(cellZ, 7, 171);
  const cellX = Math.floor(shifted / pitch);
  const lot = hash2(cellX, cellZ, 172);
  if (lot > pieces.taken) return;
  const long = half.least + (half.most - half.least) * hash2(cellX, cellZ, 173) ** 2;
  const room = pitch - 2 * shadow.reach * long;
  const offX = shifted - cellX * pitch - shadow.reach * long - room * hash2(cellX, cellZ, 174);
  const offZ = z - cellZ * pitch - shadow.reach * long - room * hash2(cellX, cellZ, 175);
  const angle = 43 * lot;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (offX * cos + offZ * sin) / long;
  const across = (offZ * cos - offX * sin) / (long * pieces.slim);
  const far = Math.sqrt(along * along + across * across);
  if (far > shadow.reach) return;
  // Seen as clearly as the sample is finer than the piece.
  const seen = clamp((2 * half.least) / footprint - 1, 0, 1);
  if (far > 1) {
    glaze(out, out, shadow.left, (seen * (shadow.reach - far)) / (shadow.reach - 1));
    return;
  }
  const tone = toneAt(pieces.tones, hash2(cellX, cellZ, 176));
  const lit = relief(0.8 * (along * cos - across * sin), 0.8 * (along * sin + across * cos));
  glaze(out, tone, pieces.brightness * lit * (0.75 + 0.5 * hash2(cellX, cellZ, 177)), seen);
}
