import { hash2 } from "../../../numeric/random.ts";
import { floatAt } from "../../../numeric/read-at.ts";
import { clamp } from "../../../numeric/scalar.ts";
import { lookUpLight, makeGaussian, meanOf } from "./gaussian-table.ts";
import type { Swatch } from "./rectify.ts";

/** Per texel: Gaussian light, then red and blue relative to their means. */
const channels = 3;
/** Distance between pieces, as a share of the swatch's side. */
const tileShare = 0.25;

/** Each level of detail has half as many texels per side. */
interface Level {
  texels: number;
  values: Float32Array;
  /** Brings its mean light to 1. */
  gain: number;
}

/**
 * Endless ground: pieces of a swatch at the corners of a triangle lattice are blended as Gaussian numbers, which
 * preserves contrast and histogram. Sources: Heitz and Neyret, "High-Performance By-Example Noise using a
 * Histogram-Preserving Blending Operator" (2018); Burley, "On Histogram-Preserving Blending for Randomized Texture
 * Tiling" (2019), for the sharper weights.
 */
export class GroundExample {
  /** Meters; along the view a photo's pixels are longer than they are wide. */
  readonly resolution: number;
  private readonly texel: number; // meters
  private readonly side: number;
  private readonly levels: Level[];
  private readonly lightOf: Float32Array;

  constructor(swatch: Swatch, side: number, resolution = side / swatch.texels) {
    this.side = side;
    this.texel = side / swatch.texels;
    this.resolution = resolution;
    const { gaussian, lightOf } = makeGaussian(swatch.light);
    this.lightOf = lightOf;
    const values = new Float32Array(gaussian.length * channels);
    const [meanRed, meanBlue] = [meanOf(swatch.red), meanOf(swatch.blue)];
    for (let i = 0; i < gaussian.length; i++) {
      values[i * channels] = floatAt(gaussian, i);
      values[i * channels + 1] = floatAt(swatch.red, i) - meanRed;
      values[i * channels + 2] = floatAt(swatch.blue, i) - meanBlue;
    }
    this.levels = shrink(values, swatch.texels);
    this.evenOut();
  }

  /**
   * Writes light (1 = mean), and red and blue over luminance minus their means; `footprint` is the sample's in meters.
   */
  at(x: number, z: number, footprint: number, out: [number, number, number]): void {
    const detail = clamp(Math.floor(Math.log2(footprint / this.texel) + 0.5), 0, this.levels.length - 1);
    const level = this.levels[detail];
    if (!level) return;
    const pitch = this.side * tileShare;
    // Triangle lattice, skewed to squares.
    const skewedX = (x - z * 0.57735027) / pitch;
    const skewedZ = (z * 1.15470054) / pitch;
    const [baseX, baseZ] = [Math.floor(skewedX), Math.floor(skewedZ)];
    const [inX, inZ] = [skewedX - baseX, skewedZ - baseZ];
    const upper = inX + inZ > 1 ? 1 : 0;
    out[0] = out[1] = out[2] = 0;
    squares = 0;
    this.addPiece(level, x, z, baseX + upper, baseZ + upper, upper ? inX + inZ - 1 : 1 - inX - inZ, out);
    this.addPiece(level, x, z, baseX + 1, baseZ, upper ? 1 - inZ : inX, out);
    this.addPiece(level, x, z, baseX, baseZ + 1, upper ? 1 - inX : inZ, out);
    const scale = 1 / Math.sqrt(squares);
    out[0] = lookUpLight(this.lightOf, out[0] * scale) * level.gain;
    out[1] *= scale;
    out[2] *= scale;
  }

  private addPiece(
    level: Level,
    x: number,
    z: number,
    cornerX: number,
    cornerZ: number,
    nearness: number,
    out: [number, number, number],
  ): void {
    const weight = nearness * nearness * nearness;
    if (weight < 1e-4) return;
    const pitch = this.side * tileShare;
    const offX = x - (cornerX + cornerZ * 0.5) * pitch;
    const offZ = z - cornerZ * 0.8660254 * pitch;
    // A piece extends one pitch from its center, so this keeps it inside the swatch.
    const room = 1 - 2 * tileShare;
    const atX = (tileShare + room * hash2(cornerX, cornerZ, 401)) * this.side + offX;
    const atZ = (tileShare + room * hash2(cornerX, cornerZ, 402)) * this.side + offZ;
    addTexel(level, (atX / this.side) * level.texels - 0.5, (atZ / this.side) * level.texels - 0.5, weight, out);
    squares += weight * weight;
  }

  /** Brings each level's mean to 1: light is not Gaussian, so blending and shrinking shift it. */
  private evenOut(): void {
    const spots = 600;
    const out: [number, number, number] = [0, 0, 0];
    for (const [k, level] of this.levels.entries()) {
      let sum = 0;
      for (let i = 0; i < spots; i++) {
        this.at(hash2(i, k, 403) * 20, hash2(i, k, 404) * 20, this.texel * 2 ** k, out);
        sum += out[0];
      }
      level.gain = spots / sum;
    }
  }
}

function shrink(values: Float32Array, texels: number): Level[] {
  const levels: Level[] = [];
  for (let own = values, side = texels; side >= 8; side >>= 1) {
    levels.push({ texels: side, values: own, gain: 1 });
    own = halve(own, side);
  }
  return levels;
}

let squares = 0;

function addTexel(
  { texels, values }: Level,
  u: number,
  v: number,
  weight: number,
  out: [number, number, number],
): void {
  const atU = clamp(u, 0, texels - 1.001);
  const atV = clamp(v, 0, texels - 1.001);
  const [left, top] = [Math.floor(atU), Math.floor(atV)];
  const [toRight, down] = [atU - left, atV - top];
  const i = (top * texels + left) * channels;
  const below = i + texels * channels;
  const nearLeft = (1 - toRight) * (1 - down) * weight;
  const nearRight = toRight * (1 - down) * weight;
  const farLeft = (1 - toRight) * down * weight;
  const farRight = toRight * down * weight;
  // Unrolled: a loop over channels takes twice as long, and this runs millions of times per picture.
  out[0] +=
    floatAt(values, i) * nearLeft +
    floatAt(values, i + channels) * nearRight +
    floatAt(values, below) * farLeft +
    floatAt(values, below + channels) * farRight;
  out[1] +=
    floatAt(values, i + 1) * nearLeft +
    floatAt(values, i + channels + 1) * nearRight +
    floatAt(values, below + 1) * farLeft +
    floatAt(values, below + channels + 1) * farRight;
  out[2] +=
    floatAt(values, i + 2) * nearLeft +
    floatAt(values, i + channels + 2) * nearRight +
    floatAt(values, below + 2) * farLeft +
    floatAt(values, below + channels + 2) * farRight;
}

function halve(values: Float32Array, texels: number): Float32Array {
  const half = texels >> 1;
  const out = new Float32Array(half * half * channels);
  for (let i = 0; i < out.length; i++) {
    const texel = Math.floor(i / channels);
    const from = ((texel % half) * 2 + Math.floor(texel / half) * 2 * texels) * channels + (i % channels);
    const upper = floatAt(values, from) + floatAt(values, from + channels);
    const below = from + texels * channels;
    out[i] = (upper + floatAt(values, below) + floatAt(values, below + channels)) / 4;
  }
  return out;
}
