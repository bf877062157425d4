import { linearFromHex } from "../../numeric/color.ts";
import { fractalNoise, noise } from "../../numeric/noise.ts";
import { dim, glaze, type PaintedRgb, paint } from "../../numeric/paint.ts";
import { hash2 } from "../../numeric/random.ts";
import { indices3, numberAt } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import { CellMemory } from "../making/cell-memory.ts";
import { layLoosePieces } from "../making/loose-pieces.ts";
import type { Relief } from "../making/relief.ts";
import { meanTone, type StonePalette, stonePalettes, type Tones, toneAt } from "../making/stone-palettes.ts";

/**
 * Lowest first: meters between shreds, half length and half width as shares of that, share of occupied places. Bark is
 * graded: few large pieces, many splinters, dust between.
 */
const layers = [
  { pitch: 0.022, long: 0.95, slim: 0.2, taken: 0.95, seed: 10 },
  { pitch: 0.034, long: 0.9, slim: 0.17, taken: 0.8, seed: 5 },
  { pitch: 0.055, long: 0.85, slim: 0.14, taken: 0.55, seed: 0 },
] as const;
/** Footprints (meters) in which single shreds are visible, and are lost. */
const seen = { from: 0.006, to: 0.03 };

/** Chunks of bark on top, which no shredder reached. */
const chunks = { pitch: 0.13, taken: 0.45, half: { least: 0.014, most: 0.034 }, slim: 0.5, brightness: 1.25 };

interface Shred {
  tone: PaintedRgb;
  shade: number;
}

export function createMulch(palette: StonePalette, relief: Relief): GroundMaterial {
  const tones = stonePalettes[palette];
  const mean = meanTone(tones);
  const laid = layers.map(createLayer);
  const pieces = { ...chunks, tones };
  const shred: Shred = { tone: [0, 0, 0], shade: 1 };
  return (x, z, footprint, out) => {
    const damp = fractalNoise(x * 1.1, z * 1.1, 3, 81);
    const heaps = noise(x * 6, z * 6, 91) - 0.5 + 0.6 * (noise(x * 15, z * 15, 92) - 0.5);
    const detail = clamp((seen.to - footprint) / (seen.to - seen.from), 0, 1);
    paint(out, mean, 0.85);
    if (detail > 0) {
      // Crumbs and dust, darker in deep places.
      paint(shred.tone, mean);
      shred.shade = 0.22 + 0.5 * noise(x * 150, z * 150, 83);
      for (const layer of laid) coverWithShreds(x, z, layer, tones, relief, shred);
      glaze(out, shred.tone, shred.shade, detail);
    }
    const speckle = 1 + (hash2(x / footprint, z / footprint, 5) - 0.5) * 0.8 * (1 - detail);
    dim(out, 1.3 * speckle * (0.6 + 0.8 * damp) * (1 + 0.42 * heaps));
    weather(out, damp);
    layLoosePieces(x, z, footprint, pieces, relief, out);
    if (footprint < seen.to) strewLeaves(x, z, out);
  };
}

/** How much the sun has bleached the driest places. By eye, on beds a summer old. */
const bleached = 0.26;
const bleachedTint = [1.14, 1, 0.84] as const;

/** The sun grays dry places; damp ones keep their color. `dry` 0..1. */
function weather(out: PaintedRgb, dry: number): void {
  const share = bleached * smoothstep(0.45, 0.8, dry);
  const light = 0.2126 * out[0] + 0.7152 * out[1] + 0.0722 * out[2];
  for (const c of indices3) out[c] = lerp(out[c], light * bleachedTint[c], share);
}

/** Fallen leaves: meters between places, half a leaf's length, and the share of places with one. */
const fallen = { pitch: 0.11, half: 0.019, taken: 0.2 };
const fallenTones = ["#8d6c3c", "#a08243", "#6d4a2a", "#77783f"].map(linearFromHex);

/** Entirely within its own cell, so that neighbors need no check. */
function strewLeaves(x: number, z: number, out: PaintedRgb): void {
  const [cellX, cellZ] = [Math.floor(x / fallen.pitch), Math.floor(z / fallen.pitch)];
  const lot = hash2(cellX, cellZ, 93);
  if (lot > fallen.taken) return;
  const [placeX, placeZ] = [hash2(cellX, cellZ, 94), hash2(cellX, cellZ, 95)];
  const room = fallen.pitch - 2 * fallen.half;
  const offX = x - cellX * fallen.pitch - fallen.half - placeX * room;
  const offZ = z - cellZ * fallen.pitch - fallen.half - placeZ * room;
  // The turn of a leaf computed cheaply: a point on the rim of a square instead of an angle.
  const [aheadX, aheadZ] = [2 * placeZ - 1, 2 * ((placeX * 7) % 1) - 1];
  const length = Math.sqrt(aheadX * aheadX + aheadZ * aheadZ) + 1e-6;
  const along = (offX * aheadX + offZ * aheadZ) / (length * fallen.half);
  const across = (offZ * aheadX - offX * aheadZ) / (length * fallen.half);
  const width = 0.5 * (1 - along * along);
  if (Math.abs(across) > width) return;
  const tone = fallenTones[Math.floor((lot / fallen.taken) * fallenTones.length)] ?? fallenTones[0];
  // A curled blade: one half faces the light, the other does not.
  if (tone) glaze(out, tone, 0.75 + 0.35 * (across / (width + 0.01)) + 0.15 * along, 0.9);
}

/** In its layer's memory; a shred whose `height` exceeds the layer's limit has only that one. */
const piece = { height: 0, x: 1, z: 2, lot: 3, size: 4, cos: 5, sin: 6, lean: 7, toneLot: 8, grey: 9 } as const;
const pieceStride = 10;

interface Layer {
  pitch: number;
  long: number;
  slim: number;
  taken: number;
  pieces: CellMemory;
}

function createLayer({ seed, ...layer }: (typeof layers)[number]): Layer {
  const { pitch, taken } = layer;
  const pieces = new CellMemory(pieceStride, (cellX, cellZ, values, at) => {
    const height = hash2(cellX, cellZ, seed + 84);
    values[at + piece.height] = height;
    if (height > taken) return;
    const lot = hash2(cellX, cellZ, seed + 81);
    const angle = hash2(cellX, cellZ, seed + 83) * 6.283;
    values[at + piece.x] = (cellX + lot) * pitch;
    values[at + piece.z] = (cellZ + hash2(cellX, cellZ, seed + 82)) * pitch;
    values[at + piece.lot] = lot;
    values[at + piece.size] = 0.6 + 0.4 * hash2(cellX, cellZ, seed + 85);
    values[at + piece.cos] = Math.cos(angle);
    values[at + piece.sin] = Math.sin(angle);
    values[at + piece.lean] = (hash2(cellX, cellZ, seed + 87) - 0.5) * 0.8;
    values[at + piece.toneLot] = hash2(cellX, cellZ, seed + 89);
    values[at + piece.grey] = hash2(cellX, cellZ, seed + 90) ** 3 * 0.5;
  });
  return { ...layer, pieces };
}

/** If there is one; under its rim it is dark. */
function coverWithShreds(x: number, z: number, layer: Layer, tones: Tones, relief: Relief, shred: Shred): void {
  const { pitch, taken, pieces } = layer;
  const { values } = pieces;
  const latticeX = Math.floor(x / pitch);
  const latticeZ = Math.floor(z / pitch);
  let highest = -1;
  for (let dz = -1; dz <= 1; dz++)
    for (let dx = -1; dx <= 1; dx++) {
      const at = pieces.at(latticeX + dx, latticeZ + dz);
      const height = numberAt(values, at + piece.height);
      if (height <= highest || height > taken) continue;
      const inside = layShred(x, z, layer, at, tones, relief, shred);
      if (inside === "on it") highest = height;
      else if (inside === "under its rim" && highest < 0) shred.shade *= 0.72;
    }
}

function layShred(
  x: number,
  z: number,
  { pitch, long, slim, pieces: { values } }: Layer,
  at: number,
  tones: Tones,
  relief: Relief,
  shred: Shred,
): "on it" | "under its rim" | "beside it" {
  const offX = x - numberAt(values, at + piece.x);
  const offZ = z - numberAt(values, at + piece.z);
  if (offX * offX + offZ * offZ > (pitch * long) ** 2) return "beside it";
  const [cos, sin] = [numberAt(values, at + piece.cos), numberAt(values, at + piece.sin)];
  const [size, lot] = [numberAt(values, at + piece.size), numberAt(values, at + piece.lot)];
  const u = (offX * cos + offZ * sin) / (pitch * long * size);
  if (Math.abs(u) >= 1) return "beside it";
  // Torn bark is neither straight nor of one width.
  const crook = 0.5 * (lot - 0.5) * (u * u - 0.4);
  const width = (1 - 0.5 * u * u) * (0.8 + 0.4 * noise(u * 2.3 + lot * 50, lot * 9, 86));
  const v = ((offZ * cos - offX * sin) / (pitch * slim * size) + crook * 3) / width;
  if (Math.abs(v) >= 1.45) return "beside it";
  if (Math.abs(v) >= 1) return "under its rim";
  const lean = numberAt(values, at + piece.lean);
  const fibres = 0.82 + 0.36 * noise(u * 3 + lot * 70, v * 2.6 + lot * 31, 88);
  const tone = toneAt(tones, numberAt(values, at + piece.toneLot));
  const light = 0.2126 * tone[0] + 0.7152 * tone[1] + 0.0722 * tone[2];
  // Some have weathered: gray and pale.
  const grey = numberAt(values, at + piece.grey);
  for (const c of indices3) shred.tone[c] = lerp(tone[c], light * 1.4, grey);
  const lit = relief(cos * lean - sin * v * 0.55, sin * lean + cos * v * 0.55);
  shred.shade = (0.5 + 1.05 * lot) * lit * fibres;
  return "on it";
}
