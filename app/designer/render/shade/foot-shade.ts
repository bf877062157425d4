import { byteAt } from "../../numeric/read-at.ts";
import type { Camera } from "../../stage/camera.ts";

/** Metres over which the dark line under a fence, and the dusk before a wall, fall to a third; how much they take. */
const line = { reach: 0.07, strength: 0.4 };
const dusk = { reach: 0.45, strength: 0.16 };
/** Matte values below this are what stands, above it ground. */
const edge = 127;

/** How much of the light the ground loses along the foot of what stands on it in the photo. */
export class FootShade {
  private readonly ground: Uint8Array;
  private readonly camera: Camera;
  /** Distance of the last foot seen in each column; NaN while there was none. */
  private readonly footZ: Float64Array;
  private row = -1;
  private readonly at: [number, number, number] = [0, 0, 0];

  constructor(ground: Uint8Array, camera: Camera) {
    this.ground = ground;
    this.camera = camera;
    this.footZ = new Float64Array(camera.width).fill(Number.NaN);
  }

  /** 0..1 of the light that is left at a distance of `z` metres, in a column; rows have to be entered one by one. */
  lightAt(column: number, z: number): number {
    const off = (this.footZ[column] ?? Number.NaN) - z;
    if (!(off < 2)) return 1;
    const near = Math.max(0, off);
    return 1 - line.strength * Math.exp(-near / line.reach) - dusk.strength * Math.exp(-near / dusk.reach);
  }

  /** Goes on to the next row; to be called for every row from the top. */
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
