import type { LinearRgb } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { dim, glaze, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { numberAt } from "../../numeric/read-at.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { CellMemory } from "../making/cell-memory.ts";
import type { Relief } from "../making/relief.ts";
import { meanTone, type StonePalette, stonePalettes, type Tones, toneAt } from "../making/stone-palettes.ts";

/** Layers from the largest stones to the grit between them: share of the largest size, and share of occupied places. */
const layers = [
  { share: 1, taken: 0.42, seed: 0 },
  { share: 0.58, taken: 0.7, seed: 1 },
  { share: 0.33, taken: 0.95, seed: 2 },
];

/** Square of how far the outline |u|^2.4 + |v|^2.4 = 1 reaches, in half lengths: 2^(1 - 2 / 2.4) at its corners. */
const fullest = 1.13;

/** In stone sizes: between lattice points, and half of the longest stone. In pitches: where in its cell a stone is. */
const spacing = 0.78;
const longestHalf = 0.52;
const inCell = { from: 0.15, to: 0.85 };
/** Share of a cell into which a stone of the next one may reach; points beyond it need not check that cell. */
const reach = (longestHalf * Math.sqrt(fullest)) / spacing - (1 - inCell.to);

/** Height in meters. */
interface TopStone {
  height: number;
  tone: LinearRgb;
  leanX: number;
  leanZ: number;
  rim: number;
  lot: number;
}

/** `largest` is in meters, `brightness` for washed dry stones. */
export function createRiverStones(
  palette: StonePalette,
  largest: number,
  relief: Relief,
  brightness = 1,
): GroundMaterial {
  const tones = stonePalettes[palette];
  const mean = meanTone(tones);
  const laid = layers.map((layer) => createLayer(layer, largest));
  const top: TopStone = { height: 0, tone: mean, leanX: 0, leanZ: 0, rim: 0, lot: 0 };
  return (x, z, footprint, out) => {
    const detail = clamp(1.8 - (footprint / largest) * 4, 0, 1);
    const drift = 0.9 + 0.2 * noise(x * 0.9, z * 0.9, 73);
    paint(out, mean, 0.7);
    if (detail > 0) {
      top.height = -1;
      for (const layer of laid) findTopStone(x, z, layer, tones, top);
      const grit = 0.34 + 0.3 * noise(x * 160, z * 160, 75);
      const vein = 0.84 + 0.3 * fractalNoise(x * 30 + top.lot * 50, z * 30, 2, 76);
      const lit = 0.25 + 0.75 * relief(top.leanX, top.leanZ);
      if (top.height > 0) glaze(out, top.tone, vein * lit * (0.42 + 0.58 * top.rim), detail);
      else glaze(out, mean, grit, detail);
    }
    const speckle = 1 + (hash2(x / footprint, z / footprint, 5) - 0.5) * 0.4 * (1 - detail);
    dim(out, brightness * drift * speckle);
  };
}

/** In its layer's memory; a stone whose `lot` exceeds the layer's share has no others. */
const stone = { lot: 0, x: 1, z: 2, half: 3, slim: 4, cos: 5, sin: 6, toneLot: 7 } as const;
const stoneStride = 8;

interface Layer {
  pitch: number;
  taken: number;
  stones: CellMemory;
}

function createLayer({ share, taken, seed }: (typeof layers)[number], largest: number): Layer {
  const size = share * largest;
  const pitch = size * spacing;
  const within = (lot: number) => inCell.from + (inCell.to - inCell.from) * lot;
  const stones = new CellMemory(stoneStride, (cellX, cellZ, values, at) => {
    const lot = hash2(cellX, cellZ, 80 + seed);
    values[at + stone.lot] = lot;
    if (lot > taken) return;
    const half = size * (longestHalf - 0.16 + 0.16 * hash2(cellX, cellZ, 96 + seed));
    const angle = hash2(cellX, cellZ, 92 + seed) * 6.283;
    values[at + stone.x] = (cellX + within(hash2(cellX, cellZ, 84 + seed))) * pitch;
    values[at + stone.z] = (cellZ + within(hash2(cellX, cellZ, 88 + seed))) * pitch;
    values[at + stone.half] = half;
    values[at + stone.slim] = half * (0.62 + 0.3 * hash2(cellX, cellZ, 100 + seed));
    values[at + stone.cos] = Math.cos(angle);
    values[at + stone.sin] = Math.sin(angle);
    values[at + stone.toneLot] = hash2(cellX, cellZ, 104 + seed);
  });
  return { pitch, taken, stones };
}

function findTopStone(x: number, z: number, { pitch, taken, stones }: Layer, tones: Tones, top: TopStone): void {
  const { values } = stones;
  const latticeX = Math.floor(x / pitch);
  const latticeZ = Math.floor(z / pitch);
  const shareX = x / pitch - latticeX;
  const shareZ = z / pitch - latticeZ;
  const firstX = latticeX - (shareX > reach ? 0 : 1);
  const lastX = latticeX + (shareX < 1 - reach ? 0 : 1);
  const lastZ = latticeZ + (shareZ < 1 - reach ? 0 : 1);
  for (let cellZ = latticeZ - (shareZ > reach ? 0 : 1); cellZ <= lastZ; cellZ++)
    for (let cellX = firstX; cellX <= lastX; cellX++) {
      const at = stones.at(cellX, cellZ);
      if (numberAt(values, at + stone.lot) <= taken) coverWithStone(x, z, values, at, tones, top);
    }
}

function coverWithStone(x: number, z: number, values: Float64Array, at: number, tones: Tones, top: TopStone): void {
  const offX = x - numberAt(values, at + stone.x);
  const offZ = z - numberAt(values, at + stone.z);
  const half = numberAt(values, at + stone.half);
  // The fuller outline extends this far past the circle: most nearby stones end here.
  if (offX * offX + offZ * offZ > half * half * fullest) return;
  const lot = numberAt(values, at + stone.lot);
  const slim = numberAt(values, at + stone.slim);
  const raised = 0.75 + 0.5 * lot;
  if (slim * raised <= top.height) return;
  const cos = numberAt(values, at + stone.cos);
  const sin = numberAt(values, at + stone.sin);
  const u = (offX * cos + offZ * sin) / half;
  const v = (offZ * cos - offX * sin) / slim;
  if (u * u + v * v > fullest) return;
  // A power above 2 makes the outline fuller than an ellipse, like a worn cobble.
  const out = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.4;
  if (out >= 1) return;
  const dome = Math.sqrt(1 - out);
  const height = slim * (0.25 + 0.75 * dome) * raised;
  if (height <= top.height) return;
  const steep = 0.85 / Math.max(0.35, dome);
  top.height = height;
  top.lot = lot;
  top.tone = toneAt(tones, numberAt(values, at + stone.toneLot));
  top.leanX = (cos * u - sin * v) * steep;
  top.leanZ = (sin * u + cos * v) * steep;
  top.rim = smoothstep(0, 0.5, dome);
}
