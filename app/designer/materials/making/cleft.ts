import { fractalNoise, noise } from "../../numeric/noise.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";

/** Layers of a split surface; meters between their samples; and the maximum slope of a break. */
const layersDeep = 5;
const apart = 0.01;
const steepest = 0.32;
/** Share of a layer's slope taken by its ledge, and of that the rounded upper rim. */
const ledgeShare = 0.4;
const rimShare = 0.1;

/**
 * Lean (toward x, toward z) of a split stone: flat, with low ledges where layers broke off, some worn away. `lot`
 * (0..1) is the stone's own, so that no ledge continues into its neighbor.
 */
export function cleftLean(x: number, z: number, lot: number, out: [number, number]): void {
  out[0] = out[1] = 0;
  const [u, v] = [x * 3 + lot * 37, z * 3 + lot * 23];
  const here = fractalNoise(u, v, 3, 14);
  const layer = Math.floor(here * layersDeep);
  const down = here * layersDeep - layer;
  const worn = hash2(layer, Math.floor(lot * 4096), 15);
  if (down > ledgeShare || worn < 0.3) return;
  const steep = 0.16 * worn * (down < rimShare ? down / rimShare : smoothstep(ledgeShare, rimShare, down));
  out[0] = clamp(((here - fractalNoise(u + 3 * apart, v, 3, 14)) / apart) * steep, -steepest, steepest);
  out[1] = clamp(((here - fractalNoise(u, v + 3 * apart, 3, 14)) / apart) * steep, -steepest, steepest);
}

/** Split layers have their own angle per stone (`lot` 0..1), `fine` (0..1) is how far grain shows. */
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
