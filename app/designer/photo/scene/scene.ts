import type { LinearRgb } from "../../numeric/colour.ts";
import type { Vec3 } from "../../numeric/vector.ts";

/** Raise it when readScene changes what it returns: scenes kept on disk under an older version are stale. */
export const sceneVersion = 23;

/**
 * Everything the designer reads out of a photo, shared by all variations of an order.
 * Numbers and typed arrays only, so that it survives a structured clone (v8.serialize) and designs come out the same.
 */
export interface Scene {
  version: number;
  width: number;
  height: number;
  /** 0..255 per pixel: how surely it shows ground that may be redesigned. Driveway, street, pool and steps are not in it. */
  ground: Uint8Array;
  /** What the ground is made of, kept ground too, on a coarse grid over the whole picture. */
  groundKinds: GroundKindMap;
  /** 1 where the sky is, on the same grid. */
  sky: Uint8Array;
  /** What might be redesigned and lies on another level (above a wall, up some steps) or far behind: its kinds, on the same grid. Left as it is. */
  otherLevels?: GroundKindMap;
  /** Row of the horizon in the middle column, in pixels from the top. */
  horizonV: number;
  paving?: ExistingPaving;
  /** The ground is paved nearly everywhere. */
  isPaved: boolean;
  /** Share of the ground that is green, 0..1. */
  greenShare: number;
  /** Mean (G - max(R, B)) / G over the ground: above 0.09 a lawn is healthy. */
  lushness: number;
  /** Mean colour of the green part of the ground; absent where there is too little of it. */
  lawnColour?: LinearRgb;
  light: Light;
  shading: ShadingMap;
  /** What the camera made of fine detail. */
  finish: CameraFinish;
  /** Density of upright lines (255 = 0.25) on a coarse grid: doors, windows, palings. */
  uprights: { width: number; height: number; values: Uint8Array };
  /** Doors and garage doors whose foot is on the ground, the surest first. */
  doors: readonly SceneDoor[];
  /** Density of what people have built (255 = 1) on the same grid: walls, fences, roofs; not the sky. */
  built: { width: number; height: number; values: Uint8Array };
  /** Of that, how likely a house stands there and no fence or wall (255 = 1), on the same grid. */
  house: { width: number; height: number; values: Uint8Array };
  /** How likely a door of the house is there (255 = 1), on a grid of its own. */
  doorways: { width: number; height: number; values: Uint8Array };
  /** How surely trees, shrubs and hedges are there (255 = 1), on the same grid. */
  leafage: { width: number; height: number; values: Uint8Array };
  /** How saturated the photo's greens are, 1 = as plants are drawn: 0.7 to 1.12. */
  vividness: number;
  /** What the camera adds to black: glare and air, so that new shadows are no blacker than old ones. */
  haze: LinearRgb;
  reading: SceneReading;
  lens: Lens;
  confidence: Confidence;
}

/** What a piece of level ground is; "none" is no ground. {@link keptKinds} are left as they are unless the wish says otherwise. */
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

/** Whether ground of that kind may be redesigned without being asked for. */
export function isOpenKind(kind: GroundKind): boolean {
  return kind !== "none" && !keptKinds.has(kind);
}

/** An index into {@link groundKinds} per cell. */
export interface GroundKindMap {
  width: number;
  height: number;
  values: Uint8Array;
}

/** The camera as far as it is known. */
export interface Lens {
  /** Focal length as share of the picture's long side: 0.75 is a phone's main camera. */
  focalShare: number;
  /** Whether the photo's own data said so. */
  focalKnown: boolean;
  /** Radians by which the horizon leans, positive when its right end is lower. */
  roll: number;
  /** Metres from the ground to the lens. */
  eyeHeight: number;
  /** How wrong lengths on the ground may be by the estimate, as share: nine in ten are within. */
  scaleUncertainty: number;
  /** By how much a length its owner knows corrects the estimate; `eyeHeight` is corrected by it. */
  knownFactor?: number;
}

export type DoorKind = "door" | "garage-door";

/** A door in the photo: the feet of its jambs, as shares of width and height. */
export interface SceneDoor {
  kind: DoorKind;
  left: readonly [u: number, v: number];
  right: readonly [u: number, v: number];
}

/** Why a photo may have been misread. */
export type Doubt = "little-ground" | "ground" | "levels" | "snow" | "night" | "no-yard" | "horizon" | "scale";

/** How far the reading of the ground can be trusted. When unsure the customer is asked. */
export interface Confidence {
  /** 0..1. */
  score: number;
  unsure: boolean;
  doubts: readonly Doubt[];
  /** The piece of ground that is doubted most: a spot in it as shares of width and height, and what else it may be. */
  doubted?: { at: readonly [u: number, v: number]; maybe: GroundKind };
}

/** Paving that is already in the yard. */
export interface ExistingPaving {
  /** 0..255 per pixel. */
  matte: Uint8Array;
  /** Share of the ground. */
  share: number;
  /** Centre as share of width and height. */
  centreU: number;
  centreV: number;
}

/**
 * What the camera and its JPEG made of fine detail, as against what is drawn: filters across and down of luma (softness, halo)
 * and chroma (blur), each the share of the pixel itself and then of those on either side; before them the noise of dark,
 * middle and light tones, standard deviation in bytes.
 */
export interface CameraFinish {
  luma: readonly number[];
  chroma: readonly number[];
  noise: readonly [dark: number, middle: number, light: number];
}

/** One sun and an even sky. Irradiances are such that a white level plane in full sun shows as `level`. */
export interface Light {
  /** Unit vector towards the sun. */
  direction: Vec3;
  /** How sure that is: 0 = a guess, 1 = the photo's own shadows leave no doubt. */
  certainty: number;
  /** 0 = overcast, 1 = hard sun. */
  strength: number;
  /** Share of the light on level ground that the sun gives, 0..1: what a cast shadow takes away. */
  sunShare: number;
  sun: LinearRgb;
  sky: LinearRgb;
  level: LinearRgb;
}

/** How bright the ground is lit in the photo (1 = as its median), on a coarse grid over the whole picture. */
export interface ShadingMap {
  width: number;
  height: number;
  values: Float32Array;
}

/** How well the photo could be read; for asking the customer, not for refusing. */
export interface SceneReading {
  /** Share of the picture that is ground. */
  groundShare: number;
  /** Share of the picture that the reader is certain is open ground. */
  certainGround: number;
  skyShare: number;
  /** How much the reader wavers over what is ground, in nats: 0 = it is sure of every pixel. */
  entropy: number;
  /** What the photo as a whole shows, as shares by the names the reader was taught; empty where it was taught none. */
  subjects: Readonly<Record<string, number>>;
}
