import type { Raster } from "../../app/designer/numeric/raster.ts";
import type { Surface } from "./ground-regions.ts";
import type { Solid } from "./solids.ts";
import type { Texture } from "./textures.ts";

/** A yard as it is built: meters, x right, y up, z away from the camera, which stands above (0, 0, 0). */
export interface FixtureYard {
  name: string;
  /** Pixels of the photo. */
  width: number;
  height: number;
  camera: FixtureCamera;
  sun: FixtureSun;
  /** What the ground is made of; the first region that contains a point counts, then `base`. */
  regions: readonly Surface[];
  base: Surface["class"];
  baseTexture: Texture;
  solids: readonly Solid[];
  /** Doors that show whole, garage doors too. */
  doors?: readonly FixtureDoor[];
}

/** Middle of a door's foot, meters. Leaf and frame: their heights are the least and the most it may be measured to have. */
export interface FixtureDoor {
  x: number;
  z: number;
  heights: readonly [least: number, most: number];
}

export interface FixtureCamera {
  /** Focal length as share of the long side. */
  focalShare: number;
  /** Row of the horizon in the middle column, as share of the height. */
  horizon: number;
  /** Radians, positive when the right end of the horizon is lower. */
  roll: number;
  /** Metres. */
  eyeHeight: number;
}

export interface FixtureSun {
  /** Towards the sun; need not be of unit length. */
  direction: readonly [number, number, number];
  /** 0 = overcast, 1 = clear. */
  strength: number;
  /** Light as a whole: 1 by day, about 0.03 at night. */
  exposure: number;
  /** sRGB bytes at the horizon and at the top. */
  sky: readonly [low: readonly [number, number, number], high: readonly [number, number, number]];
}

/** The truth about the photo of a fixture yard. */
export interface YardTruth {
  /** 1 where the pixel shows ground that may be redesigned. */
  ground: Uint8Array;
  /** Index into `truthClasses` per pixel. */
  classes: Uint8Array;
  /** Pixels from the top, in the middle column. */
  horizonV: number;
  roll: number;
  focalShare: number;
  eyeHeight: number;
  /** Towards the sun, unit length. */
  sun: readonly [number, number, number];
  /** Width in meters of each ground pixel; 0 where no ground is seen. */
  metersPerPixel: Float32Array;
}

export interface FixturePhoto {
  name: string;
  photo: Raster;
  truth: YardTruth;
}
