import { byteAt } from "../../numeric/read-at.ts";
import type { Camera } from "../../stage/camera.ts";

/** Reach in meters and strength of the dark line under a fence, and of the dusk in front of a wall. */
const line = { reach: 0.07, strength: 0.4 };
const dusk = { reach: 0.45, strength: 0.16 };
/** Matte below this is upright, above it ground. */
const edge = 127;

/** Along the foot of upright things in the photo. */
export class FootShade {
  private readonly ground: Uint8Array;
  private readonly camera: Camera;
  /** Distance of the last foot in each column; NaN before the first. */
  private readonly footZ: Float64Array;
  private row = -1;
  private readonly at: [number, number, number] = [0, 0, 0];

  constructor(ground: Uint8Array, camera: Camera) {
    this.ground = ground;
    this.camera = camera;
    this.footZ = new Float64Array(camera.width).fill(Number.NaN);
  }

  /** 0..1, `z` meters away. Call {@link enterRow} for each row first. */
  lightAt(column: number, z: number): number {
    const off = (this.footZ[column] ?? Number.NaN) - z;
    if (!(off < 2)) return 1;
    const near = Math.max(0, off);
    return 1 - line.strength * Math.exp(-near / line.reach) - dusk.strength * Math.exp(-near / dusk.reach);
  }

  /** Call for every row, from the top. */
  enterRow(): void {
    this.row++;
    const { width } = this.camera;
    if (this.row === 0) return;
    const from = this.row * width;
    for (let x = 0; x < width; x++) {
      if (byteAt(this.ground, from + x) <= edge || byteAt(this.ground, from + x - width) > edge) continue;
      this.camera.groundAt(x + 0.5, this.row, this.at);
      if (this.at[2] > 0) this.footZ[x] = this.at[1];
    }
  }
}
