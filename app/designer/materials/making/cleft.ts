import { fractalNoise, noise } from "../../numeric/noise.ts";

/** How much a split stone's surface leans at a point: low ledges where it broke. */
export function cleftSlope(x: number, z: number): number {
  return (fractalNoise(x * 13 + 0.12, z * 13, 3, 14) - fractalNoise(x * 13 - 0.12, z * 13, 3, 14)) * 2.2;
}

/** Broad stains, split layers at their own angle per stone (`lot` 0..1), and grain as far as `fine` (0..1) lets it show. */
export function cleftGrain(x: number, z: number, lot: number, fine: number): number {
  const layers = fractalNoise(x * 11 + lot * 30, z * 26 + lot * 17, 4, 11);
  const coarse = 0.86 + 0.2 * fractalNoise(x * 3.1, z * 3.1, 3, 15) + 0.2 * (layers - 0.5);
  if (fine === 0) return coarse;
  const grain =
    0.22 * (noise(x * 45, z * 45, 12) - 0.5) +
    0.16 * (noise(x * 130, z * 130, 13) - 0.5) +
    0.14 * (noise(x * 300, z * 300, 14) - 0.5);
  return coarse + fine * grain;
}
