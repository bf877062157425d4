/**
 * The photo's own camera: eye above the plan's origin, looking along +z, tilted so that the horizon falls on a given row.
 * Pixels: u right, v down, (0, 0) the top left corner. Metres as in numeric/vector.ts.
 */
export class Camera {
  readonly centreU: number;
  readonly centreV: number;
  readonly sinTilt: number;
  readonly cosTilt: number;
  readonly width: number;
  readonly height: number;
  readonly horizonV: number;
  readonly focalPixels: number;
  readonly eyeHeight: number;

  constructor(width: number, height: number, horizonV: number, focalPixels: number, eyeHeight = 1.6) {
    this.width = width;
    this.height = height;
    this.horizonV = horizonV;
    this.focalPixels = focalPixels;
    this.eyeHeight = eyeHeight;
    this.centreU = width / 2;
    this.centreV = height / 2;
    const tilt = Math.atan((this.centreV - horizonV) / focalPixels);
    this.sinTilt = Math.sin(tilt);
    this.cosTilt = Math.cos(tilt);
  }

  /** Writes [u, v, depth] of a point in metres; depth is along the view axis, in metres. */
  project(x: number, y: number, z: number, out: [number, number, number]): [number, number, number] {
    const dy = y - this.eyeHeight;
    const depth = -this.sinTilt * dy + this.cosTilt * z;
    const down = -this.cosTilt * dy - this.sinTilt * z;
    out[0] = this.centreU + (this.focalPixels * x) / depth;
    out[1] = this.centreV + (this.focalPixels * down) / depth;
    out[2] = depth;
    return out;
  }

  /** Writes [x, z, depth] of the ground seen at a pixel; depth is -1 at and above the horizon. */
  groundAt(u: number, v: number, out: [number, number, number]): [number, number, number] {
    const dx = (u - this.centreU) / this.focalPixels;
    const dy = (v - this.centreV) / this.focalPixels;
    const rise = -this.cosTilt * dy - this.sinTilt;
    if (rise >= -1e-4) {
      out[2] = -1;
      return out;
    }
    const depth = this.eyeHeight / -rise;
    out[0] = dx * depth;
    out[1] = (this.cosTilt - this.sinTilt * dy) * depth;
    out[2] = depth;
    return out;
  }
}
