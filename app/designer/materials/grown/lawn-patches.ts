import { fractalNoise, noise } from "../../numeric/noise.ts";
import type { PaintedRgb } from "../../numeric/paint.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";

/** What varies from place to place in every lawn; the ground and the blades on it agree about it. */
export interface LawnPatch {
  /** Darker or lighter, -0.5 to 0.5. */
  tone: number;
  /** Yellower or bluer, -0.5 to 0.5. */
  warmth: number;
  /** Share of clover, 0..1. */
  clover: number;
}

/** Share of a lawn in colonies of clover, as the threshold of a noise. By eye. */
const cloverFrom = 0.66;
/** How much redder and less blue the warmest grass is. */
const warmest = { red: 0.34, blue: 0.7 };

export const lawnPatch: LawnPatch = { tone: 0, warmth: 0, clover: 0 };

/** Writes the patch at (x, z), in meters, to {@link lawnPatch}. */
export function readLawnPatch(x: number, z: number): void {
  // Bent, because the noise's lattice would show as rows of patches on a large lawn.
  const bend = noise(x * 0.43, z * 0.43, 101) * 1.7;
  const fine = noise(x * 5.3, z * 5.3, 100);
  lawnPatch.tone = fractalNoise(x * 0.7 + bend, z * 0.7, 3, 91) - 0.5;
  lawnPatch.warmth = 0.7 * noise(x * 1.25, z * 1.25 + bend, 96) + 0.3 * fine - 0.5;
  lawnPatch.clover = smoothstep(cloverFrom, cloverFrom + 0.07, 0.72 * noise(x * 0.9 - bend, z * 0.9, 99) + 0.28 * fine);
}

/** Tints grass by the patch's warmth without a change of its green. */
export function warmGrass(out: PaintedRgb, { warmth }: LawnPatch): void {
  out[0] *= 1 + warmest.red * warmth;
  out[2] *= clamp(1 - warmest.blue * warmth, 0.4, 1.6);
}
