import { type PaintedRgb, paint, paintPixel } from "../../numeric/paint.ts";
import type { Raster } from "../../numeric/raster.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, lerp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import { createShade } from "../../photo/scene/shade-at.ts";
import type { Camera } from "../../stage/camera.ts";
import { createGroundSample, type GroundPainter, type GroundSample } from "./ground-painter.ts";

/** Meters; number of cells across and away. */
const cell = 0.4;
const columns = 60;
const rows = 40;
const originX = -12;
const originZ = 0;
/** Spots sampled per cell and direction; their distance in meters is also their footprint. */
const spots = 2;
const spot = cell / spots;
/** Weights of a cell and its neighbors. */
const spread = [1, 2, 1] as const;
/** Meters above the ground up to which the nearby ground counts, and from which the whole ground does. */
const near = { from: 0.3, to: 1.4 };
const surelyGround = 178;
const ofWhole = 0.5;

/** Meters within which a changed surface changes the light on other things. */
export const bounceReach = Math.hypot(2.5 * cell, 2.5 * cell, near.to);

type LitScene = Pick<Scene, "ground" | "shading" | "width" | "height" | "light">;
type Painter = Pick<GroundPainter, "paint">;

export class BouncedLight {
  private readonly light = new Float32Array(columns * rows * 3);
  private readonly whole: PaintedRgb = [0, 0, 0];

  constructor(photo: Raster, scene: LitScene, camera: Camera, painter: Painter) {
    meanOfGround(photo, scene, this.whole);
    const own = sampleGround(photo, scene, camera, painter);
    for (let i = 0; i < columns * rows; i++) this.gather(own, i);
  }

  /** Linear light on a plane facing down: of the ground below or, high above it, of the photo's whole ground. */
  at(x: number, y: number, z: number, out: PaintedRgb): void {
    const atX = clamp((x - originX) / cell - 0.5, 0, columns - 1.001);
    const atZ = clamp((z - originZ) / cell - 0.5, 0, rows - 1.001);
    const [column, row] = [Math.floor(atX), Math.floor(atZ)];
    const [right, far] = [atX - column, atZ - row];
    const up = smoothstep(near.from, near.to, y);
    const i = (row * columns + column) * 3;
    const { light } = this;
    for (const c of indices3) {
      const before = lerp(floatAt(light, i + c), floatAt(light, i + 3 + c), right);
      const k = i + columns * 3 + c;
      const behind = lerp(floatAt(light, k), floatAt(light, k + 3), right);
      out[c] = lerp(lerp(before, behind, far), this.whole[c], up);
    }
  }

  private gather({ sums, counts }: SeenGround, i: number): void {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    let weight = ofWhole;
    const sum: PaintedRgb = [this.whole[0] * weight, this.whole[1] * weight, this.whole[2] * weight];
    for (let down = -1; down <= 1; down++) {
      for (let across = -1; across <= 1; across++) {
        if (!isInside(column + across, row + down)) continue;
        const k = i + down * columns + across;
        const share = (spread[across + 1] ?? 0) * (spread[down + 1] ?? 0);
        for (const c of indices3) sum[c] += (share * floatAt(sums, k * 3 + c)) / spots ** 2;
        weight += (share * byteAt(counts, k)) / spots ** 2;
      }
    }
    for (const c of indices3) this.light[i * 3 + c] = sum[c] / weight;
  }
}

function isInside(column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

interface SeenGround {
  sums: Float32Array;
  counts: Uint8Array;
}

interface Surroundings {
  photo: Raster;
  scene: LitScene;
  painter: Painter;
  shadeAt: (x: number, z: number) => number;
}

function sampleGround(photo: Raster, scene: LitScene, camera: Camera, painter: Painter): SeenGround {
  const seen = { sums: new Float32Array(columns * rows * 3), counts: new Uint8Array(columns * rows) };
  const surroundings = { photo, scene, painter, shadeAt: createShade(scene, camera) };
  const sample = createGroundSample();
  for (let i = 0; i < columns * rows * spots ** 2; i++) {
    const x = originX + ((i % (columns * spots)) + 0.5) * spot;
    const z = originZ + (Math.floor(i / (columns * spots)) + 0.5) * spot;
    const pixel = pixelAt(x, z, scene, camera);
    if (pixel < 0) continue;
    lightSpot(surroundings, x, z, pixel, sample);
    const k = Math.floor((z - originZ) / cell) * columns + Math.floor((x - originX) / cell);
    for (const c of indices3) seen.sums[k * 3 + c] = floatAt(seen.sums, k * 3 + c) + sample.color[c];
    seen.counts[k] = byteAt(seen.counts, k) + 1;
  }
  return seen;
}

function lightSpot(
  { photo, scene, painter, shadeAt }: Surroundings,
  x: number,
  z: number,
  pixel: number,
  sample: GroundSample,
): void {
  const { level } = scene.light;
  const [u, v] = [(pixel % scene.width) + 0.5, Math.floor(pixel / scene.width) + 0.5];
  painter.paint(x, z, u, v, spot, sample);
  const lit = shadeAt(x, z) * sample.openness;
  if (sample.keepsPhoto) paintPixel(sample.color, photo, pixel);
  else for (const c of indices3) sample.color[c] *= level[c] * lit;
}

/** -1 if none does. */
function pixelAt(x: number, z: number, { ground, width, height }: LitScene, camera: Camera): number {
  const [u, v, depth] = camera.project(x, 0, z, projected);
  if (depth <= 0 || !(u >= 0 && v >= 0 && u < width && v < height)) return -1;
  const pixel = Math.floor(v) * width + Math.floor(u);
  return byteAt(ground, pixel) < surelyGround ? -1 : pixel;
}

const projected: [number, number, number] = [0, 0, 0];

/** Pixels between samples of the photo's ground; and the fallback without ground. */
const stride = 7;
const grayGround = 0.2;

function meanOfGround(photo: Raster, { ground, light }: LitScene, out: PaintedRgb): void {
  const sum: PaintedRgb = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < ground.length; i += stride) {
    if (byteAt(ground, i) < surelyGround) continue;
    paintPixel(out, photo, i);
    for (const c of indices3) sum[c] += out[c];
    count++;
  }
  if (count === 0) paint(out, light.level, grayGround);
  else paint(out, sum, 1 / count);
}
