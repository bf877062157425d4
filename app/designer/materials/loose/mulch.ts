import type { LinearRgb } from "../../numeric/colour.ts";
import { fractalNoise } from "../../numeric/noise.ts";
import { dim, glaze, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, lerp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Relief } from "../making/relief.ts";
import { meanTone, type StonePalette, stonePalettes, type Tones, toneAt } from "../making/stone-palettes.ts";

interface Chip {
  height: number;
  tone: LinearRgb;
  shade: number;
}

/** Bark mulch: two layers of chips lying every way; the highest chip over a point shows. */
export function createMulch(palette: StonePalette, relief: Relief): GroundMaterial {
  const tones = stonePalettes[palette];
  const mean = meanTone(tones);
  const chip: Chip = { height: -1, tone: mean, shade: 1 };
  return (x, z, footprint, out) => {
    const drift = 0.8 + 0.4 * fractalNoise(x * 1.6, z * 1.6, 4, 81);
    const detail = clamp(1.7 - (footprint / 0.05) * 1.4, 0, 1);
    paint(out, mean, 0.8);
    if (detail > 0) {
      chip.height = -1;
      findTopChip(x, z, 0.06, 0, tones, relief, chip);
      findTopChip(x, z, 0.045, 5, tones, relief, chip);
      if (chip.height >= 0) glaze(out, chip.tone, chip.shade, detail);
      else dim(out, lerp(1, 0.25, detail));
    }
    const speckle = 1 + (hash2(x / footprint, z / footprint, 5) - 0.5) * 0.9 * (1 - detail);
    dim(out, 1.2 * speckle * drift);
  };
}

function findTopChip(x: number, z: number, size: number, seed: number, tones: Tones, relief: Relief, chip: Chip): void {
  const latticeX = Math.floor(x / size);
  const latticeZ = Math.floor(z / size);
  for (let dz = -1; dz <= 1; dz++)
    for (let dx = -1; dx <= 1; dx++) {
      const cellX = latticeX + dx;
      const cellZ = latticeZ + dz;
      const height = hash2(cellX, cellZ, seed + 4);
      if (height <= chip.height) continue;
      const lot = hash2(cellX, cellZ, seed + 1);
      const offX = x - (cellX + lot) * size;
      const offZ = z - (cellZ + hash2(cellX, cellZ, seed + 2)) * size;
      const angle = hash2(cellX, cellZ, seed + 3) * 6.283;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const u = (offX * cos + offZ * sin) / (size * 0.62);
      const v = (offZ * cos - offX * sin) / (size * 0.17);
      if (Math.abs(u) >= 1 || Math.abs(v) >= 1 - 0.3 * u * u) continue;
      const lean = (hash2(cellX, cellZ, 9) - 0.5) * 0.7;
      chip.height = height;
      chip.tone = toneAt(tones, lot);
      chip.shade = (0.4 + 1.15 * height) * relief(cos * lean - sin * v * 0.6, sin * lean + cos * v * 0.6);
    }
}
