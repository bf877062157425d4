/**
 * The eye is above the plan's origin, looking along +z, tilted so that the horizon is at a given row of the middle
 * column, rolled by `roll` radians (positive: the horizon's right end is lower). Pixels: u right, v down, (0, 0) is the
 * top left corner. Meters as in numeric/vector.ts.
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
  readonly roll: number;
  readonly sinRoll: number;
  readonly cosRoll: number;

  constructor(width: number, height: number, horizonV: number, focalPixels: number, eyeHeight = 1.6, roll = 0) {
    this.width = width;
    this.height = height;
    this.horizonV = horizonV;
    this.focalPixels = focalPixels;
    this.eyeHeight = eyeHeight;
    this.centreU = width / 2;
    this.centreV = height / 2;
    this.roll = roll;
    this.sinRoll = Math.sin(roll);
    this.cosRoll = Math.cos(roll);
    const tilt = Math.atan(((this.centreV - horizonV) * this.cosRoll) / focalPixels);
    this.sinTilt = Math.sin(tilt);
    this.cosTilt = Math.cos(tilt);
  }

  /** [u, v, depth]; depth is in meters along the view axis. */
  project(x: number, y: number, z: number, out: [number, number, number]): [number, number, number] {
    const dy = y - this.eyeHeight;
    const depth = -this.sinTilt * dy + this.cosTilt * z;
    const down = -this.cosTilt * dy - this.sinTilt * z;
    const scale = this.focalPixels / depth;
    out[0] = this.centreU + (x * this.cosRoll - down * this.sinRoll) * scale;
    out[1] = this.centreV + (x * this.sinRoll + down * this.cosRoll) * scale;
    out[2] = depth;
    return out;
  }

  /** Points behind the camera have a negative depth. */
  isInPicture(u: number, v: number, depth = 1): boolean {
    return depth > 0 && u >= 0 && v >= 0 && u < this.width && v < this.height;
  }

  /** {@link project} for ground points at one distance, into `us` and `vs`; returns their depth. */
  projectRow(xs: Float64Array, z: number, us: Float64Array, vs: Float64Array): number {
    const dy = -this.eyeHeight;
    const depth = -this.sinTilt * dy + this.cosTilt * z;
    const down = -this.cosTilt * dy - this.sinTilt * z;
    const scale = this.focalPixels / depth;
    for (let i = 0; i < xs.length; i++) {
      us[i] = this.centreU + (xs[i] * this.cosRoll - down * this.sinRoll) * scale;
      vs[i] = this.centreV + (xs[i] * this.sinRoll + down * this.cosRoll) * scale;
    }
    return depth;
  }

  horizonAt(u: number): number {
    return this.horizonV + (u - this.centreU) * (this.sinRoll / this.cosRoll);
  }

  /** [x, z, depth]; depth is -1 at and above the horizon. */
  groundAt(u: number, v: number, out: [number, number, number]): [number, number, number] {
    const acrossPicture = (u - this.centreU) / this.focalPixels;
    const downPicture = (v - this.centreV) / this.focalPixels;
    const dx = acrossPicture * this.cosRoll + downPicture * this.sinRoll;
    const dy = downPicture * this.cosRoll - acrossPicture * this.sinRoll;
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
