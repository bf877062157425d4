import { fractalNoise, noise } from "../../numeric/noise.ts";
import type { PaintedRgb } from "../../numeric/paint.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";

/** The ground and the blades on it agree about it. */
export interface LawnPatch {
  /** Darker or lighter, -0.5 to 0.5. */
  tone: number;
  /** Yellower or bluer, -0.5 to 0.5. */
  warmth: number;
  /** Share of clover, 0..1. */
  clover: number;
  /** Darker or lighter within a hand's width, -0.5 to 0.5. */
  tuft: number;
}

/** Threshold of the noise above which clover grows. */
const cloverFrom = 0.66;
/** How much redder and less blue the warmest grass is. */
const warmest = { red: 0.3, blue: 0.5 };

export const lawnPatch: LawnPatch = { tone: 0, warmth: 0, clover: 0, tuft: 0 };

/** The patches of a square centimeter are one: most samples near the viewer have the same as the one before. */
const perMeter = 100;
let [lastX, lastZ] = [Number.NaN, Number.NaN];

/** Into {@link lawnPatch}; meters. */
export function readLawnPatch(atX: number, atZ: number): void {
  const x = Math.floor(atX * perMeter) / perMeter;
  const z = Math.floor(atZ * perMeter) / perMeter;
  if (x === lastX && z === lastZ) return;
  lastX = x;
  lastZ = z;
  // Turned, so that no row of patches lines up with the picture.
  const u = 0.8 * x + 0.6 * z;
  const v = 0.8 * z - 0.6 * x;
  const tuft = noise(u * 5.3, v * 5.3, 100);
  lawnPatch.tuft = tuft - 0.5;
  lawnPatch.tone = fractalNoise(u * 0.7, v * 0.7, 2, 91) - 0.5;
  lawnPatch.warmth = 0.7 * noise(x * 1.25, z * 1.25, 96) + 0.3 * tuft - 0.5;
  lawnPatch.clover = smoothstep(cloverFrom, cloverFrom + 0.07, 0.72 * noise(v * 0.9, u * 0.9, 99) + 0.28 * tuft);
}

/** By `share` of the patch's warmth without a change of its green. */
export function warmGrass(out: PaintedRgb, { warmth }: LawnPatch, share = 1): void {
  out[0] *= 1 + share * warmest.red * warmth;
  out[2] *= clamp(1 - share * warmest.blue * warmth, 0.4, 1.6);
}
