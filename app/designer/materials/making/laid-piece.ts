import type { LinearRgb } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { glaze, type PaintedRgb, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import { cleftGrain, cleftLean } from "./cleft.ts";
import type { Relief } from "./relief.ts";
import { type Tones, toneAt } from "./stone-palettes.ts";
import { growMoss, mossAt, stainAt } from "./wear.ts";

/** Meters. */
export interface LaidPiece {
  column: number;
  row: number;
  toEdge: number;
  edgeX: number;
  edgeZ: number;
}

export interface LaidAppearance {
  tones: Tones;
  joint: LinearRgb;
  jointWidth: number;
  bevel: number;
  contrast: number;
  cleft?: boolean;
}

export function paintLaidPiece(
  piece: LaidPiece,
  look: LaidAppearance,
  relief: Relief,
  x: number,
  z: number,
  footprint: number,
  out: PaintedRgb,
): void {
  const { column, row } = piece;
  const lot = hash2(column, row, 21);
  const tone = toneAt(look.tones, lot);
  const brightness = 1 - look.contrast / 2 + look.contrast * hash2(column, row, 5);
  const fine = clamp(0.05 / footprint - 0.6, 0, 1);
  // Edges are chipped: the joint's line wavers by a millimeter or two, and breaks away in places.
  const chip = fine > 0 ? fine * look.jointWidth * (0.5 * noise(x * 55, z * 55, 51) ** 3 - 0.06) : 0;
  const toEdge = piece.toEdge - chip;
  let leanX = (hash2(column, row, 41) - 0.5) * 0.06;
  let leanZ = (hash2(column, row, 43) - 0.5) * 0.06;
  const slope = smoothstep(look.jointWidth * 0.5 + look.bevel, look.jointWidth * 0.5, toEdge) * fine * 0.8;
  leanX += piece.edgeX * slope;
  leanZ += piece.edgeZ * slope;
  let grain: number;
  if (look.cleft) {
    if (fine > 0) cleftLean(x, z, lot, ledge);
    leanX += fine * ledge[0];
    leanZ += fine * ledge[1];
    grain = cleftGrain(x, z, lot, fine);
  } else {
    grain = 0.9 + 0.2 * fractalNoise(x * 5 + lot * 40, z * 5, 3, 31);
    if (fine > 0)
      grain += fine * (0.1 * (noise(x * 60, z * 60, 12) - 0.5) + 0.22 * (noise(x * 260, z * 260, 13) - 0.5));
  }
  const stone = brightness * grain * relief(leanX, leanZ) * stainAt(x, z);
  const joint = jointCoverage(toEdge, look.jointWidth, footprint);
  if (joint > 0) {
    const jointShade = 0.7 + 0.3 * noise(x * 80, z * 80, 3);
    paint(out, look.joint, jointShade);
    growMoss(out, mossAt(x, z));
  }
  glaze(out, tone, stone, 1 - joint);
}

/** 0..1, antialiased; fades out once a joint is finer than the sample. */
export function jointCoverage(toEdge: number, jointWidth: number, footprint: number): number {
  const edge = clamp((jointWidth * 0.5 - toEdge) / Math.max(footprint * 0.7, 0.002) + 0.5, 0, 1);
  return edge * Math.min(1, (jointWidth * 1.2) / Math.max(footprint, 0.0005));
}

const ledge: [number, number] = [0, 0];
