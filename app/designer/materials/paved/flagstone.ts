import { linearFromHex } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { glaze, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { cleftGrain, cleftLean } from "../making/cleft.ts";
import type { Relief } from "../making/relief.ts";
import { nthTone, type StonePalette, stonePalettes, toneAt } from "../making/stone-palettes.ts";
import { createVoronoiCell, findVoronoiCell } from "../making/voronoi.ts";
import { growMoss, mossAt, stainAt } from "../making/wear.ts";

const joint = 0.024;
/** Share of moss left in joints between stones that are walked on. */
const trodden = 0.6;
const jointColor = linearFromHex("#6e6656");

/** Warped Voronoi cells of about `size` meters. */
export function createFlagstone(palette: StonePalette, relief: Relief, size = 0.5): GroundMaterial {
  const tones = stonePalettes[palette];
  const cell = createVoronoiCell(0.72, 3);
  const ledge: [number, number] = [0, 0];
  return (x, z, footprint, out) => {
    const broken = 0.02 * (noise(x * 14, z * 14, 8) - 0.5) + 0.008 * (noise(x * 47, z * 47, 10) - 0.5);
    const warpedX = x + 0.1 * (fractalNoise(x * 1.7, z * 1.7, 3, 5) - 0.5) + broken;
    const warpedZ =
      z + 0.1 * (fractalNoise(x * 1.7 + 9, z * 1.7, 3, 6) - 0.5) + 0.02 * (noise(x * 14 + 5, z * 14, 9) - 0.5) - broken;
    findVoronoiCell(warpedX / size, warpedZ / size, cell);
    const toEdge = cell.toBorder * size;
    const lot = hash2(cell.id, 3, 1);
    const tone = toneAt(tones, lot);
    const fine = footprint < 0.03 ? 1 : clamp(0.06 / footprint - 1, 0, 1);
    const jointHalf = joint * 0.5 * (0.45 + 1.1 * noise(x * 5, z * 5, 4));
    const inJoint =
      clamp((jointHalf - toEdge) / Math.max(footprint * 0.7, 0.004) + 0.5, 0, 1) *
      Math.min(1, (joint * 1.3) / Math.max(footprint, 0.001));
    const bevel = smoothstep(jointHalf + 0.022, jointHalf, toEdge) * fine;
    if (fine > 0) cleftLean(x, z, lot, ledge);
    const leanX = cell.normalX * bevel * 0.8 + fine * ledge[0];
    const leanZ = cell.normalZ * bevel * 0.8 + fine * ledge[1];
    const brightness = 0.86 + 0.28 * hash2(cell.id, 5, 2);
    // Rain leaves dirt along the rim.
    const dirt = 1 - 0.22 * smoothstep(0.07, 0, toEdge - jointHalf) * (0.4 + noise(x * 9, z * 9, 12));
    const shade = dirt * brightness * cleftGrain(x, z, lot, fine) * relief(leanX, leanZ) * stainAt(x, z);
    const jointShade = (0.55 + 0.4 * noise(x * 90, z * 90, 2)) * 0.8;
    paint(out, jointColor, jointShade);
    if (inJoint > 0) growMoss(out, trodden * mossAt(x, z));
    glaze(out, tone, shade, 1 - inJoint);
    // Bands of iron and lime run through a stone: another tone of the same quarry.
    const band = smoothstep(0.45, 0.75, noise(x * 4.3 + lot * 60, z * 2.1 + lot * 23, 13));
    if (band > 0) glaze(out, nthTone(tones, Math.floor(lot * 64) + 1), shade, 0.7 * band * (1 - inJoint));
  };
}
