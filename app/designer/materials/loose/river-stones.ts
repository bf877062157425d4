import type { LinearRgb } from "../../numeric/colour.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { hash2 } from "../../numeric/random.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Relief } from "../making/relief.ts";
import { meanTone, type StonePalette, stonePalettes, toneAt } from "../making/stone-palettes.ts";

/** Layers from the largest stones to the grit between them: share of the largest size, and share of places that are taken. */
const layers: readonly (readonly [size: number, taken: number])[] = [
  [1, 0.42],
  [0.58, 0.7],
  [0.33, 0.95],
];

/** What lies on top at a point: its height in metres, and how it looks. */
interface TopStone {
  height: number;
  tone: LinearRgb;
  leanX: number;
  leanZ: number;
  rim: number;
  lot: number;
}

/** Water-worn stones up to `largest` metres long, graded, half sunk among each other, with grit in the gaps. */
export function createRiverStones(palette: StonePalette, largest: number, relief: Relief): GroundMaterial {
  const tones = stonePalettes[palette];
  const mean = meanTone(tones);
  const top: TopStone = { height: 0, tone: mean, leanX: 0, leanZ: 0, rim: 0, lot: 0 };
  return (x, z, footprint, out) => {
    const detail = clamp(1.8 - (footprint / largest) * 4, 0, 1);
    const drift = 0.9 + 0.2 * noise(x * 0.9, z * 0.9, 73);
    for (let i = 0; i < 3; i++) out[i] = mean[i] * 0.7;
    if (detail > 0) {
      top.height = -1;
      for (let layer = 0; layer < layers.length; layer++)
        findTopStone(x, z, layers[layer][0] * largest, layers[layer][1], layer, tones, top);
      const grit = 0.34 + 0.3 * noise(x * 160, z * 160, 75);
      const vein = 0.84 + 0.3 * fractalNoise(x * 30 + top.lot * 50, z * 30, 2, 76);
      const lit = 0.25 + 0.75 * relief(top.leanX, top.leanZ);
      for (let i = 0; i < 3; i++) {
        const near = top.height > 0 ? top.tone[i] * vein * lit * (0.42 + 0.58 * top.rim) : mean[i] * grit;
        out[i] = lerp(out[i], near, detail);
      }
    }
    const speckle = 1 + (hash2(x / footprint, z / footprint, 5) - 0.5) * 0.4 * (1 - detail);
    for (let i = 0; i < 3; i++) out[i] *= drift * speckle;
  };
}

/** Keeps in `top` the highest of the layer's domes over the point, if it is higher than what is there. */
function findTopStone(
  x: number,
  z: number,
  size: number,
  taken: number,
  layer: number,
  tones: readonly LinearRgb[],
  top: TopStone,
): void {
  const pitch = size * 0.78;
  const latticeX = Math.floor(x / pitch);
  const latticeZ = Math.floor(z / pitch);
  for (let dz = -1; dz <= 1; dz++)
    for (let dx = -1; dx <= 1; dx++) {
      const cellX = latticeX + dx;
      const cellZ = latticeZ + dz;
      const lot = hash2(cellX, cellZ, 80 + layer);
      if (lot > taken) continue;
      const offX = x - (cellX + 0.15 + 0.7 * hash2(cellX, cellZ, 84 + layer)) * pitch;
      const offZ = z - (cellZ + 0.15 + 0.7 * hash2(cellX, cellZ, 88 + layer)) * pitch;
      const angle = hash2(cellX, cellZ, 92 + layer) * 6.283;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const half = size * (0.36 + 0.16 * hash2(cellX, cellZ, 96 + layer));
      const slim = half * (0.62 + 0.3 * hash2(cellX, cellZ, 100 + layer));
      const u = (offX * cos + offZ * sin) / half;
      const v = (offZ * cos - offX * sin) / slim;
      // A power above 2 makes the outline fuller than an ellipse, as a worn cobble's is.
      const out = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.4;
      if (out >= 1) continue;
      const dome = Math.sqrt(1 - out);
      const height = slim * (0.25 + 0.75 * dome) * (0.75 + 0.5 * lot);
      if (height <= top.height) continue;
      const steep = 0.85 / Math.max(0.35, dome);
      top.height = height;
      top.lot = lot;
      top.tone = toneAt(tones, hash2(cellX, cellZ, 104 + layer));
      top.leanX = (cos * u - sin * v) * steep;
      top.leanZ = (sin * u + cos * v) * steep;
      top.rim = smoothstep(0, 0.5, dome);
    }
}
