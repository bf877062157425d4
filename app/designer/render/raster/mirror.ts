import { type PaintedRgb, paintPixel } from "../../numeric/paint.ts";
import type { Raster } from "../../numeric/raster.ts";
import { indices3 } from "../../numeric/read-at.ts";
import { clamp, lerp } from "../../numeric/scalar.ts";
import type { Camera } from "../../stage/camera.ts";

/** Pixels of the photo per sample; water blurs what it reflects. */
const step = 4;
/** Meters from the water beyond which things are as if infinitely far. */
const farthest = 200;

const light: PaintedRgb = [0, 0, 0];

/** What water reflects: the photo, seen from a point of the water instead of the camera. */
export class Mirror {
  private readonly camera: Camera;
  private readonly width: number;
  private readonly height: number;
  private readonly colors: Float32Array;
  /** Sampled on first use, because most gardens have no water. */
  private photo: Raster | undefined;

  constructor(photo: Raster, camera: Camera) {
    this.photo = photo;
    this.camera = camera;
    this.width = Math.max(1, Math.floor(photo.width / step));
    this.height = Math.max(1, Math.floor(photo.height / step));
    this.colors = new Float32Array(this.width * this.height * 3);
  }

  /**
   * Writes the linear color of what a ray meets that leaves (x, y, z), relative to the eye, in the direction (dx, dy, dz):
   * the upright backdrop `farZ` meters away, or what is infinitely far. Beyond the picture, that of its border.
   */
  reflect(
    [x, y, z]: readonly [number, number, number],
    [dx, dy, dz]: readonly [number, number, number],
    farZ: number,
    out: [number, number, number],
  ): void {
    const away = dz > 0 && farZ > z ? (farZ - z) / dz : Number.POSITIVE_INFINITY;
    if (away < farthest) this.sample(x + away * dx, y + away * dy, z + away * dz, out);
    else this.sample(dx, dy, dz, out);
  }

  /** Writes the linear color in a direction (of any length) from the eye. */
  private sample(x: number, y: number, z: number, out: [number, number, number]): void {
    if (this.photo) this.shrink(this.photo);
    const { sinTilt, cosTilt, focalPixels, centreU, centreV } = this.camera;
    const depth = Math.max(0.05, -sinTilt * y + cosTilt * z);
    const u = (centreU + (focalPixels * x) / depth) / step - 0.5;
    const v = (centreV + (focalPixels * (-cosTilt * y - sinTilt * z)) / depth) / step - 0.5;
    const column = clamp(u, 0, this.width - 1.001);
    const row = clamp(v, 0, this.height - 1.001);
    const i = (Math.floor(row) * this.width + Math.floor(column)) * 3;
    const right = this.width > 1 ? column - Math.floor(column) : 0;
    const down = this.height > 1 ? row - Math.floor(row) : 0;
    const below = i + this.width * 3;
    for (const c of indices3) {
      const upper = lerp(this.colorAt(i + c), this.colorAt(i + 3 + c), right);
      out[c] = lerp(upper, lerp(this.colorAt(below + c), this.colorAt(below + 3 + c), right), down);
    }
  }

  private colorAt(i: number): number {
    return this.colors[i] ?? 0;
  }

  private shrink(photo: Raster): void {
    this.photo = undefined;
    for (let row = 0; row < this.height; row++)
      for (let column = 0; column < this.width; column++) this.average(photo, column, row);
  }

  private average(photo: Raster, column: number, row: number): void {
    const at = (row * this.width + column) * 3;
    for (let y = 0; y < step; y++)
      for (let x = 0; x < step; x++) {
        const pixel =
          Math.min(photo.height - 1, row * step + y) * photo.width + Math.min(photo.width - 1, column * step + x);
        paintPixel(light, photo, pixel);
        for (const c of indices3) this.colors[at + c] = this.colorAt(at + c) + light[c] / (step * step);
      }
  }
}
