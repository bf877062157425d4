import type { LinearRgb } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";

/** Raise when readScene's result changes: scenes cached under an older version are stale. */
export const sceneVersion = 26;

/** What is read from a photo, shared by all variations. Numbers and typed arrays only, to survive v8.serialize. */
export interface Scene {
  version: number;
  width: number;
  height: number;
  /** 0..255 per pixel: ground that may be redesigned, without driveway, street, pool and steps. */
  ground: Uint8Array;
  /** Kinds of all ground, on a coarse grid over the whole picture. */
  groundKinds: GroundKindMap;
  /** 1 where the sky is, on the same grid. */
  sky: Uint8Array;
  /** Ground at another level or far behind, on the same grid; left as it is. */
  otherLevels?: GroundKindMap;
  /** Row of the horizon in the middle column, in pixels from the top; negative where the camera looks steeply down. */
  horizonV: number;
  /** 1 where the customer marked what is no ground as ground, on the grid of `groundKinds`. */
  opened?: { width: number; height: number; values: Uint8Array };
  paving?: ExistingPaving;
  isPaved: boolean;
  greenShare: number;
  /** Mean (G - max(R, B)) / G over the ground; a healthy lawn has more than 0.09. */
  lushness: number;
  /** Mean color of the green ground; absent if there is too little. */
  lawnColor?: LinearRgb;
  light: Light;
  shading: ShadingMap;
  finish: CameraFinish;
  /** Density of upright lines (255 = 0.25) on a coarse grid. */
  uprights: { width: number; height: number; values: Uint8Array };
  /** Doors and garage doors with their foot on the ground, most certain first. */
  doors: readonly SceneDoor[];
  /** Probability of walls, fences and roofs (255 = 1), on the same grid. */
  built: { width: number; height: number; values: Uint8Array };
  /** Probability of a house rather than a fence or wall (255 = 1), on the same grid. */
  house: { width: number; height: number; values: Uint8Array };
  /** Probability of a door of the house (255 = 1), on its own grid. */
  doorways: { width: number; height: number; values: Uint8Array };
  /** Probability of trees, shrubs and hedges (255 = 1), on the same grid. */
  leafage: { width: number; height: number; values: Uint8Array };
  /** What each cell most likely shows, an index into `seenKinds`, on the same grid. */
  likeliest: { width: number; height: number; values: Uint8Array };
  /** Saturation of the photo's greens relative to drawn plants: 0.7 to 1.12. */
  vividness: number;
  /** Glare and air added to black, so that new shadows are no blacker than old ones. */
  haze: LinearRgb;
  reading: SceneReading;
  lens: Lens;
  confidence: Confidence;
}

/** "none" is not ground. {@link keptKinds} are left as they are unless the wish says otherwise. */
export const groundKinds = [
  "none",
  "lawn",
  "soil",
  "bed",
  "gravel",
  "paving",
  "driveway",
  "street",
  "pool",
  "steps",
] as const;
export type GroundKind = (typeof groundKinds)[number];
export const keptKinds: ReadonlySet<GroundKind> = new Set(["driveway", "street", "pool", "steps"]);

/** By default. */
export function isOpenKind(kind: GroundKind): boolean {
  return kind !== "none" && !keptKinds.has(kind);
}

/** An index into {@link groundKinds} per cell. */
export interface GroundKindMap {
  width: number;
  height: number;
  values: Uint8Array;
}

export interface Lens {
  /** Focal length as a share of the picture's long side; a phone's main camera has 0.75. */
  focalShare: number;
  /** Whether it is from the photo's metadata. */
  focalKnown: boolean;
  /** Radians; positive if the horizon's right end is lower. */
  roll: number;
  /** Meters from the ground to the lens. */
  eyeHeight: number;
  /** Relative error of lengths on the ground that covers nine in ten. */
  scaleUncertainty: number;
  /** Correction from a length that the owner knows, already applied to `eyeHeight`. */
  knownFactor?: number;
}

export type DoorKind = "door" | "garage-door";

/** The feet of a door's jambs, as shares of width and height. */
export interface SceneDoor {
  kind: DoorKind;
  left: readonly [u: number, v: number];
  right: readonly [u: number, v: number];
}

export type Doubt = "little-ground" | "ground" | "levels" | "snow" | "night" | "no-yard" | "horizon" | "scale";

/** How far the ground reading can be trusted; when unsure, the customer is asked. */
export interface Confidence {
  /** 0..1. */
  score: number;
  unsure: boolean;
  doubts: readonly Doubt[];
  /** The most doubtful piece of ground: a point in it as shares of width and height, and what else it may be. */
  doubted?: { at: readonly [u: number, v: number]; maybe: GroundKind };
}

export interface ExistingPaving {
  /** 0..255 per pixel. */
  matte: Uint8Array;
  /** Of the ground. */
  share: number;
  /** As shares of width and height. */
  centreU: number;
  centreV: number;
}

/**
 * Relative to drawn pixels: one-sided symmetric filters of luma (softness, halo) and chroma (blur), and before them
 * noise of dark, middle and light tones, as standard deviation in bytes.
 */
export interface CameraFinish {
  luma: readonly number[];
  chroma: readonly number[];
  noise: readonly [dark: number, middle: number, light: number];
}

/** One sun and an even sky. A white level plane in full sun shows as `level`. */
export interface Light {
  /** Unit vector toward the sun. */
  direction: Vec3;
  /** 0 = a guess, 1 = the photo's shadows leave no doubt. */
  certainty: number;
  /** 0 = overcast, 1 = hard sun. */
  strength: number;
  /** Sun's share of the light on level ground, 0..1, which a cast shadow removes. */
  sunShare: number;
  sun: LinearRgb;
  sky: LinearRgb;
  level: LinearRgb;
}

/** Brightness of the ground's lighting (1 = median), on a coarse grid over the whole picture. */
export interface ShadingMap {
  width: number;
  height: number;
  values: Float32Array;
}

/** How well the photo could be read; for asking the customer, not for refusing. */
export interface SceneReading {
  /** Share of the picture. */
  groundShare: number;
  /** Share of the picture. */
  certainGround: number;
  /** Share of the picture: sky, building, wall, tree or shrub. */
  certainSurroundings: number;
  skyShare: number;
  /** Mean entropy of open ground in nats; 0 = certain. */
  entropy: number;
  /** Probabilities of the photo's subject by the reader's names; empty if it was not trained on any. */
  subjects: Readonly<Record<string, number>>;
}
