import { linearFromHex } from "../numeric/colour.ts";
import { fractalNoise, noise } from "../numeric/noise.ts";
import { hash2 } from "../numeric/random.ts";
import { clamp, lerp, smoothstep } from "../numeric/scalar.ts";
import type { GroundMaterial } from "../render/geometry.ts";
import type { Relief } from "./relief.ts";
import { type StonePalette, stonePalettes, toneAt } from "./stone-palettes.ts";
import { createVoronoiCell, findVoronoiCell } from "./voronoi.ts";

const joint = 0.024;
const jointColour = linearFromHex("#6e6656");

/** Irregular flagstones: warped Voronoi cells of about `size` metres with sandy joints and a cleft surface. */
export function createFlagstone(palette: StonePalette, relief: Relief, size = 0.5): GroundMaterial {
  const tones = stonePalettes[palette];
  const cell = createVoronoiCell();
  return (x, z, footprint, out) => {
    const warpedX = x + 0.1 * (fractalNoise(x * 1.7, z * 1.7, 3, 5) - 0.5) + 0.012 * (noise(x * 14, z * 14, 8) - 0.5);
    const warpedZ =
      z + 0.1 * (fractalNoise(x * 1.7 + 9, z * 1.7, 3, 6) - 0.5) + 0.012 * (noise(x * 14 + 5, z * 14, 9) - 0.5);
    findVoronoiCell(warpedX / size, warpedZ / size, 0.72, 3, cell);
    const toEdge = cell.toBorder * size;
    const lot = hash2(cell.id, 3, 1);
    const tone = toneAt(tones, lot);
    const fine = footprint < 0.03 ? 1 : clamp(0.06 / footprint - 1, 0, 1);
    const jointHalf = joint * 0.5 * (0.7 + 0.6 * noise(x * 5, z * 5, 4));
    const inJoint =
      clamp((jointHalf - toEdge) / Math.max(footprint * 0.7, 0.004) + 0.5, 0, 1) *
      Math.min(1, (joint * 1.3) / Math.max(footprint, 0.001));
    const bevel = smoothstep(jointHalf + 0.022, jointHalf, toEdge) * fine;
    const cleft = fine > 0 ? fine * cleftSlope(x, z) : 0;
    const leanX = cell.normalX * bevel * 0.8 + cleft;
    const leanZ = cell.normalZ * bevel * 0.8 + cleft;
    const brightness = 0.86 + 0.28 * hash2(cell.id, 5, 2);
    const shade = brightness * cleftGrain(x, z, lot, fine) * relief(leanX, leanZ);
    const jointShade = (0.55 + 0.4 * noise(x * 90, z * 90, 2)) * 0.8;
    for (let i = 0; i < 3; i++) out[i] = lerp(tone[i] * shade, jointColour[i] * jointShade, inJoint);
  };
}

function cleftSlope(x: number, z: number): number {
  return (fractalNoise(x * 13 + 0.12, z * 13, 3, 14) - fractalNoise(x * 13 - 0.12, z * 13, 3, 14)) * 2.2;
}

/** Broad stains, cleft layers at their own angle per stone, and sandy grain where the sample is fine enough. */
function cleftGrain(x: number, z: number, lot: number, fine: number): number {
  const layers = fractalNoise(x * 11 + lot * 30, z * 26 + lot * 17, 4, 11);
  const coarse = 0.86 + 0.2 * fractalNoise(x * 3.1, z * 3.1, 3, 15) + 0.2 * (layers - 0.5);
  if (fine === 0) return coarse;
  const grain =
    0.22 * (noise(x * 45, z * 45, 12) - 0.5) +
    0.16 * (noise(x * 130, z * 130, 13) - 0.5) +
    0.14 * (noise(x * 300, z * 300, 14) - 0.5);
  return coarse + fine * grain;
}
