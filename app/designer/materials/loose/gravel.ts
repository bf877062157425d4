import { fractalNoise, noise } from "../../numeric/noise.ts";
import { dim, glaze, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Relief } from "../making/relief.ts";
import { meanTone, type StonePalette, stonePalettes, toneAt } from "../making/stone-palettes.ts";
import { createVoronoiCell, findVoronoiCell } from "../making/voronoi.ts";

/** Domes of `size` meters near the eye, a speckled mean tone where they are smaller than the sample. */
export function createGravel(palette: StonePalette, size: number, relief: Relief): GroundMaterial {
  const tones = stonePalettes[palette];
  const mean = meanTone(tones);
  const cell = createVoronoiCell(1, 51);
  return (x, z, footprint, out) => {
    const drift = 0.86 + 0.28 * fractalNoise(x * 0.9, z * 0.9, 4, 71) + 0.1 * (noise(x * 5, z * 5, 3) - 0.5);
    const detail = clamp(1.9 - (footprint / size) * 1.6, 0, 1);
    paint(out, mean);
    if (detail > 0) {
      // Turned by 30 degrees and warped, so that rows of stones never line up with the picture.
      const wobbleX = size * 1.6 * (noise((x / size) * 0.31, (z / size) * 0.31, 41) - 0.5);
      const wobbleZ = size * 1.6 * (noise((x / size) * 0.31 + 9, (z / size) * 0.31, 42) - 0.5);
      const turnedX = (x * 0.866 - z * 0.5 + wobbleX) / size;
      const turnedZ = (x * 0.5 + z * 0.866 + wobbleZ) / size;
      findVoronoiCell(turnedX, turnedZ, cell);
      const u = turnedX - cell.centerX;
      const v = turnedZ - cell.centerZ;
      const dome = 0.34 + 0.66 * smoothstep(0, 0.2, cell.toBorder);
      const lit = 0.35 + 0.65 * relief((u * 0.866 + v * 0.5) * 1.3, (v * 0.866 - u * 0.5) * 1.3);
      const shade = (0.72 + 0.58 * hash2(cell.id, 2, 9)) * lit * dome * 1.16;
      const tone = toneAt(tones, hash2(cell.id, 11, 3));
      glaze(out, tone, shade, detail);
    }
    const speckle = Math.min(0.45, (0.6 * size) / footprint + 0.16) * (1 - detail) * 2;
    const far = 0.9 * (1 + (hash2(x / footprint, z / footprint, 5) - 0.5) * speckle);
    const shade = drift * lerp(far, 1, detail);
    dim(out, shade);
  };
}
