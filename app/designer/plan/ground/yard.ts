import type { DoorKind, GroundKind } from "../../photo/scene/scene.ts";
import type { Camera } from "../../stage/camera.ts";

/** A pixel counts as ground, or as paving, from this share on: it is more likely that than not. */
export const likely = 0.5;

/** A photo's ground is a lawn from this share of green on, and a healthy one from this lushness on. By eye. */
export const lawnGreen = 0.6;
export const healthyLushness = 0.09;

/** A photo's ground is gravel from this share of it on. By eye. */
export const mostlyGravel = 0.6;

/** Where a door, a gate in a wall or a garage door stands: its two sides, metres. */
export interface YardDoor {
  kind: DoorKind;
  /** The photo shows no sure door: it is where the house most likely has one. */
  isSupposed?: boolean;
  from: readonly [x: number, z: number];
  to: readonly [x: number, z: number];
}

/** What the plan needs to know of the photo. Pixel coordinates are those of the camera. */
export interface Yard {
  camera: Camera;
  /** 0..1: how surely the pixel shows ground that may be redesigned. */
  groundAt(u: number, v: number): number;
  /** What the ground is made of at the pixel; "none" off the ground. Also tells the ground that is kept and therefore not in `groundAt`. */
  kindAt(u: number, v: number): GroundKind;
  /** 0..1: how surely the pixel shows paving that is already there. */
  pavingAt(u: number, v: number): number;
  /** Distance (metres, plan z) of what stands at the pixel: house, fence, hedge, a trunk; Infinity where it is ground. */
  standingAt(u: number, v: number): number;
  doors: readonly YardDoor[];
  /** Density of upright lines round the pixel, 0..0.25. */
  uprightsAt(u: number, v: number): number;
  /** 0..1: how much of what is round the pixel people have built: wall, fence, roof; not plants, not sky. */
  builtAt(u: number, v: number): number;
  /** 0..1: how likely the pixel shows a house, and no fence or wall. */
  houseAt(u: number, v: number): number;
  /** 0..1: how surely the pixel shows a tree, a shrub or a hedge. */
  leafageAt(u: number, v: number): number;
  /** 0..1: how likely the pixel shows a door of the house. */
  doorAt(u: number, v: number): number;
  /** Share of the ground mask that is green, 0..1. */
  greenShare: number;
  /** Mean (G - max(R, B)) / G over the ground mask. */
  lushness: number;
  /** Share of the ground that may be redesigned that is gravel, 0..1. */
  gravelShare?: number;
  /** Paving is the ground itself: there is next to nothing else. */
  isPaved?: boolean;
  /** Existing paving, when there is enough of it to build on: share of the ground mask, and centre as share of width, height. */
  paving?: { share: number; centreU: number; centreV: number };
}
